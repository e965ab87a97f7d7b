import EaselCanvas
import Foundation

extension BarChart {
  /// Computes the chart for a size, in points; it never fails: what has no room is left out and
  /// noted in the layout's diagnostics.
  public func layout(in size: CGSize) -> BarChartLayout {
    var builder = BarChartBuilder(chart: self, size: size)
    builder.build()
    return builder.layout
  }
}

/// Computes a bar chart's layout step by step.
struct BarChartBuilder {
  let chart: BarChart
  let metrics: ChartMetrics
  let fontSize: CGFloat
  var layout: BarChartLayout
  /// What the bars' spans are: a list by series of a list by category.
  var spans: [[StackSpan?]] = []
  var format: NumberFormat
  /// Where values stand beside their bars.
  var valueFrames: [CGRect] = []

  /// Below this many points of width or height a chart is a picture without text.
  static let minimumTextSide: CGFloat = 72

  init(chart: BarChart, size: CGSize) {
    self.chart = chart
    metrics = ChartMetrics(for: size)
    fontSize = chart.fontSize ?? metrics.fontSize
    format = chart.valueFormat ?? .suiting(chart.series.lazy.flatMap(\.values))
    let scale = LinearScale(domain: [0, 1], range: [0, 1])
    layout = BarChartLayout(
      size: size, plot: CGRect(origin: .zero, size: size), axis: ValueAxis(scale: scale),
      baseline: 0)
    layout.isVertical = isVertical
    layout.isStacked = chart.arrangement == .stacked
  }

  var isVertical: Bool { chart.orientation == .vertical }

  mutating func build() {
    let size = layout.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    guard let room = metrics.room(in: size, padding: chart.padding) else { return noteNoRoom() }
    layout.plot = room
    noteData()
    computeSpans()
    guard spans.contains(where: { $0.contains { $0 != nil } }) else { return placeEmptyText() }
    placeLegend()
    let showsValues = fitsValues()
    noteTruncatedAxis(isShown: showsAxis(values: showsValues))
    let scale = valueScale(isNice: showsAxis(values: showsValues))
    placeAxes(scale, showsValues: showsValues)
    placeBars()
    noteBarsBeyondDomain()
    if showsValues { placeValues() }
    placeReferenceLines()
    placeBaseline()
  }

  private mutating func noteNoRoom() {
    note(.warning, .invalidSize, ChartMetrics.noRoom(in: layout.size, padding: chart.padding))
  }

  // MARK: Data

  private mutating func computeSpans() {
    let count = chart.categoryCount
    let rows = chart.series.indices.map { series in
      (0..<count).map { chart.value(series, $0) }
    }
    guard chart.arrangement == .stacked else {
      spans = rows.map { $0.map { value in value.map { StackSpan(start: 0, end: $0) } } }
      return
    }
    let stacked = StackLayout(offset: .diverging).series(rows.map { $0.map { $0 ?? 0 } })
    spans = rows.enumerated().map { series, values in
      values.enumerated().map { category, value in
        value == nil ? nil : stacked[series].spans[category]
      }
    }
  }

  private mutating func placeEmptyText() {
    guard min(layout.size.width, layout.size.height) >= Self.minimumTextSide,
      !chart.emptyText.isEmpty
    else { return }
    let text = ChartLabel.text(
      chart.emptyText, size: fontSize, width: layout.plot.width, lines: 1)
    layout.labels.append(
      ChartLabel(
        text, at: CGPoint(x: layout.plot.midX, y: layout.plot.midY), anchor: CGPoint(x: 0.5, y: 0.5)
      ))
    note(.note, .invalidData, "the chart has no data")
  }

  /// From values to positions 0…1 along the value axis; with nice ends where an axis shows them.
  private func valueScale(isNice: Bool) -> LinearScale {
    if let domain = chart.domain {
      return LinearScale(domain: [domain.lowerBound, domain.upperBound], range: [0, 1])
    }
    var low = 0.0
    var high = 0.0
    for span in spans.joined() {
      guard let span else { continue }
      low = min(low, span.low)
      high = max(high, span.high)
    }
    for line in chart.referenceLines where line.value.isFinite {
      low = min(low, line.value)
      high = max(high, line.value)
    }
    if low == high { high = 1 }
    let scale = LinearScale(domain: [low, high], range: [0, 1])
    return isNice ? scale.niced(tickCount) : scale
  }

  /// About as many ticks as have room: one for each four ems of height or seven of width.
  ///
  /// More are no easier to read values by, and their lines outweigh the bars.
  private var tickCount: Double {
    if let count = chart.tickCount { return Double(min(max(count, 1), 100)) }
    let length = isVertical ? layout.plot.height : layout.plot.width
    let each = fontSize * (isVertical ? 4 : 7)
    return min(max(Double(length / each).rounded(), 2), 8)
  }

  private var hasRoomForText: Bool {
    min(layout.size.width, layout.size.height) >= Self.minimumTextSide
  }

  private func showsAxis(values: Bool) -> Bool {
    switch chart.axis {
    case .visible: true
    case .hidden: false
    case .automatic:
      !values && layout.size.width >= fontSize * 14 && layout.size.height >= fontSize * 9
    }
  }

  // MARK: Legend

  private mutating func placeLegend() {
    let named = chart.series.filter { !$0.name.isEmpty }
    let isWanted =
      chart.legend == .visible
      || (chart.legend == .automatic && named.count > 1 && hasRoomForText)
    guard isWanted, !named.isEmpty else { return }
    let entries = chart.series.enumerated().filter { !$1.name.isEmpty }.map {
      Legend.Entry($1.name, paint: chart.paint(of: $0))
    }
    let legend = Legend(
      entries, width: layout.plot.width, height: layout.plot.height * 0.3, fontSize: fontSize)
    layout.diagnostics += legend.diagnostics
    guard legend.size.height > 0 else { return }
    layout.legend = legend
    layout.legendOrigin = layout.plot.origin
    cut(top: legend.size.height + metrics.gap * 1.6)
  }

  // MARK: Axes

  private mutating func placeAxes(_ scale: LinearScale, showsValues: Bool) {
    let showsAxis = showsAxis(values: showsValues)
    let axis = ValueAxis(scale: scale, count: tickCount, format: chart.valueFormat)
    let tickTexts = axis.ticks.map {
      ChartLabel.text($0.label, size: fontSize, lines: 1)
    }
    let line = ChartLabel.text("0", size: fontSize, lines: 1).size.height
    // Values of a stack stand in their bars.
    let hasOuterValues = showsValues && chart.arrangement == .grouped
    let label = hasRoomForText && hasOuterValues ? line : 0
    if isVertical {
      let widest = showsAxis ? tickTexts.map(\.size.width).max() ?? 0 : 0
      if showsAxis { cut(left: widest + metrics.gap) }
      cutForReferenceNames()
      cut(top: max(label + metrics.gap * 0.4, showsAxis ? line / 2 : 0))
      placeNamesBelow()
      // Between the lowest bar and the names stands its value, as far from them as parts are.
      if hasOuterValues, spans.joined().contains(where: { ($0?.end ?? 0) < 0 }) {
        cut(bottom: label + metrics.gap * 0.8)
      }
      layout.axis = axis.rescaled(to: [layout.plot.maxY, layout.plot.minY])
    } else {
      cutForReferenceNames()
      placeNamesLeft()
      if showsAxis { cut(bottom: line + metrics.gap * 0.6) }
      cutForValues(hasOuterValues, lastTick: showsAxis ? tickTexts.last?.size.width ?? 0 : 0)
      layout.axis = axis.rescaled(to: [layout.plot.minX, layout.plot.maxX])
    }
    layout.baseline = CGFloat(layout.axis.scale(min(max(0, low(scale)), high(scale))))
    guard showsAxis else { return }
    for (tick, text) in zip(layout.axis.ticks, tickTexts) {
      layout.grid.append(self.line(at: tick.position, metrics.hairline, .separator))
      let point =
        isVertical
        ? CGPoint(x: layout.plot.minX - metrics.gap, y: tick.position)
        : CGPoint(x: tick.position, y: layout.plot.maxY + metrics.gap * 0.6)
      layout.labels.append(
        ChartLabel(
          text, at: point,
          anchor: isVertical ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 0)))
    }
  }

  private func low(_ scale: LinearScale) -> Double { scale.domain.min() ?? 0 }
  private func high(_ scale: LinearScale) -> Double { scale.domain.max() ?? 0 }

  /// Horizontal bars need room at their ends: for the values, and for half of the last tick.
  private mutating func cutForValues(_ showsValues: Bool, lastTick: CGFloat) {
    let texts = showsValues ? valueTexts() : [:]
    var (left, right) = (CGFloat(0), lastTick / 2)
    for (place, text) in texts {
      let isNegative = (chart.value(place.series, place.category) ?? 0) < 0
      let needed = text.size.width + metrics.gap
      if isNegative { left = max(left, needed) } else { right = max(right, needed) }
    }
    cut(left: left, right: right)
  }

  private mutating func placeNamesBelow() {
    guard hasRoomForText else {
      if chart.categories.contains(where: { !$0.isEmpty }) {
        note(.warning, .labelAdjusted, "the chart is too small for category names")
      }
      return
    }
    let bands = bandScale(layout.plot.minX, layout.plot.maxX)
    let names = categoryNames
    let labels = CategoryLabels(
      names, step: CGFloat(bands.step), height: layout.plot.height * 0.4, fontSize: fontSize)
    layout.diagnostics += labels.diagnostics
    guard labels.height > 0 else { return }
    cut(bottom: labels.height + metrics.gap * 0.6)
    let top = layout.plot.maxY + metrics.gap * 0.6
    func placed() -> [ChartLabel] {
      let bands = bandScale(layout.plot.minX, layout.plot.maxX)
      return labels.placed(
        centers: names.indices.map { CGFloat(bands.center(of: $0) ?? 0) }, top: top)
    }
    // The first of turned names reaches to the left of its bar, names of two bars' ends beyond
    // both: the bars make room.
    let left = placed().map(\.bounds.minX).min() ?? 0
    let right = placed().map(\.bounds.maxX).max() ?? 0
    cut(left: max(-left, 0), right: max(right - layout.size.width, 0))
    layout.labels += placed()
  }

  private mutating func placeNamesLeft() {
    let names = categoryNames
    guard hasRoomForText, names.contains(where: { !$0.isEmpty }) else { return }
    let most = layout.plot.width * 0.35
    let bands = bandScale(layout.plot.minY, layout.plot.maxY)
    let line = ChartLabel.text("0", size: fontSize, lines: 1).size.height
    // As many lines as a band has room for, but a name and not a paragraph.
    let lines = min(max(Int(CGFloat(bands.step) / max(line, 0.001)), 1), 3)
    var texts = names.map { ChartLabel.text($0, size: fontSize, lines: 1) }
    let cutCount = texts.filter { $0.size.width > most }.count
    if cutCount > 0 {
      texts = zip(names, texts).map { name, text in
        text.size.width <= most
          ? text
          : ChartLabel.balanced(
            name, size: fontSize, alignment: .right, width: most, lines: lines)
      }
      note(.note, .labelAdjusted, "\(cutCount) category names are wrapped or cut")
    }
    cut(left: min(texts.map(\.size.width).max() ?? 0, most) + metrics.gap)
    let tallest = texts.map(\.size.height).max() ?? 0
    let stride = max(Int((tallest / max(CGFloat(bands.step), 0.001)).rounded(.up)), 1)
    if stride > 1 {
      let shown = (names.count + stride - 1) / stride
      note(.warning, .labelAdjusted, "\(shown) of \(names.count) category names are shown")
    }
    for (index, text) in texts.enumerated() where index % stride == 0 {
      layout.labels.append(
        ChartLabel(
          text,
          at: CGPoint(
            x: layout.plot.minX - metrics.gap, y: CGFloat(bands.center(of: index) ?? 0)),
          anchor: CGPoint(x: 1, y: 0.5)))
    }
  }

  private var categoryNames: [String] {
    (0..<chart.categoryCount).map { $0 < chart.categories.count ? chart.categories[$0] : "" }
  }

  func bandScale(_ start: CGFloat, _ end: CGFloat) -> BandScale<Int> {
    BandScale(
      domain: Array(0..<chart.categoryCount), range: [Double(start), Double(end)],
      spacingRatio: Double(max(chart.spacingRatio, 0)))
  }

  // MARK: Small things

  func line(
    at position: CGFloat, _ width: CGFloat, _ color: Color, dash: [CGFloat] = []
  ) -> BarChartLayout.Line {
    let plot = layout.plot
    return isVertical
      ? .init(
        start: CGPoint(x: plot.minX, y: position), end: CGPoint(x: plot.maxX, y: position),
        width: width, color: color, dash: dash)
      : .init(
        start: CGPoint(x: position, y: plot.minY), end: CGPoint(x: position, y: plot.maxY),
        width: width, color: color, dash: dash)
  }

  mutating func cut(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) {
    let plot = layout.plot
    layout.plot = CGRect(
      x: plot.minX + left, y: plot.minY + top, width: max(plot.width - left - right, 1),
      height: max(plot.height - top - bottom, 1))
  }

  mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    value: String? = nil
  ) {
    layout.diagnostics.append(
      Diagnostic(severity, code, message, operation: "BarChart", value: value))
  }
}
