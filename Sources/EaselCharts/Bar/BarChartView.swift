import EaselCanvas
import EaselViews
import Foundation

/// A view that draws a bar chart.
///
/// ```swift
/// let view = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// view.categories = ["太郎", "次郎", "三郎", "四郎", "五郎"]
/// view.values = [7, 1, 2, 6, 3]
/// view.greatestPaint = .color(.systemOrange)
/// try view.write(to: url)
/// ```
///
/// Everything that a ``BarChart`` has can be set on the view itself. It looks finished without a
/// single option, in any size.
@dynamicMemberLookup
open class BarChartView: View {
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

  /// Draws the chart.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.translate(x: bounds.minX, y: bounds.minY)
    chart.layout(in: bounds.size).draw(on: canvas)
  }
}
