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
  /// The absolute value at which the scale changes from linear to logarithmic, more than 0.
  ///
  /// The default is 1.
  public var constant: Double
  /// The data values of the stops, ascending or descending.
  public var domain: [Double]
  /// The positions of the stops.
  public var range: [Double]
  /// Whether results are clamped to the ends of the domain and the range.
  public var isClamped: Bool
  /// Whether positions are rounded to whole numbers.
  public var isRounded: Bool
  /// The result for a value that has no position.
  public var unknown: Double

  /// Creates a symmetric logarithmic scale from its constant and stops.
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

  /// Returns sign(x) · log(1 + |x / constant|).
  public func transformed(_ value: Double) -> Double {
    ScaleTransform.symmetricLog(slopeAtZero: 1 / constant).apply(value)
  }

  /// Returns the value whose transformed value is given.
  public func untransformed(_ value: Double) -> Double {
    ScaleTransform.symmetricLog(slopeAtZero: 1 / constant).invert(value)
  }

  /// Returns about `count` round values within the domain, in its order.
  public func ticks(_ count: Double = 10) -> [Double] { LinearScale(domain: domain).ticks(count) }

  /// Moves the first and the last stop of the domain outwards to round values.
  ///
  /// - Parameter count: The approximate number of ticks between the ends; it determines how round
  ///   the ends are.
  public mutating func nice(_ count: Double = 10) {
    domain = LinearScale(domain: domain).niced(count).domain
  }

  /// Returns a number format with the decimals that the ticks need, the same for all ticks.
  ///
  /// See ``LinearScale/tickFormat(_:base:)`` for the parameters.
  public func tickFormat(_ count: Double = 10, base: NumberFormat = .automatic) -> NumberFormat {
    LinearScale(domain: domain).tickFormat(count, base: base)
  }
}
