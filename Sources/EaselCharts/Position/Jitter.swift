/// Moves marks that hide each other, by the same distances in every run.
package enum Jitter {
  /// Returns a part of the room for a row, evenly spread between -0.5 and 0.5.
  ///
  /// The generator is SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
  /// generators", OOPSLA 2014) at the row's step, so that a row keeps its part whatever the others
  /// are.
  package static func part(row: Int, seed: UInt64 = 0) -> Double {
    var bits = seed &+ (UInt64(bitPattern: Int64(row)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    // The 53 bits that a Double holds.
    return Double(bits >> 11) / 9_007_199_254_740_992 - 0.5
  }
}
