import EaselCanvas
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
/// Everything that a ``BarChart`` has can be set on the view itself. It looks finished without a
/// single option, in any size.
@dynamicMemberLookup
open class BarChartView: GrowingChartView {
  /// The chart: its data and how it is to look.
  open var chart = BarChart() { didSet { setNeedsDisplay() } }

  /// A property of the chart.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<BarChart, Value>) -> Value {
    get { chart[keyPath: keyPath] }
    set { chart[keyPath: keyPath] = newValue }
  }

  /// Makes a view of a chart.
  public convenience init(frame: CGRect, chart: BarChart) {
    self.init(frame: frame)
    self.chart = chart
  }

  /// The values of the first series; setting them leaves one series.
  open var values: [Double] {
    get { chart.series.first?.values ?? [] }
    set { chart.series = [BarSeries(values: newValue, paint: chart.series.first?.paint)] }
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 200) }

  override var ownLabel: String { "Bar chart" }
  override var ownValue: String? { chart.summary }
  override var ownData: MarkedContent.FigureData? { chart.figureData }

  // MARK: Growth

  /// What the chart was before it began to grow.
  private var former: BarChart?

  /// Lets the bars grow from the base line.
  ///
  /// ```swift
  /// view.grow()
  /// try view.data(as: .png, at: 0.4)   // half way
  /// ```
  ///
  /// Where no time is asked for, the end is drawn.
  ///
  /// - Parameter delay: Seconds until they begin.
  open func grow(after delay: TimeInterval = 0) {
    former = nil
    beginGrowth(after: delay)
  }

  /// Sets the chart; bars grow from what they were, new ones from the base line.
  open func set(_ chart: BarChart, animated: Bool = true) {
    former = animated ? self.chart : nil
    self.chart = chart
    if animated { beginGrowth(after: 0) }
  }

  /// Sets the values of the first series; bars grow from what they were.
  open func set(values: [Double], animated: Bool = true) {
    var chart = chart
    chart.series = [BarSeries(values: values, paint: chart.series.first?.paint)]
    set(chart, animated: animated)
  }

  // MARK: Drawing

  /// Draws the chart.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.translate(x: bounds.minX, y: bounds.minY)
    let layout = chart.layout(in: bounds.size)
    guard growth != 1 else { return layout.draw(on: canvas) }
    layout.growing(from: former?.layout(in: bounds.size), fraction: growth).draw(on: canvas)
  }
}
