/// What happens to an annotation that does not fit.
///
/// ```swift
/// RuleMark(x: .value("Today", today))
///   .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) {
///     Text("today")
///   }
/// ```
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The strategy along the x axis.
  public var x: Strategy
  /// The strategy along the y axis.
  public var y: Strategy

  /// Makes a resolution of one strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Moves what overflows into the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// What an annotation must lie in.
  public struct Boundary: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, chart, plot }
    package let form: Form
    /// The chart.
    public static let automatic = Boundary(form: .automatic)
    /// The whole chart.
    public static let chart = Boundary(form: .chart)
    /// The plot, within the axes.
    public static let plot = Boundary(form: .plot)
  }

  /// What gives way to an annotation that overflows.
  public struct Strategy: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    package let form: Form
    /// The annotation is moved into the chart.
    public static let automatic = Strategy(form: .automatic)
    /// The annotation is moved into the chart.
    public static let fit = Strategy(form: .fit(.automatic))
    /// The range of the scale gives way; ticks stay.
    public static let padScale = Strategy(form: .padScale)
    /// The annotation stays where it is.
    public static let disabled = Strategy(form: .disabled)
    /// The annotation is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(form: .fit(boundary)) }
  }
}
