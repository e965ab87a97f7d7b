/// A random number generator whose numbers are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of any magnitude between 10^-9 and 10^9, and any sign.
  package mutating func number() -> Double {
    var exponent = Double.random(in: -9...9, using: &self)
    exponent = exponent.rounded()
    var power = 1.0
    for _ in 0..<Int(abs(exponent)) { power *= exponent < 0 ? 0.1 : 10 }
    return Double.random(in: -10...10, using: &self) * power
  }
}
