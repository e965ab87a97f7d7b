/// A scale that maps a domain of numbers linearly to a range of positions.
///
/// ```swift
/// let y = LinearScale(domain: [0, 87], range: [200, 0]).niced()
/// y(50)          // 100: the domain is now 0 … 100
/// y.ticks(5)     // [0, 20, 40, 60, 80, 100]
/// y.invert(150)  // 25
/// ```
///
/// The numbers of the domain and the range are stops. With two stops the map is linear. With more
/// stops it is piecewise linear: each stop of the domain is mapped to the stop of the range with
/// the same index. Surplus stops of the longer list are ignored. The domain may descend. A value
/// outside of the domain is extrapolated, or clamped if ``isClamped`` is `true`. The behavior is
/// that of `scaleLinear` in d3-scale 4.
public struct LinearScale: ContinuousScale {
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
  /// The result for a value without a position, such as NaN, and for every value if ``domain`` or
  /// ``range`` has fewer than 2 numbers; NaN by default.
  public var unknown: Double

  /// Creates a linear scale from a domain and a range; by default both are 0...1.
  public init(
    domain: [Double] = [0, 1], range: [Double] = [0, 1], isClamped: Bool = false,
    isRounded: Bool = false, unknown: Double = .nan
  ) {
    self.domain = domain
    self.range = range
    self.isClamped = isClamped
    self.isRounded = isRounded
    self.unknown = unknown
  }

  /// Returns the value itself, because a linear scale has no transform.
  public func transformed(_ value: Double) -> Double { value }

  /// Returns the value itself, because a linear scale has no transform.
  public func untransformed(_ value: Double) -> Double { value }

  /// Returns about `count` round values within the domain; they descend if the domain descends.
  public func ticks(_ count: Double = 10) -> [Double] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return Ticks.values(from: first, to: last, count: count)
  }

  /// Moves the first and the last value of the domain outwards to round values.
  ///
  /// - Parameter count: The approximate number of ticks between the ends; it determines how round
  ///   the ends are.
  public mutating func nice(_ count: Double = 10) {
    guard let first = domain.first, let last = domain.last else { return }
    let ends = Ticks.nice(from: first, to: last, count: count)
    domain[0] = ends.start
    domain[domain.count - 1] = ends.stop
  }
}
