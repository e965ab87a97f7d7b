/// A scale that maps a domain of numbers to a range of positions, linearly after a transform such
/// as a logarithm.
///
/// ``LinearScale``, ``LogScale``, ``PowerScale`` and ``SymlogScale`` conform to this protocol. A
/// stop is a value of the domain and the position of the range with the same index. The behavior is
/// that of d3-scale 4.
public protocol ContinuousScale: Hashable, Sendable {
  /// The data values, ascending or descending, that are mapped to the positions in ``range`` with
  /// the same index.
  var domain: [Double] { get set }
  /// The positions to which the values in ``domain`` with the same index are mapped.
  var range: [Double] { get set }
  /// Whether positions are clamped to the range and inverted values to the domain, instead of
  /// extrapolated.
  var isClamped: Bool { get set }
  /// Whether positions are rounded to whole numbers.
  var isRounded: Bool { get set }
  /// The position that the scale returns for a value without a position, such as NaN.
  var unknown: Double { get set }

  /// Returns a data value after the scale's transform, such as its logarithm; the result is mapped
  /// linearly.
  func transformed(_ value: Double) -> Double
  /// Returns the data value of a transformed value; the inverse of ``transformed(_:)``.
  func untransformed(_ value: Double) -> Double
  /// Returns about `count` round values within the domain; they descend if the domain descends.
  func ticks(_ count: Double) -> [Double]
  /// Moves the first and the last value of the domain outwards to round values.
  ///
  /// - Parameter count: The approximate number of ticks between the ends; it determines how round
  ///   the ends are.
  mutating func nice(_ count: Double)
}

extension ContinuousScale {
  /// Returns the position of a data value, or ``unknown`` if it has none.
  ///
  /// If all stops of the domain are equal, every number is mapped to the middle of the range. A
  /// value without a position (NaN, infinity, or zero on a logarithmic scale) returns ``unknown``;
  /// a scale that is clamped maps infinity and zero to an end of the range.
  ///
  /// - Complexity: Logarithmic in the number of stops.
  public func callAsFunction(_ value: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !value.isNaN else { return unknown }
    let held = isClamped ? StopMap.clamp(value, domain[0], domain[count - 1]) : value
    let position = StopMap.map(
      held, from: domain, to: range, count: count, apply: transformed)
    guard position.isFinite else { return unknown }
    return isRounded ? (position + 0.5).rounded(.down) : position
  }

  /// Returns the data value at a position, or NaN if there is none.
  ///
  /// The range must ascend or descend. If all stops of the range are equal, the result is the
  /// middle of the domain.
  public func invert(_ position: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !position.isNaN else { return .nan }
    let value = untransformed(
      StopMap.map(position, from: range, to: domain, count: count, targetApply: transformed))
    return isClamped ? StopMap.clamp(value, domain[0], domain[count - 1]) : value
  }

  /// Returns a copy of the scale whose domain ends are moved outwards to round values.
  ///
  /// - Parameter count: The approximate number of ticks between the ends; it determines how round
  ///   the ends are.
  public func niced(_ count: Double = 10) -> Self {
    var copy = self
    copy.nice(count)
    return copy
  }

  /// Returns a copy of the scale with another range.
  public func rescaled(to range: [Double]) -> Self {
    var copy = self
    copy.range = range
    return copy
  }

  /// Returns a copy of the scale with another domain.
  public func rescaled(from domain: [Double]) -> Self {
    var copy = self
    copy.domain = domain
    return copy
  }

  /// Returns a copy of the scale whose results are clamped to the range or the domain, or are not
  /// if `isClamped` is `false`.
  ///
  /// - Parameter isClamped: Whether the copy clamps.
  public func clamped(_ isClamped: Bool = true) -> Self {
    var copy = self
    copy.isClamped = isClamped
    return copy
  }
}
