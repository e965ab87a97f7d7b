/// The strategies for an annotation that does not fit, one for each axis.
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
  /// The strategy for overflow along the x axis.
  public var x: Strategy
  /// The strategy for overflow along the y axis.
  public var y: Strategy

  /// Creates a resolution from a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The ``Strategy/automatic`` strategy along both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// The rectangle that an annotation is moved into.
  public struct Boundary: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, chart, plot }
    package let form: Form
    /// The automatic boundary, which is the whole chart.
    public static let automatic = Boundary(form: .automatic)
    /// The whole chart, with its axes.
    public static let chart = Boundary(form: .chart)
    /// The plot, without its axes.
    public static let plot = Boundary(form: .plot)
  }

  /// The change that is made for an annotation that overflows.
  public struct Strategy: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    package let form: Form
    /// Adds space within the plot for the annotation, then moves the annotation into the chart.
    ///
    /// For a rule, the upper edge of the plot is moved down instead. For a sector, no space is
    /// added.
    public static let automatic = Strategy(form: .automatic)
    /// Moves the annotation into the chart.
    public static let fit = Strategy(form: .fit(.automatic))
    /// Shortens the range of the scale so that the annotation fits in the plot; tick values stay
    /// the same.
    public static let padScale = Strategy(form: .padScale)
    /// Leaves the annotation at its position, even outside of the chart.
    public static let disabled = Strategy(form: .disabled)
    /// Moves the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(form: .fit(boundary)) }
  }
}
