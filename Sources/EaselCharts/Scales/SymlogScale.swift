/// A logarithmic scale that also holds zero and negative values.
///
/// ```swift
/// let x = SymlogScale(domain: [-1000, 1000], range: [0, 200])
/// x(0)  // 100
/// ```
///
/// A value is placed at sign(x) · log(1 + |x / constant|): linear for values much smaller than the
/// constant, logarithmic beyond (Webber, A bi-symmetric log transformation for wide-range data,
/// 2012). Ticks and round ends are those of a linear scale; ``SymlogTicks`` has powers. The
/// behaviour is that of d3-scale 4's `scaleSymlog`.
public struct SymlogScale: ContinuousScale {
  /// The size of values at which the scale turns from linear to logarithmic, more than 0.
  public var constant: Double
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

  /// Creates a scale from its constant and stops.
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

  /// Returns the value that is transformed into the given one.
  public func untransformed(_ value: Double) -> Double {
    ScaleTransform.symmetricLog(slopeAtZero: 1 / constant).invert(value)
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
