import Foundation

/// A logarithmic scale, on which equal ratios have equal lengths.
///
/// ```swift
/// let y = LogScale(domain: [1, 1000], range: [300, 0])
/// y(10)      // 200
/// y.ticks()  // [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, … 1000]
/// ```
///
/// The domain must be entirely positive or entirely negative. Zero and values of the other sign
/// have no position. The behavior is that of `scaleLog` in d3-scale 4.
public struct LogScale: ContinuousScale {
  /// The base of ticks and round domain ends; positions do not depend on it.
  ///
  /// A base below 1.01 or an infinite one counts as 10.
  public var base: Double
  /// The data values, ascending or descending, that are mapped to the positions in ``range`` with
  /// the same index.
  public var domain: [Double]
  /// The positions to which the values in ``domain`` with the same index are mapped.
  public var range: [Double]
  /// Whether positions are clamped to the range and inverted values to the domain, instead of
  /// extrapolated.
  public var isClamped: Bool
  /// Whether positions are rounded to whole numbers.
  public var isRounded: Bool
  /// The result for a value without a position, such as zero or NaN; NaN by default.
  public var unknown: Double

  /// Creates a logarithmic scale from a base, a domain and a range; the default maps 1...10 to
  /// 0...1.
  public init(
    base: Double = 10, domain: [Double] = [1, 10], range: [Double] = [0, 1],
    isClamped: Bool = false, isRounded: Bool = false, unknown: Double = .nan
  ) {
    self.base = base
    self.domain = domain
    self.range = range
    self.isClamped = isClamped
    self.isRounded = isRounded
    self.unknown = unknown
  }

  /// Returns the natural logarithm of a value; for a negative domain, the negated logarithm of its
  /// absolute value.
  ///
  /// The result ascends with the value for both signs of the domain. It is NaN for a value of the
  /// other sign.
  public func transformed(_ value: Double) -> Double {
    isNegative ? -log(-value) : log(value)
  }

  /// Returns the data value of a transformed value; the inverse of ``transformed(_:)``.
  public func untransformed(_ value: Double) -> Double {
    isNegative ? -exp(-value) : exp(value)
  }

  /// Returns powers of the base within the domain, and their multiples if there are few powers.
  ///
  /// If there are at least `count` powers, the result contains those with round exponents. If
  /// powers and multiples are fewer than half of `count`, the result contains linear ticks.
  ///
  /// - Parameter count: The approximate number of ticks.
  public func ticks(_ count: Double = 10) -> [Double] {
    guard count > 0, count.isFinite, let ends = orderedEnds else { return [] }
    let powers = LogPowers(base: base)
    let (low, high) = (powers.logarithm(ends.low), powers.logarithm(ends.high))
    var result: [Double]
    if powers.isWhole, high - low < count {
      result = powers.multiples(from: ends.low, to: ends.high)
      if Double(result.count) * 2 < count {
        result = Ticks.values(from: ends.low, to: ends.high, count: count)
      }
    } else {
      result = Ticks.values(from: low, to: high, count: min(high - low, count))
        .map(powers.power).filter { $0 > 0 && $0.isFinite }
    }
    if ends.isMirrored { result = result.reversed().map { -$0 } }
    return ends.isReversed ? result.reversed() : result
  }

  /// Moves the first and the last value of the domain outwards to powers of the base.
  ///
  /// - Parameter count: Ignored; the result is always the nearest powers.
  public mutating func nice(_ count: Double = 10) {
    guard let ends = orderedEnds else { return }
    let powers = LogPowers(base: base)
    var low = powers.power(powers.logarithm(ends.low).rounded(.down))
    var high = powers.power(powers.logarithm(ends.high).rounded(.up))
    guard low > 0, high.isFinite else { return }
    if ends.isMirrored { (low, high) = (-high, -low) }
    if ends.isReversed { swap(&low, &high) }
    domain[0] = low
    domain[domain.count - 1] = high
  }

  private var isNegative: Bool { (domain.first ?? 0) < 0 }

  /// The absolute values of the domain's ends in ascending order; `nil` where they have no
  /// logarithm.
  private var orderedEnds: LogEnds? {
    guard let first = domain.first, let last = domain.last else { return nil }
    return LogEnds(first, last)
  }
}
