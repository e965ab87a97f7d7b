import EaselBlocks
import EaselCanvas
import Foundation

/// A bar chart as a value: its data, and options that suit a chart of any size.
///
/// ```swift
/// var chart = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
/// chart.maximumPaint = .color(.systemOrange)
/// try chart.chartTitle("Sales").write(to: URL(filePath: "sales.pdf"))
/// ```
///
/// It is a block whose body is a ``Chart`` of ``BarMark``s, so that it can be in a stack or in a
/// report, and has a layout, a data table and an alternative text as every chart. What its own
/// properties leave automatic, the modifiers of charts can set. `BarChartView` shows it
/// as a view.
public struct BarChart: Block, Hashable, Sendable {
  /// An arrangement of the bars of several series within a category.
  public enum Arrangement: Hashable, Sendable {
    /// Places the bars of a category side by side.
    case grouped
    /// Stacks the bars of a category on each other, positive and negative values in opposite
    /// directions.
    case stacked
  }

  /// A direction in which bars grow.
  public enum Orientation: Hashable, Sendable {
    /// Draws vertical bars, which grow upward.
    case vertical
    /// Draws horizontal bars, which grow toward the trailing side.
    case horizontal
  }

  /// The names of the categories, written below vertical bars or on the leading side of horizontal
  /// bars.
  public var categories: [String]
  /// The series of values, each with a value for each category.
  public var series: [BarSeries]
  /// The arrangement of the bars of several series within a category; the default is grouped.
  public var arrangement = Arrangement.grouped
  /// The direction in which bars grow; the default is vertical.
  public var orientation = Orientation.vertical
  /// The gap between categories as a share of the width of a category's bars; the default is 0.5.
  ///
  /// With the default, n bars in a width W are w = 2W / (3n + 1) wide, but at most 56 points. With
  /// any other ratio, the width of bars has no limit.
  public var spacingRatio: CGFloat = Self.standardSpacing
  /// The corner radii in points, given for a bar that grows upward; `nil` rounds the far end by 1.5
  /// points.
  ///
  /// The top radii apply to the far end of a bar, the bottom radii to its end at the base line.
  /// With `nil`, bars less than 6 points wide and bars that are clipped by the axis have square
  /// corners.
  public var cornerRadii: CornerRadii?
  /// The paint of the bar with the greatest value in a chart of one series; `nil` uses the series'
  /// paint.
  ///
  /// If several bars have the greatest value, all of them have this paint.
  public var maximumPaint: Paint?
  /// The rule for whether values are written at the ends of the bars.
  ///
  /// With ``/EaselBlocks/Visibility/automatic``, the default, they are written for a single series of
  /// at most 12 vertical or 40 horizontal bars, if there is space for each value and ``axis`` is
  /// not ``/EaselBlocks/Visibility/visible``.
  public var valueLabels = Visibility.automatic
  /// The rule for whether the value axis and its grid lines are drawn.
  ///
  /// With ``/EaselBlocks/Visibility/automatic``, the default, they are drawn if the values are not
  /// written at the bars, and the chart is at least 14 times as wide and 9 times as high as the
  /// text size.
  public var axis = Visibility.automatic
  /// The rule for whether the legend is drawn.
  ///
  /// With ``/EaselBlocks/Visibility/automatic``, the default, it is drawn if more than one series has a
  /// name.
  public var legend = Visibility.automatic
  /// The number format of value and axis labels; `nil` uses as many decimals as the values need.
  public var valueFormat: NumberFormat?
  /// The least and the greatest value of the value axis; `nil` derives them from the data and 0.
  ///
  /// With `nil`, the ends are usually round numbers if the axis is drawn; otherwise they are those
  /// of the data. A domain that is not finite counts as `nil`.
  public var domain: ClosedRange<Double>?
  /// The approximate number of steps of the value axis, 1...100; `nil` chooses 3 to 6 ticks.
  public var tickCount: Int?
  /// The lines that are drawn across the plot at values of the value axis, such as a target.
  public var referenceLines: [ReferenceLine] = []
  /// The size of the text in points; `nil` uses that of other charts, 9.5 in documents and views.
  ///
  /// A size that is not positive and finite counts as `nil`.
  public var fontSize: CGFloat?
  /// The link target for all bars of a category, by the zero-based index of the category.
  ///
  /// ```swift
  /// var chart = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
  /// chart.links = [0: .url("https://example.com/q1"), 2: .destination("q3")]
  /// ```
  ///
  /// A link whose index is not that of a category is reported as a warning. ``BarSeries/links`` has
  /// priority.
  public var links: [Int: LinkTarget] = [:]
  /// The text in the center of a chart without finite values; `nil`, the default, is “No data” in
  /// the language of the drawing.
  public var emptyText: String?
  /// The space between the chart's edges and its contents in points; `nil` uses half of the text
  /// size, and at most 5 % of the chart's shorter side.
  package var padding: CGFloat?

  /// Creates a chart from the names of its categories and its series of values.
  public init(categories: [String] = [], series: [BarSeries] = []) {
    self.categories = categories
    self.series = series
  }

  /// Creates a chart of one series, with a value for each category.
  ///
  /// - Parameters:
  ///   - categories: The names of the categories.
  ///   - values: A value for each category.
  ///   - color: The color of the bars; `nil` uses the palette's first color.
  public init(categories: [String], values: [Double], color: Color? = nil) {
    self.init(
      categories: categories,
      series: [BarSeries(values: values, paint: color.map { .color($0) })])
  }

  /// The number of ``categories`` or of the values of the longest series, whichever is greater.
  public var categoryCount: Int { max(categories.count, series.map(\.values.count).max() ?? 0) }

  func value(_ series: Int, _ category: Int) -> Double? {
    let values = self.series[series].values
    guard category < values.count, values[category].isFinite else { return nil }
    return values[category]
  }

  func look(of series: Int, _ style: ChartStyle) -> any ShapeStyle {
    style.presetStyle(series, self.series[series].paint)
  }

  /// The number format of the values.
  var format: NumberFormat { valueFormat ?? .suiting(series.lazy.flatMap(\.values)) }

  // MARK: Names

  var hasNames: Bool { categories.contains { !$0.isEmpty } }

  /// The name of each category; empty without a name.
  var categoryNames: [String] { (0..<categoryCount).map(name(ofCategory:)) }

  func name(ofCategory index: Int) -> String {
    index < categories.count ? categories[index] : ""
  }

  /// Returns the category and, in a chart of several series, the series of a bar.
  func label(of location: Location) -> String {
    [name(ofCategory: location.category), series.count > 1 ? series[location.series].name : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
