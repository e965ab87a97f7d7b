/// The interval of an axis of numbers and its ticks, inferred from the data.
///
/// ```swift
/// NumberDomain.inferred(from: 12, to: 151, role: .bars, style: .fitted)
/// // 0 … 160, ticks 0, 50, 100, 150
/// NumberDomain.inferred(from: 20, to: 85, role: .values, style: .zeroBased)
/// // 0 … 100, ticks 0, 25, 50, 75, 100
/// ```
struct NumberDomain: Hashable, Sendable {
  /// A rule by which axes are inferred.
  enum Style: Hashable, Sendable {
    /// Three to six ticks; at most 15 % of the axis is empty; zero is included where marks begin at
    /// it.
    case fitted
    /// Zero is always included; the ends are ticks, of at most four steps.
    case zeroBased
  }

  /// The use of an axis by the marks.
  enum Role: Hashable, Sendable {
    /// Bars or areas that begin at zero.
    case bars
    /// Values of lines and points.
    case values
    /// Positions of marks, on the axis across the values.
    case positions
  }

  /// The least value of the axis.
  var lower: Double
  /// The greatest value of the axis.
  var upper: Double
  /// The values of ticks with text, ascending, all within the interval.
  var ticks: [Double]
  /// The values of ticks without text.
  var minorTicks: [Double] = []
  /// Whether the values are years, which are written without grouping.
  var holdsYears = false

  init(lower: Double, upper: Double, ticks: [Double], minorTicks: [Double] = []) {
    self.lower = lower
    self.upper = upper
    self.ticks = ticks
    self.minorTicks = minorTicks
  }

  /// Extends the axis to the same distance below and above zero, and mirrors its ticks.
  mutating func mirror() {
    let reach = max(abs(lower), abs(upper))
    var distances = Set((ticks + [0]).map(abs)).sorted()
    // Five or seven ticks in all.
    if distances.count > 4 {
      distances = stride(from: 0, to: distances.count, by: 2).map { distances[$0] }
    }
    (lower, upper) = (-reach, reach)
    ticks = distances.dropFirst().reversed().map { -$0 } + distances
  }

  /// The fraction of the axis, after a transform, that is beyond the data.
  func emptyShare(
    beyond low: Double, _ high: Double, transform: ScaleTransform = .linear
  ) -> Double {
    let scale = PositionScale(
      lower: lower, upper: upper, transform: transform, start: 0, end: 1)
    return 1 - (scale.position(of: high) - scale.position(of: low))
  }
}
