/// Random bytes: unpredictable ones from the system, or reproducible ones from a seed, for tests.
struct PDFRandomBytes {
  /// A generator with the same numbers in each run: SplitMix64 (Steele, Lea and Flood, 2014).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private var generator: any RandomNumberGenerator

  init(seed: UInt64?) {
    generator = seed.map { Seeded(state: $0) } ?? SystemRandomNumberGenerator()
  }

  /// Returns a number of random bytes.
  mutating func next(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      let value = generator.next()
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
      }
    }
    return Array(bytes.prefix(count))
  }
}
