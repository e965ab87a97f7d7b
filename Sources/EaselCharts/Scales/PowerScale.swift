/// A scale whose positions are proportional to a power of the value, such as its square root.
///
/// ```swift
/// let radius = PowerScale(exponent: 0.5, domain: [0, 100], range: [0, 20])
/// radius(25)  // 10: a quarter of the value, half of the radius, a quarter of the area
/// ```
///
/// Negative values are mirrored: sign(x) · |x|^exponent. Ticks and round domain ends are those of a
/// linear scale. The behavior is that of `scalePow` and `scaleSqrt` in d3-scale 4.
public struct PowerScale: ContinuousScale {
  /// The exponent of the power, such as 0.5 for a square root; zero, infinite values and NaN count
  /// as 1.
  public var exponent: Double
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

  /// Creates a power scale from an exponent, a domain and a range; the default is the identity on
  /// 0...1.
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

  /// Returns sign(x) · |x|^exponent for a data value x.
  public func transformed(_ value: Double) -> Double {
    PowerTransform(exponent: exponent).apply(value)
  }

  /// Returns the data value of a transformed value; the inverse of ``transformed(_:)``.
  public func untransformed(_ value: Double) -> Double {
    PowerTransform(exponent: exponent).invert(value)
  }

  /// Returns about `count` round values within the domain; they descend if the domain descends.
  public func ticks(_ count: Double = 10) -> [Double] { LinearScale(domain: domain).ticks(count) }

  /// Moves the first and the last value of the domain outwards to round values.
  ///
  /// - Parameter count: The approximate number of ticks between the ends; it determines how round
  ///   the ends are.
  public mutating func nice(_ count: Double = 10) {
    domain = LinearScale(domain: domain).niced(count).domain
  }

  /// Returns a number format for about `count` ticks, with the number of decimals that their
  /// distance requires.
  ///
  /// See ``LinearScale/tickFormat(_:base:)`` for the parameters.
  public func tickFormat(_ count: Double = 10, base: NumberFormat = .automatic) -> NumberFormat {
    LinearScale(domain: domain).tickFormat(count, base: base)
  }
}
