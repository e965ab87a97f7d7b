extension SeededGenerator {
  /// Returns a generator for one of many cases, whose neighbors have nothing in common.
  package init(case number: Int, of seed: UInt64) {
    self.init(seed: (seed &* 0x1_0000_0001 &+ UInt64(number)) &* 0x9E37_79B9_97F4_A7C1 &+ 17)
  }

  /// Returns true once in a number of calls, on average.
  package mutating func isOnce(in count: Int) -> Bool { below(count) == 0 }

  /// Returns an integer from 0 up to a count, without it.
  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Returns an integer of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
