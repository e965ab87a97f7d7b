/// A scale that maps numbers to positions linearly between its stops.
///
/// ```swift
/// let y = LinearScale(domain: [0, 87], range: [200, 0]).niced()
/// y(50)          // 100: the domain is now 0 … 100
/// y.ticks(5)     // [0, 20, 40, 60, 80, 100]
/// y.invert(150)  // 25
/// ```
///
/// With two stops the map is linear. With more stops it is piecewise linear: each stop of the
/// domain is mapped to the stop of the range with the same index. Surplus stops of the longer list
/// are ignored. The domain may descend. A value outside of the domain is extrapolated, or clamped
/// if ``isClamped`` is `true`. The behavior is that of `scaleLinear` in d3-scale 4.
public struct LinearScale: ContinuousScale {
  /// The data values of the stops, ascending or descending.
  public var domain: [Double]
  /// The positions of the stops.
  public var range: [Double]
  /// Whether results are clamped to the ends of the domain and the range.
  public var isClamped: Bool
  /// Whether positions are rounded to whole numbers.
  public var isRounded: Bool
  /// The result for NaN, and for every value if the scale has fewer than two stops.
  public var unknown: Double

  /// Creates a linear scale from its stops; the default is the identity on 0...1.
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

  /// Returns the value itself.
  public func transformed(_ value: Double) -> Double { value }

  /// Returns the value itself.
  public func untransformed(_ value: Double) -> Double { value }

  /// Returns about `count` round values within the domain, in its order.
  public func ticks(_ count: Double = 10) -> [Double] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return Ticks.values(from: first, to: last, count: count)
  }

  /// Moves the first and the last stop of the domain outwards to round values.
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
