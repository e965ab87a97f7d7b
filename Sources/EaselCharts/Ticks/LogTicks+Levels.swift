import Foundation

extension LogTicks {
  /// The number of powers of ten up to which an axis has ticks with text between the powers.
  static let maximumDecades = 3.0
  /// The fewest ticks with text of an axis that is not left with its powers alone.
  static let fewestTicks = 3

  /// Returns the ticks that an axis of at most three powers of ten can have, from the most to the
  /// fewest.
  ///
  /// ```swift
  /// LogTicks.levels(from: 1, to: 1000, base: 10).map(\.major)
  /// // [1, 2, 5, 10, … 500, 1000], [1, 3, 10, 30, … 1000], [1, 10, 100, 1000]
  /// ```
  ///
  /// Ticks with text are multiples of powers by 1, 2 and 5, by 1 and 3, or by 1; all other multiples
  /// have ticks without text. The result is empty for a longer interval, for a base that is not a
  /// whole number from 6 to 16, and for an interval with fewer than three multiples by 1, 2 and 5,
  /// which has linear ticks.
  static func levels(from start: Double, to stop: Double, base: Double) -> [LogTicks] {
    let powers = LogPowers(base: base)
    guard let ends = LogEnds(start, stop), powers.isWhole, powers.base > 5, powers.base <= 16,
      log10(ends.high) - log10(ends.low) <= maximumDecades + 1e-9
    else { return [] }
    let all = powers.multiples(from: ends.low, to: ends.high)
    return [[1, 2, 5], [1, 3], [1]].compactMap { factors in
      let major = powers.multiples(factors, from: ends.low, to: ends.high)
      guard major.count >= fewestTicks else { return nil }
      var ticks = LogTicks()
      ticks.major = major
      ticks.minor = all.filter { !major.contains($0) }
      if ends.isMirrored { ticks.negate() }
      return ticks
    }
  }

  private init() {}

  /// Mirrors the ticks at zero.
  private mutating func negate() {
    major = major.reversed().map { -$0 }
    minor = minor.reversed().map { -$0 }
  }
}
