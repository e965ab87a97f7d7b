/// A scale from numbers to positions: evenly spaced after a transform, straight between its stops.
///
/// ``LinearScale``, ``LogScale``, ``PowerScale`` and ``SymlogScale`` share what is here. With more
/// than two stops each domain stop goes to the range stop of the same index. The behaviour is that
/// of d3-scale 4.
public protocol ContinuousScale: Hashable, Sendable {
  /// The data values of the stops, ascending or descending.
  var domain: [Double] { get set }
  /// The positions of the stops.
  var range: [Double] { get set }
  /// Whether results are held between the ends of the domain and the range.
  var isClamped: Bool { get set }
  /// Whether positions are rounded to whole numbers.
  var isRounded: Bool { get set }
  /// The position of a value that has none.
  var unknown: Double { get set }

  /// Returns the number that is placed evenly for a data value.
  func transformed(_ value: Double) -> Double
  /// Returns the data value of a number that is placed evenly.
  func untransformed(_ value: Double) -> Double
  /// Returns about `count` round values within the domain, in its direction.
  func ticks(_ count: Double) -> [Double]
  /// Moves the first and the last stop of the domain outwards to round values.
  mutating func nice(_ count: Double)
}

extension ContinuousScale {
  /// Returns the position of a data value.
  ///
  /// If all of the domain is one value, every number goes to the middle of the range. A value
  /// without a position (NaN, or zero on a logarithmic scale) gives ``unknown``.
  ///
  /// - Complexity: Logarithmic in the number of stops.
  public func callAsFunction(_ value: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !value.isNaN else { return unknown }
    let held = isClamped ? StopMap.clamp(value, domain[0], domain[count - 1]) : value
    let position = StopMap.map(
      held, from: domain, to: range, count: count, apply: transformed)
    if position.isNaN { return unknown }
    return isRounded ? (position + 0.5).rounded(.down) : position
  }

  /// Returns the data value at a position; NaN if there is none.
  ///
  /// The range must ascend or descend. If all of the range is one position, the result is the
  /// middle of the domain.
  public func invert(_ position: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !position.isNaN else { return .nan }
    let value = untransformed(
      StopMap.map(position, from: range, to: domain, count: count, targetApply: transformed))
    return isClamped ? StopMap.clamp(value, domain[0], domain[count - 1]) : value
  }

  /// Returns the scale with the ends of its domain moved outwards to round values.
  public func niced(_ count: Double = 10) -> Self {
    var copy = self
    copy.nice(count)
    return copy
  }

  /// Returns the scale with another range.
  public func rescaled(to range: [Double]) -> Self {
    var copy = self
    copy.range = range
    return copy
  }

  /// Returns the scale with another domain.
  public func rescaled(from domain: [Double]) -> Self {
    var copy = self
    copy.domain = domain
    return copy
  }

  /// Returns the scale that holds its results between the ends.
  public func clamped(_ isClamped: Bool = true) -> Self {
    var copy = self
    copy.isClamped = isClamped
    return copy
  }
}
