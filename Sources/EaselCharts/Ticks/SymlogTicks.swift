import Foundation

/// The ticks of a symmetric logarithmic axis: zero, and positive and negative powers of ten.
///
/// ```swift
/// SymlogTicks(from: -1000, to: 1000).major  // [−1000, −100, −10, −1, 0, 1, 10, 100, 1000]
/// SymlogTicks(from: 0, to: 0.5).major       // [0, 0.1, 0.2, 0.3, 0.4, 0.5]
/// ```
///
/// The least power is the first one in the logarithmic part of the scale. An interval in the linear
/// part, or with fewer than three ticks at zero and powers, has linear ticks.
public struct SymlogTicks: Hashable, Sendable {
  /// The values of the ticks with text, ascending, or descending if the axis starts at its greater
  /// end.
  public var major: [Double] = []
  /// The values of the ticks without text, ascending, or descending if the axis starts at its
  /// greater end.
  public var minor: [Double] = []

  /// Creates the ticks of a symmetric logarithmic axis between two finite numbers.
  ///
  /// - Parameters:
  ///   - start: The first end. If it is greater than `stop`, the ticks descend. If an end is not
  ///     finite, there are no ticks.
  ///   - stop: The second end.
  ///   - slopeAtZero: The inverse of the absolute value at which the scale changes from linear to
  ///     logarithmic. A value that is not positive and finite counts as 1.
  ///   - count: The greatest number of ticks with text; less than 3 counts as 3.
  public init(
    from start: Double, to stop: Double, slopeAtZero: Double = 1, count: Int = 9
  ) {
    guard start.isFinite, stop.isFinite else { return }
    let (low, high) = (min(start, stop), max(start, stop))
    let slope = slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1
    let minimum = max(1 / slope, .leastNormalMagnitude)
    let powers = LogPowers(base: 10)
    let positive = powers.exponents(from: max(low, minimum), to: high)
    let negative = powers.exponents(from: max(-high, minimum), to: -low)
    let zeros = low <= 0 && high >= 0 ? 1 : 0
    if (positive?.count ?? 0) + (negative?.count ?? 0) + zeros >= 3 {
      let kept = Self.kept(positive, negative, count: max(3, count) - zeros)
      let below = Self.split(negative, kept: kept, powers)
      let above = Self.split(positive, kept: kept, powers)
      major = below.major.reversed().map { -$0 } + (zeros == 1 ? [0] : []) + above.major
      minor = below.minor.reversed().map { -$0 } + above.minor
    } else {
      major = Ticks.values(from: low, to: high, atMost: max(3, count))
    }
    if stop < start {
      major.reverse()
      minor.reverse()
    }
  }

  /// The exponents with text: every k-th, counted down from the greatest.
  private static func kept(
    _ positive: ClosedRange<Int>?, _ negative: ClosedRange<Int>?, count: Int
  ) -> (maximum: Int, stride: Int) {
    let maximum = max(positive?.upperBound ?? .min, negative?.upperBound ?? .min)
    var stride = 1
    func number(_ exponents: ClosedRange<Int>?) -> Int {
      exponents?.count { (maximum - $0).isMultiple(of: stride) } ?? 0
    }
    while stride < 700, number(positive) + number(negative) > count { stride += 1 }
    return (maximum, stride)
  }

  private static func split(
    _ exponents: ClosedRange<Int>?, kept: (maximum: Int, stride: Int), _ powers: LogPowers
  ) -> (major: [Double], minor: [Double]) {
    var result: (major: [Double], minor: [Double]) = ([], [])
    for exponent in exponents.map(Array.init) ?? [] {
      let power = powers.multiple(1, ofPower: Double(exponent))
      if (kept.maximum - exponent).isMultiple(of: kept.stride) {
        result.major.append(power)
      } else {
        result.minor.append(power)
      }
    }
    return result
  }
}
