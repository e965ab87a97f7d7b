import EaselCanvas
import EaselViews
import Foundation

/// A view that draws a donut: one value's share of a greatest one, or several segments.
///
/// ```swift
/// let progress = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// progress.set(value: 72, maxValue: 100)
///
/// let mix = PieChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// mix.segments = [PieSegment("Wind", value: 37), PieSegment("Coal", value: 50)]
/// ```
///
/// Without segments it shows ``value`` of ``maxValue`` as a ring from 12 o'clock clockwise. With
/// them, everything that a ``PieChart`` has can be set on the view itself.
@dynamicMemberLookup
open class PieChartView: View {
  /// The value that fills the ring; at 0 or less it is empty.
  open var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The value that fills the ring whole; at 0 or less the ring is empty.
  open var maxValue: CGFloat = 100 { didSet { setNeedsDisplay() } }
  /// Width of the ring, in points.
  open var barWidth: CGFloat = 20 { didSet { setNeedsDisplay() } }
  /// How much narrower the filled part is on either side, in points.
  open var barPadding: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Colour of the ring where it is not filled.
  open var chartBackgroundColor: Color = .secondarySystemBackground {
    didSet { setNeedsDisplay() }
  }
  /// Colour of the filled part.
  open var chartTintColor: Color = .orange { didSet { setNeedsDisplay() } }
  /// How long the ring takes to fill when it is animated, in seconds.
  ///
  /// Pages show the end.
  open var animationDuration: Double = 0.8

  /// The segments and how they are to look.
  open var chart = PieChart() { didSet { setNeedsDisplay() } }

  /// A property of the chart.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<PieChart, Value>) -> Value {
    get { chart[keyPath: keyPath] }
    set { chart[keyPath: keyPath] = newValue }
  }

  /// Makes a view of a chart of several segments.
  public convenience init(frame: CGRect, chart: PieChart) {
    self.init(frame: frame)
    self.chart = chart
  }

  /// Sets what the ring shows.
  ///
  /// Pages show the end of an animation.
  open func set(value: CGFloat, maxValue: CGFloat, animated: Bool = true) {
    self.value = value
    self.maxValue = maxValue
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }

  /// The ring's numbers at the view's present size.
  open var gauge: RingGauge {
    RingGauge(
      value: value, maxValue: maxValue, barWidth: barWidth, barPadding: barPadding, in: bounds)
  }

  /// Draws the chart.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard chart.segments.isEmpty else {
      canvas.translate(x: bounds.minX, y: bounds.minY)
      return chart.layout(in: bounds.size).draw(on: canvas)
    }
    let gauge = gauge
    canvas.stroke(
      gauge.track, with: .color(chartBackgroundColor),
      style: StrokeStyle(lineWidth: gauge.trackWidth))
    let cap: LineCap = chart.hasRoundedEnds ? .round : .butt
    canvas.stroke(
      gauge.arc, with: .color(chartTintColor),
      style: StrokeStyle(lineWidth: gauge.valueWidth, lineCap: cap))
    guard chart.centerText != nil else { return }
    canvas.translate(x: bounds.minX, y: bounds.minY)
    chart.centerLayout(for: gauge, in: bounds.size).draw(on: canvas)
  }
}
