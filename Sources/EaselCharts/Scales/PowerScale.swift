/// A scale whose positions grow with a power of the value, such as its square root.
///
/// ```swift
/// let radius = PowerScale(exponent: 0.5, domain: [0, 100], range: [0, 20])
/// radius(25)  // 10: a quarter of the value, half of the radius, a quarter of the area
/// ```
///
/// Negative values are mirrored: sign(x) · |x|^exponent. Ticks and round ends are those of a linear
/// scale. The behaviour is that of d3-scale 4's `scalePow` and `scaleSqrt`.
public struct PowerScale: ContinuousScale {
  /// The exponent; zero and what is not finite count as 1.
  public var exponent: Double
  /// The data values of the stops, ascending or descending.
  public var domain: [Double]
  /// The positions of the stops.
  public var range: [Double]
  /// Whether results are held between the ends of the domain and the range.
  public var isClamped: Bool
  /// Whether positions are rounded to whole numbers.
  public var isRounded: Bool
  /// The position of a value that has none.
  public var unknown: Double

  /// Creates a scale from its exponent and stops; by default the identity on 0 … 1.
  public init(
    exponent: Double = 1, domain: [Double] = [0, 1], range: [Double] = [0, 1],
    isClamped: Bool = false, isRounded: Bool = false, unknown: Double = .nan
  ) {
    self.exponent = exponent
    self.domain = domain
    self.range = range
    self.isClamped = isClamped
    self.isRounded = isRounded
    self.unknown = unknown
  }

  /// Returns sign(x) · |x|^exponent.
  public func transformed(_ value: Double) -> Double {
    ScaleTransform.power(exponent: exponent).apply(value)
  }

  /// Returns the value whose power is given.
  public func untransformed(_ value: Double) -> Double {
    ScaleTransform.power(exponent: exponent).invert(value)
  }

  /// Returns about `count` round values within the domain, in its direction.
  public func ticks(_ count: Double = 10) -> [Double] { LinearScale(domain: domain).ticks(count) }

  /// Moves the first and the last stop of the domain outwards to round values.
  public mutating func nice(_ count: Double = 10) {
    domain = LinearScale(domain: domain).niced(count).domain
  }

  /// Returns a format whose digits suit the ticks; see ``LinearScale/tickFormat(_:base:)``.
  public func tickFormat(_ count: Double = 10, base: NumberFormat = .automatic) -> NumberFormat {
    LinearScale(domain: domain).tickFormat(count, base: base)
  }
}
