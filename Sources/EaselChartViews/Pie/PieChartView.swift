import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A view that draws a donut: the share of one value in a maximum, or several segments.
///
/// ```swift
/// let progress = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// progress.set(value: 72, maxValue: 100)
///
/// let mix = PieChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// mix.segments = [PieSegment("Wind", value: 37), PieSegment("Coal", value: 50)]
/// ```
///
/// Without segments the view shows ``value`` of ``maxValue`` as a ring, clockwise from 12 o'clock.
/// With segments it shows a ``/EaselCharts/PieChart``, whose properties can be set on the view.
@dynamicMemberLookup
open class PieChartView: GrowingChartView {
  /// The value that the ring shows as a fraction of ``maxValue``; the ring is empty at 0 or less.
  ///
  /// The default is 0.
  open var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The value at which the whole ring is filled, 100 by default; a maximum of 0 or less leaves the
  /// ring empty.
  open var maxValue: CGFloat = 100 { didSet { setNeedsDisplay() } }
  /// The thickness of the ring in points, from its inner to its outer edge; 20 by default.
  open var barWidth: CGFloat = 20 { didSet { setNeedsDisplay() } }
  /// The distance from each edge of the ring to the filled part, in points.
  ///
  /// The default is 0.
  open var barPadding: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The color of the unfilled part of the ring.
  ///
  /// Until a color is set, the ring is gray with a contrast of 1.4:1 to the page.
  /// ``/EaselCanvas/Color/secondarySystemBackground`` has only 1.1:1 on white.
  open var chartBackgroundColor: Color = .secondarySystemBackground {
    didSet {
      hasOwnTrackColor = true
      setNeedsDisplay()
    }
  }
  private var hasOwnTrackColor = false
  /// The color of the filled part of the ring; orange by default.
  open var chartTintColor: Color = .orange { didSet { setNeedsDisplay() } }
  /// The filled fraction and the segments before the growth.
  private var former: (fraction: CGFloat, chart: PieChart)?

  /// The pie chart that the view draws; if it has no segments, the view draws ``value`` as a ring.
  ///
  /// The ring uses the `centerText`, the `centerCaption` and the `hasRoundedEnds` of the
  /// chart.
  open var chart = PieChart() { didSet { setNeedsDisplay() } }

  /// Reads or sets a property of ``chart``, so that `view.segments` is `view.chart.segments`.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<PieChart, Value>) -> Value {
    get { chart[keyPath: keyPath] }
    set { chart[keyPath: keyPath] = newValue }
  }

  /// The empty space at each edge of the pie chart in points; `nil`, the default, is half of the font
  /// size, and at most 5 % of the view's shorter side.
  ///
  /// The ring has no such space.
  open var padding: CGFloat? {
    get { chart.padding }
    set { chart.padding = newValue }
  }

  /// Creates a view with a frame in points that draws a pie chart.
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

  /// Sets ``value`` and ``maxValue``, and animates the ring from its previously filled fraction.
  ///
  /// ```swift
  /// let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// view.set(value: 72, maxValue: 100, animated: true)
  /// let image = try view.data(as: .png, at: 0.4)   // halfway
  /// ```
  ///
  /// Rendering without a time draws the end state.
  open func set(value: CGFloat, maxValue: CGFloat, animated: Bool = true) {
    let before = gauge.fraction
    self.value = value
    self.maxValue = maxValue
    if animated { begin(from: (before, PieChart()), after: 0) }
  }

  /// Sets the pie chart and animates its slices from their previous angles.
  ///
  /// Slices whose names were not in the previous chart grow from the start angle of the first slice.
  open func set(_ chart: PieChart, animated: Bool = true) {
    let before = self.chart
    self.chart = chart
    if animated { begin(from: (0, before), after: 0) }
  }

  /// Starts an animation after a delay in seconds: the ring fills from 0, or the slices grow from
  /// the start angle.
  ///
  /// - Parameter delay: The time before the growth starts, in seconds.
  open func grow(after delay: TimeInterval = 0) { begin(from: nil, after: delay) }

  private func begin(from former: (fraction: CGFloat, chart: PieChart)?, after delay: TimeInterval)
  {
    self.former = former
    beginGrowth(after: delay)
  }

  /// The natural size of the view, 200 × 200 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }

  /// The geometry of the ring at the view's current size.
  package var gauge: RingGauge {
    RingGauge(
      value: value, maxValue: maxValue, barWidth: barWidth, barPadding: barPadding, in: bounds)
  }

  private var trackColor: Color {
    // A subclass may override the color without setting it.
    hasOwnTrackColor || chartBackgroundColor != .secondarySystemBackground
      ? chartBackgroundColor : ChartStyle.ofViews.track
  }

  /// Draws the pie chart, or the ring if the chart has no segments.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard chart.segments.isEmpty else {
      return draw(chart.scaledChart, from: former.map { $0.chart.scaledChart }, on: canvas)
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
    drawCenterText(in: gauge, on: canvas)
  }

  /// Draws the text in the center of the ring.
  private func drawCenterText(in gauge: RingGauge, on canvas: any Canvas) {
    guard let center = chart.center else { return }
    var style = ChartStyle.ofViews
    style.adapt(textSize: ChartStyle.textSize(chart.fontSize), padding: 0)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let radius = max(gauge.radius - gauge.trackWidth / 2, 0)
    guard let parts = center.parts(center: middle, radius: radius, style) else {
      return canvas.context.note(
        .warning, .labelAdjusted, "the text in the center has no room and is left out",
        operation: "PieChart")
    }
    canvas.translate(x: bounds.minX, y: bounds.minY)
    for part in parts { part.label.draw(on: canvas) }
  }
}
