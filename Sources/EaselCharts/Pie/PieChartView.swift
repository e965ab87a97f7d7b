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
open class PieChartView: GrowingChartView {
  /// The value that fills the ring; at 0 or less it is empty.
  open var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The value that fills the ring whole; at 0 or less the ring is empty.
  open var maxValue: CGFloat = 100 { didSet { setNeedsDisplay() } }
  /// Width of the ring, in points.
  open var barWidth: CGFloat = 20 { didSet { setNeedsDisplay() } }
  /// How much narrower the filled part is on either side, in points.
  open var barPadding: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Colour of the ring where it is not filled.
  ///
  /// Until one is set, the ring has a grey that is told from the page by a contrast of 1.4:1:
  /// ``/EaselCanvas/Color/secondarySystemBackground`` has 1.1:1 on white.
  open var chartBackgroundColor: Color = .secondarySystemBackground {
    didSet {
      hasOwnTrackColor = true
      setNeedsDisplay()
    }
  }
  private var hasOwnTrackColor = false
  /// Colour of the filled part.
  open var chartTintColor: Color = .orange { didSet { setNeedsDisplay() } }
  /// What the ring was filled to, and the segments, before they began to grow.
  private var former: (fraction: CGFloat, chart: PieChart)?

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

  override var ownLabel: String {
    let kind = chart.segments.isEmpty ? "Progress" : "Pie chart"
    let title = [chart.centerText, chart.centerCaption].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
    return title.isEmpty ? kind : "\(kind): \(title)"
  }

  override var ownValue: String? {
    chart.segments.isEmpty
      ? NumberFormat.percent(0).string(from: Double(gauge.fraction)) : chart.summary
  }

  override var ownData: MarkedContent.FigureData? {
    .init(columns: ["Segment", "Value"], rows: chart.segments.map { ([$0.name], [$0.value]) })
  }

  /// Sets what the ring shows; it fills from what it was.
  ///
  /// ```swift
  /// view.set(value: 72, maxValue: 100, animated: true)
  /// try view.data(as: .png, at: 0.4)   // half way
  /// ```
  ///
  /// Where no time is asked for, the end is drawn.
  open func set(value: CGFloat, maxValue: CGFloat, animated: Bool = true) {
    let before = gauge.fraction
    self.value = value
    self.maxValue = maxValue
    if animated { begin(from: (before, PieChart()), after: 0) }
  }

  /// Sets the segments; they open from what they were, other ones from where the first begins.
  open func set(_ chart: PieChart, animated: Bool = true) {
    let before = self.chart
    self.chart = chart
    if animated { begin(from: (0, before), after: 0) }
  }

  /// Lets the ring fill, or the segments open, from nothing.
  ///
  /// - Parameter delay: Seconds until they begin.
  open func grow(after delay: TimeInterval = 0) { begin(from: nil, after: delay) }

  private func begin(from former: (fraction: CGFloat, chart: PieChart)?, after delay: TimeInterval)
  {
    self.former = former
    beginGrowth(after: delay)
  }

  /// A size that suits a chart in the middle of a page of text.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }

  /// The ring's numbers at the view's present size.
  package var gauge: RingGauge {
    RingGauge(
      value: value, maxValue: maxValue, barWidth: barWidth, barPadding: barPadding, in: bounds)
  }

  private var trackColor: Color {
    // A subclass may say another colour without setting one.
    hasOwnTrackColor || chartBackgroundColor != .secondarySystemBackground
      ? chartBackgroundColor : ChartStyle.ofViews.track
  }

  /// Draws the chart.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard chart.segments.isEmpty else {
      canvas.translate(x: bounds.minX, y: bounds.minY)
      let layout = chart.layout(in: bounds.size)
      guard growth != 1 else { return layout.draw(on: canvas) }
      let before = former?.chart.layout(in: bounds.size)
      return layout.growing(from: before, fraction: growth).draw(on: canvas)
    }
    var gauge = gauge
    let before = former?.fraction ?? 0
    gauge.fraction = min(max(before + (gauge.fraction - before) * growth, 0), 1)
    canvas.stroke(
      gauge.track, with: .color(trackColor),
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
