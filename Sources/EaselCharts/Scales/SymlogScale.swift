/// A logarithmic scale that also maps zero and negative values.
///
/// ```swift
/// let x = SymlogScale(domain: [-1000, 1000], range: [0, 200])
/// x(0)  // 100
/// ```
///
/// A value is placed at sign(x) · log(1 + |x / constant|). That is linear for values much smaller
/// than the constant and logarithmic for greater ones (Webber, A bi-symmetric log transformation
/// for wide-range data, 2012). Ticks and round domain ends are those of a linear scale;
/// ``SymlogTicks`` gives powers. The behavior is that of `scaleSymlog` in d3-scale 4.
public struct SymlogScale: ContinuousScale {
  /// The absolute value at which the scale changes from linear to logarithmic, more than 0; 1 by
  /// default.
  ///
  /// A constant that is not a positive finite number counts as 1.
  public var constant: Double
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

  /// Creates a symmetric logarithmic scale from a constant, a domain and a range.
  public init(
    constant: Double = 1, domain: [Double] = [0, 1], range: [Double] = [0, 1],
    isClamped: Bool = false, isRounded: Bool = false, unknown: Double = .nan
  ) {
    self.constant = constant
    self.domain = domain
    self.range = range
    self.isClamped = isClamped
    self.isRounded = isRounded
    self.unknown = unknown
  }

  /// Returns sign(x) · log(1 + |x / constant|) for a data value x.
  public func transformed(_ value: Double) -> Double {
    SymlogTransform(slopeAtZero: 1 / constant).apply(value)
  }

  /// Returns the data value of a transformed value; the inverse of ``transformed(_:)``.
  public func untransformed(_ value: Double) -> Double {
    SymlogTransform(slopeAtZero: 1 / constant).invert(value)
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
