import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A view that draws a bar chart.
///
/// ```swift
/// let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// view.categories = ["太郎", "次郎", "三郎", "四郎", "五郎"]
/// view.values = [7, 1, 2, 6, 3]
/// view.maximumPaint = .color(.systemOrange)
/// try view.write(to: url)
/// ```
///
/// Every property of ``/EaselCharts/BarChart`` can be set on the view itself. All options have
/// defaults that suit a chart of any size.
@dynamicMemberLookup
open class BarChartView: GrowingChartView {
  /// The data and options of the chart.
  open var chart = BarChart() { didSet { setNeedsDisplay() } }

  /// Accesses a property of the chart as if it were a property of the view.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<BarChart, Value>) -> Value {
    get { chart[keyPath: keyPath] }
    set { chart[keyPath: keyPath] = newValue }
  }

  /// Creates a view that draws a chart.
  public convenience init(frame: CGRect, chart: BarChart) {
    self.init(frame: frame)
    self.chart = chart
  }

  /// The values of the first series; setting them replaces all series by one with the same paint.
  ///
  /// Without series, the array is empty. The new series has no name, no border color and no links.
  open var values: [Double] {
    get { chart.series.first?.values ?? [] }
    set { chart.series = [BarSeries(values: newValue, paint: chart.series.first?.paint)] }
  }

  /// The space between the view's edges and the chart in points; `nil`, the default, uses half of
  /// the text size, and at most 5 % of the view's shorter side.
  open var padding: CGFloat? {
    get { chart.padding }
    set { chart.padding = newValue }
  }

  /// The natural size of the view, 300 × 200 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 200) }

  override var ownLabel: String { "Bar chart" }
  override var ownValue: String? { summary }
  override var ownData: MarkedContent.FigureData? { table }

  // MARK: Growth

  /// The chart before the animation; `nil` grows all bars from the base line.
  private var former: BarChart?

  /// Starts an animation in which the bars grow from the base line.
  ///
  /// ```swift
  /// let chart = BarChart(categories: ["Q1", "Q2"], values: [3, 7])
  /// let view = BarChartView(frame: bounds, chart: chart)
  /// view.grow()
  /// let image = try view.data(as: .png, at: 0.4)   // half of the default duration
  /// ```
  ///
  /// An output for which no time is given draws the end of the animation.
  ///
  /// - Parameter delay: The delay before the animation starts, in seconds.
  open func grow(after delay: TimeInterval = 0) {
    former = nil
    beginGrowth(after: delay)
  }

  /// Sets the chart and animates the bars from their old sizes; new bars grow from the base line.
  ///
  /// - Parameters:
  ///   - chart: The new chart.
  ///   - animated: Whether the change is animated.
  open func set(_ chart: BarChart, animated: Bool = true) {
    former = animated ? self.chart : nil
    self.chart = chart
    if animated { beginGrowth(after: 0) }
  }

  /// Replaces all series by one with given values and animates the bars from their old sizes.
  ///
  /// - Parameters:
  ///   - values: The new values; all other series are removed.
  ///   - animated: Whether the change is animated.
  open func set(values: [Double], animated: Bool = true) {
    var chart = chart
    chart.series = [BarSeries(values: values, paint: chart.series.first?.paint)]
    set(chart, animated: animated)
  }

  // MARK: Drawing

  /// Draws the chart within the view's bounds, at the current progress of its animation.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    draw(chart.scaledChart, from: former.map { $0.scaledChart }, on: canvas)
  }
}
