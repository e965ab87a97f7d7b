import EaselCanvas
import Foundation

/// The data and options of a bar chart, as a value.
///
/// ```swift
/// var chart = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
/// chart.maximumPaint = .color(.systemOrange)
/// let layout = chart.layout(in: CGSize(width: 300, height: 200))
/// let rectangles = layout.bars.map(\.rect)
/// ```
///
/// ``layout(in:)`` computes every rectangle and label as numbers; ``BarChartLayout/draw(on:)``
/// draws them. ``BarChartView`` does both as a view.
public struct BarChart: Hashable, Sendable {
  /// An arrangement of the bars of several series within a category.
  public enum Arrangement: Hashable, Sendable {
    /// Places the bars of a category side by side.
    case grouped
    /// Stacks the bars of a category, with negative values below the base line.
    case stacked
  }

  /// A direction in which bars grow.
  public enum Orientation: Hashable, Sendable {
    /// Draws vertical bars, which grow upward.
    case vertical
    /// Draws horizontal bars, which grow to the right.
    case horizontal
  }

  /// A rule for whether a part of the chart is drawn.
  public enum Visibility: Hashable, Sendable {
    /// Draws the part if the rule of the property applies and there is space.
    case automatic
    /// Draws the part if there is space.
    case visible
    /// Never draws the part.
    case hidden
  }

  /// The names of the categories, which are written beside the base line.
  public var categories: [String]
  /// The series of values, each with a value for each category.
  public var series: [BarSeries]
  /// The arrangement of the bars of several series within a category; the default is grouped.
  public var arrangement = Arrangement.grouped
  /// The direction in which bars grow; the default is vertical.
  public var orientation = Orientation.vertical
  /// The gap between bars as a share of the bar's width; the default is 0.5.
  ///
  /// With the default, n bars in a width W are w = 2W / (3n + 1) wide, but at most 56 points. With
  /// any other ratio, the width of bars has no limit.
  public var spacingRatio: CGFloat = Self.standardSpacing
  /// The radii of the bars' corners, given for a bar that grows upward.
  ///
  /// The top radii apply to the far end of a bar, the bottom radii to its end at the base line.
  /// `nil` rounds the far end by 1.5 points.
  public var cornerRadii: CornerRadii?
  /// The paint of the bar with the greatest value, in a chart of one series.
  ///
  /// If several bars have the greatest value, all of them have this paint.
  ///
  /// With `nil`, the bar has the paint of its series.
  public var maximumPaint: Paint?
  /// The rule for whether values are written at the ends of the bars.
  ///
  /// With ``BarChart/Visibility/automatic``, the default, they are written for a single series of
  /// at most 12 vertical or 40 horizontal bars, if there is space for each value and ``axis`` is
  /// not ``BarChart/Visibility/visible``.
  public var valueLabels = Visibility.automatic
  /// The rule for whether the value axis and its grid lines are drawn.
  ///
  /// With ``BarChart/Visibility/automatic``, the default, they are drawn if the values are not
  /// written at the bars, and the chart is at least 14 times as wide and 9 times as high as the
  /// text size.
  public var axis = Visibility.automatic
  /// The rule for whether the legend is drawn.
  ///
  /// With ``BarChart/Visibility/automatic``, the default, it is drawn if more than one series has a
  /// name.
  public var legend = Visibility.automatic
  /// The format of values; `nil` uses as many decimals as the values need.
  public var valueFormat: NumberFormat?
  /// The least and the greatest value of the axis; `nil` uses round numbers around the data.
  public var domain: ClosedRange<Double>?
  /// The approximate number of steps of the value axis; `nil` chooses three to six by the length.
  public var tickCount: Int?
  /// The lines that are drawn across the chart at values.
  public var referenceLines: [ReferenceLine] = []
  /// The size of the text in points; `nil` uses 9.5 for a chart of any size.
  public var fontSize: CGFloat?
  /// The link targets of the bars of a category, by the category's index.
  ///
  /// ```swift
  /// var chart = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
  /// chart.links = [0: .url("https://example.com/q1"), 2: .destination("q3")]
  /// ```
  ///
  /// A link whose index is not that of a category is reported as a warning. ``BarSeries/links`` has
  /// priority.
  public var links: [Int: LinkTarget] = [:]
  /// The text that is drawn if the chart has no data.
  public var emptyText = "No data"
  /// The free space around the chart, in points.
  ///
  /// `nil` uses half of the text size, and less in charts with a side of less than 100 points.
  public var padding: CGFloat?

  /// Creates a chart of several series.
  public init(categories: [String] = [], series: [BarSeries] = []) {
    self.categories = categories
    self.series = series
  }

  /// Creates a chart of one series.
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

  /// The number of categories: that of the names or that of the values, whichever is greater.
  public var categoryCount: Int { max(categories.count, series.map(\.values.count).max() ?? 0) }

  func value(_ series: Int, _ category: Int) -> Double? {
    let values = self.series[series].values
    guard category < values.count, values[category].isFinite else { return nil }
    return values[category]
  }

  func paint(of series: Int) -> Paint {
    self.series[series].paint ?? .color(ChartPalette.color(series))
  }
}
