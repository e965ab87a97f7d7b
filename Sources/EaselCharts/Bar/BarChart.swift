import EaselCanvas
import Foundation

/// A bar chart as a value: its data and how it is to look.
///
/// ```swift
/// var chart = BarChart(categories: ["Q1", "Q2", "Q3"], values: [3, 7, 5])
/// chart.maximumPaint = .color(.systemOrange)
/// let layout = chart.layout(in: CGSize(width: 300, height: 200))
/// layout.bars.map(\.rect)
/// ```
///
/// ``layout(in:)`` computes every rectangle and label as numbers; ``BarChartLayout/draw(on:)``
/// draws them. ``BarChartView`` is both as a view.
public struct BarChart: Hashable, Sendable {
  /// How the series of a category stand.
  public enum Arrangement: Hashable, Sendable {
    /// Side by side.
    case grouped
    /// On top of one another, negative values below the base line.
    case stacked
  }

  /// Which way bars grow.
  public enum Orientation: Hashable, Sendable {
    /// Upwards.
    case vertical
    /// To the right.
    case horizontal
  }

  /// Whether a part shows.
  public enum Visibility: Hashable, Sendable {
    /// Where it helps and has room.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// The names below the bars.
  public var categories: [String]
  /// The rows of values.
  public var series: [BarSeries]
  /// How the series of a category stand.
  public var arrangement = Arrangement.grouped
  /// Which way bars grow.
  public var orientation = Orientation.vertical
  /// Gap between bars as a share of the bar's width; half of a bar by default, so that n bars in
  /// a width W are w = 2W / (3n + 1) wide, but at most 56 points.
  ///
  /// Bars of another ratio are as wide as it says.
  public var spacingRatio: CGFloat = Self.standardSpacing
  /// Radii of the corners at a bar's far end and at the base line, as of a bar that grows upwards;
  /// nil rounds the far end by 1.5 points.
  public var cornerRadii: CornerRadii?
  /// The paint of the greatest value of a single series; all of them if several are equal.
  ///
  /// Nil gives it no paint of its own.
  public var maximumPaint: Paint?
  /// Whether the values stand at the ends of the bars.
  ///
  /// Automatically, those of a single series of up to twelve bars do when each has room.
  public var valueLabels = Visibility.automatic
  /// Whether the value axis and its grid lines show.
  ///
  /// Automatically, they do when the values at the bars do not.
  public var axis = Visibility.automatic
  /// Whether the legend shows.
  ///
  /// Automatically, it does when more than one series has a name.
  public var legend = Visibility.automatic
  /// How values are written; nil has as many decimals as they need.
  public var valueFormat: NumberFormat?
  /// The least and greatest value of the axis; nil follows the data, with nice ends.
  public var domain: ClosedRange<Double>?
  /// About how many steps the value axis has; nil has as many as are easily read, three to six.
  public var tickCount: Int?
  /// Lines across the chart.
  public var referenceLines: [ReferenceLine] = []
  /// Size of the type in points; nil is 9.5, whatever the size of the chart.
  public var fontSize: CGFloat?
  /// Where taps on the bars of a category lead, by its index.
  ///
  /// ```swift
  /// chart.links = [0: .url("https://example.com/q1"), 2: .destination("q3")]
  /// ```
  public var links: [Int: LinkTarget] = [:]
  /// What is written where there are no data.
  public var emptyText = "No data"
  /// Free space around the chart, in points; nil is half the size of the type, less in small charts.
  public var padding: CGFloat?

  /// Makes a chart of several series.
  public init(categories: [String] = [], series: [BarSeries] = []) {
    self.categories = categories
    self.series = series
  }

  /// Makes a chart of one series.
  public init(categories: [String], values: [Double], color: Color? = nil) {
    self.init(
      categories: categories,
      series: [BarSeries(values: values, paint: color.map { .color($0) })])
  }

  /// How many categories the chart has: names or values, whichever are more.
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
