/// The strategies, one for each axis, for an annotation that extends beyond the plot or the chart.
///
/// ```swift
/// let today = Date.now
/// let chart = Chart {
///   RuleMark(x: .value("Today", today))
///     .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) {
///       Text("today")
///     }
/// }
/// ```
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The strategy for an annotation that extends too far to the left or right.
  public var x: Strategy
  /// The strategy for an annotation that extends too far up or down.
  public var y: Strategy

  /// Creates a resolution from a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The ``Strategy/automatic`` strategy along both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// The rectangle into which an annotation that overflows is moved: the chart or the plot.
  public struct Boundary: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, chart, plot }
    let form: Form
    /// The automatic boundary, which is the chart with its axes, without its titles and legends.
    public static let automatic = Boundary(form: .automatic)
    /// The chart with its axes, without its titles and legends.
    public static let chart = Boundary(form: .chart)
    /// The plot, without its axes.
    public static let plot = Boundary(form: .plot)
  }

  /// The handling of an annotation that overflows along one axis, such as moving it into the chart.
  public struct Strategy: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let form: Form
    /// Adds space within the plot where the kind of mark allows it, then moves the annotation into
    /// the chart.
    ///
    /// Along the y axis, space is added for all marks except sectors; for a rule, the upper edge of
    /// the plot is moved down instead. Along the x axis, space is added only for horizontal bars and
    /// beyond the ends of horizontal rules and of lines, and an annotation that would cover axis labels is moved
    /// into the plot.
    public static let automatic = Strategy(form: .automatic)
    /// Moves an annotation that overflows into the chart, without a change of the scale.
    public static let fit = Strategy(form: .fit(.automatic))
    /// Shortens the range of the scale so that the annotation fits in the plot; tick values stay
    /// the same.
    public static let padScale = Strategy(form: .padScale)
    /// Leaves the annotation at its position, even outside of the chart and in front of other
    /// marks and texts.
    public static let disabled = Strategy(form: .disabled)
    /// Returns a strategy that moves an annotation that overflows into the chart or the plot.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(form: .fit(boundary)) }
  }
}
