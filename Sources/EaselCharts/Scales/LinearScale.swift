/// A continuous map from data values to positions, straight between its stops.
///
/// ```swift
/// let y = LinearScale(domain: [0, 87], range: [200, 0]).niced()
/// y(50)          // 100: the domain is now 0 … 100
/// y.ticks(5)     // [0, 20, 40, 60, 80, 100]
/// y.invert(150)  // 25
/// ```
///
/// With two stops the map is one line; with more it is piecewise linear, each domain stop going to
/// the range stop at the same position (surplus stops of the longer list are not used). The domain may
/// descend. A value outside of the domain is extrapolated, or held at the ends if the scale
/// ``isClamped``. The behaviour is that of d3-scale 4's `scaleLinear`.
public struct LinearScale: ContinuousScale {
  /// The data values of the stops, ascending or descending.
  public var domain: [Double]
  /// The positions of the stops.
  public var range: [Double]
  /// Whether results are held between the ends of the domain and the range.
  public var isClamped: Bool
  /// Whether positions are rounded to whole numbers.
  public var isRounded: Bool
  /// The position of a value that has none (NaN, or a scale with fewer than two stops).
  public var unknown: Double

  /// Creates a scale from its stops; by default the identity on 0 … 1.
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

  /// Returns about `count` round values within the domain, in its direction.
  public func ticks(_ count: Double = 10) -> [Double] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return Ticks.values(from: first, to: last, count: count)
  }

  /// Moves the first and the last stop of the domain outwards to round values.
  public mutating func nice(_ count: Double = 10) {
    guard let first = domain.first, let last = domain.last else { return }
    let ends = Ticks.nice(from: first, to: last, count: count)
    domain[0] = ends.start
    domain[domain.count - 1] = ends.stop
  }
}
