import EaselBlocks
import EaselCanvas
import Foundation

extension BarChart {
  /// Returns the layout of the chart for a size in points.
  ///
  /// The method never fails: labels and lines for which there is no space are left out and reported
  /// in the layout's ``BarChartLayout/diagnostics``.
  public func layout(in size: CGSize) -> BarChartLayout {
    var builder = BarChartBuilder(chart: self, size: size)
    builder.build()
    return builder.layout
  }
}

/// Lays out a bar chart by the engine and copies the results into a ``BarChartLayout``.
struct BarChartBuilder {
  let chart: BarChart
  let textSize: CGFloat
  let marks: BarChart.Marks
  var layout: BarChartLayout
  var format: NumberFormat
  /// The text sizes and line widths of the chart.
  var style: ChartStyle
  private let blocks = ChartBlocks.ofValues

  init(chart: BarChart, size: CGSize) {
    self.chart = chart
    textSize = ChartStyle.textSize(chart.fontSize)
    marks = BarChart.Marks(
      chart,
      namesReferences: min(size.width, size.height) >= Self.minimumValueSide)
    format = chart.valueFormat ?? .suiting(chart.series.lazy.flatMap(\.values))
    style = ChartStyle(theme: .standard, environment: blocks.inputs.environment)
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
    let padding = ChartPadding(chart.padding, in: size, textSize: textSize)
    guard let room = padding.room else {
      return layout.diagnostics.append(padding.note("BarChart"))
    }
    layout.plot = room
    style.adapt(textSize: textSize, padding: padding.points)
    noteData()
    guard chart.series.contains(where: { $0.values.contains(where: \.isFinite) }) else {
      return placeEmptyText()
    }
    noteSmallSize()
    var found = mayShowValues ? laidOut(showsAxis: chart.axis == .visible, values: true) : nil
    if found?.panels.first?.labels.contains(where: \.isValue) != true {
      noteHiddenValues(found != nil)
      found = laidOut(showsAxis: showsAxis, values: false)
    }
    if let found { take(found) }
  }

  private mutating func placeEmptyText() {
    note(.note, .invalidData, "the chart has no data")
    guard hasRoomForText, !chart.emptyText.isEmpty else { return }
    let text = style.labelText(
      chart.emptyText, color: style.secondaryInk, width: layout.plot.width)
    layout.labels.append(
      ChartLabel(
        text, at: CGPoint(x: layout.plot.midX, y: layout.plot.midY), anchor: CGPoint(x: 0.5, y: 0.5)
      ))
  }

  // MARK: What is shown

  private var hasRoomForText: Bool {
    min(layout.size.width, layout.size.height) >= ChartStyle.minimumTextSide
  }

  /// The least width and height, in points, at which bars have values and reference lines have
  /// names.
  private static let minimumValueSide = ChartStyle.minimumTextSide * 1.4

  private var hasNames: Bool { chart.categories.contains { !$0.isEmpty } }

  private var mayShowValues: Bool {
    guard min(layout.size.width, layout.size.height) >= Self.minimumValueSide else {
      return false
    }
    return switch chart.valueLabels {
    case .hidden: false
    case .visible: true
    case .automatic: chart.series.count == 1 && chart.axis != .visible
    }
  }

  private var showsAxis: Bool {
    switch chart.axis {
    case .visible: true
    case .hidden: false
    case .automatic: layout.size.width >= textSize * 14 && layout.size.height >= textSize * 9
    }
  }

  private mutating func noteSmallSize() {
    guard !hasRoomForText, hasNames else { return }
    note(.warning, .labelAdjusted, "the chart is too small for category names")
  }

  private mutating func noteHiddenValues(_ wereTried: Bool) {
    guard wereTried, chart.valueLabels == .visible else { return }
    note(.warning, .labelAdjusted, "the values have no room at the bars and are left out")
  }

  // MARK: The engine

  private func laidOut(
    showsAxis: Bool, values: Bool
  ) -> ChartLayout {
    let visibility: EaselBlocks.Visibility =
      !values ? .hidden : chart.valueLabels == .visible ? .visible : .automatic
    let configuration = chart.configuration(
      showsAxis: showsAxis, values: visibility, format: format,
      hasNames: hasNames && hasRoomForText)
    let measures = style
    var scaled = ScaledChart(
      marks.list, configuration, environment: blocks.inputs.environment, blocks: blocks
    ) { $0 = measures }
    scaled.options.valuesCoverRules = true
    scaled.options.ownLegend = legend
    return scaled.layout(in: layout.size)
  }

  private var namedSeries: [Int] {
    chart.series.indices.filter { !chart.series[$0].name.isEmpty }
  }

  private var legend: [LegendContent] {
    let isWanted =
      chart.legend == .visible
      || (chart.legend == .automatic && namedSeries.count > 1 && hasRoomForText)
    guard isWanted, !namedSeries.isEmpty else { return [] }
    var content = LegendContent(title: "")
    content.entries = namedSeries.prefix(LookResolver.maximumEntries).map { index in
      LegendEntry(
        chart.series[index].name, LegendSample(.swatch, kind: .bar, paint: chart.paint(of: index)))
    }
    content.beyond = namedSeries.dropFirst(LookResolver.maximumEntries).map {
      chart.series[$0].name
    }
    return [content]
  }

  private mutating func take(_ found: ChartLayout) {
    guard let panel = found.panels.first,
      let scale = isVertical ? panel.scales.y : panel.scales.x
    else { return }
    layout.plot = panel.plot
    let values = panel.axes.first { isVertical == ($0.edge == .leading || $0.edge == .trailing) }
    layout.axis = ValueAxis(scale, ticks: values?.ticks, format: chart.valueFormat)
    layout.baseline = CGFloat(
      scale.position.position(of: min(max(0, scale.lower), scale.upper)))
    noteTruncatedAxis(isShown: values != nil)
    layout.grid = (values?.gridLines ?? []).map(BarChartLayout.Line.init)
    placeBars(panel.figures)
    noteBarsBeyondDomain()
    layout.labels = panel.axes.flatMap(\.allLabels) + panel.labels + found.notes
    noteHiddenValues(panel.labels)
    placeReferenceLines(panel.figures)
    layout.lines.append(line(at: layout.baseline, style.baselineWidth, style.baseline))
    if let legend = found.legends.first {
      let entries = namedSeries.map {
        Legend.Entry(chart.series[$0].name, paint: chart.paint(of: $0))
      }
      layout.legend = Legend(legend, of: entries)
      layout.legendOrigin = legend.frame.origin
    }
    layout.diagnostics += found.diagnostics.filter {
      $0.code == .limitExceeded || $0.code == .labelAdjusted && $0.operation != "Chart"
    }
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

  mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    value: String? = nil
  ) {
    layout.diagnostics.append(
      Diagnostic(severity, code, message, operation: "BarChart", value: value))
  }
}

extension BarChartLayout.Line {
  /// Creates a line from a line of the engine; a paint that is not a color becomes the separator
  /// color.
  init(_ line: ChartLine) {
    var color = Color.separator
    if case .color(let own) = line.paint { color = own }
    self.init(
      start: line.start, end: line.end, width: line.style.lineWidth, color: color,
      dash: line.style.dash)
  }
}
