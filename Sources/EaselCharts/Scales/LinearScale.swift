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
/// the range stop at the same place (surplus stops of the longer list are not used). The domain may
/// descend. A value outside of the domain is extrapolated, or held at the ends if the scale
/// ``isClamped``. The behaviour is that of d3-scale 4's `scaleLinear`.
public struct LinearScale: Hashable, Sendable {
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

  /// Returns the position of a data value.
  ///
  /// If all of the domain is one value, every number goes to the middle of the range.
  ///
  /// - Complexity: Logarithmic in the number of stops.
  public func callAsFunction(_ value: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !value.isNaN else { return unknown }
    let held = isClamped ? Self.clamp(value, domain[0], domain[count - 1]) : value
    let position = Self.map(held, from: domain, to: range, count: count)
    return isRounded ? (position + 0.5).rounded(.down) : position
  }

  /// Returns the data value at a position; NaN if there is none.
  ///
  /// The range must ascend or descend. If all of the range is one position, the result is the
  /// middle of the domain.
  public func invert(_ position: Double) -> Double {
    let count = min(domain.count, range.count)
    guard count >= 2, !position.isNaN else { return .nan }
    let value = Self.map(position, from: range, to: domain, count: count)
    return isClamped ? Self.clamp(value, domain[0], domain[count - 1]) : value
  }

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

  /// Returns the scale with the ends of its domain moved outwards to round values.
  public func niced(_ count: Double = 10) -> LinearScale {
    var copy = self
    copy.nice(count)
    return copy
  }

  /// Returns the scale with another range.
  public func rescaled(to range: [Double]) -> LinearScale {
    var copy = self
    copy.range = range
    return copy
  }

  /// Returns the scale with another domain.
  public func rescaled(from domain: [Double]) -> LinearScale {
    var copy = self
    copy.domain = domain
    return copy
  }

  /// Returns the scale that holds its results between the ends.
  public func clamped(_ isClamped: Bool = true) -> LinearScale {
    var copy = self
    copy.isClamped = isClamped
    return copy
  }

  private static func clamp(_ value: Double, _ first: Double, _ second: Double) -> Double {
    max(min(first, second), min(max(first, second), value))
  }

  private static func map(
    _ value: Double, from source: [Double], to target: [Double], count: Int
  ) -> Double {
    let descends = source[count - 1] < source[0]
    // The last inner stop that is not beyond the value begins its segment.
    var low = 1
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      let isBeyond = descends ? source[middle] < value : source[middle] > value
      if isBeyond { high = middle } else { low = middle + 1 }
    }
    var (start, end) = (low - 1, low)
    if descends { swap(&start, &end) }
    let length = source[end] - source[start]
    if length.isNaN { return .nan }
    let share = length == 0 ? 0.5 : (value - source[start]) / length
    return target[start] * (1 - share) + target[end] * share
  }
}
