import EaselBlocks
import EaselCanvas
import Foundation

extension PieChart {
  /// Returns the positions of the slices, labels and legend for a size of the chart in points.
  ///
  /// The method never fails: content for which there is no space is left out and reported in
  /// ``PieChartLayout/diagnostics``.
  public func layout(in size: CGSize) -> PieChartLayout {
    var builder = PieChartBuilder(chart: self, size: size)
    builder.build()
    return builder.layout
  }

  /// Returns the text in the center of a ring gauge.
  package func centerLayout(for gauge: RingGauge, in size: CGSize) -> PieChartLayout {
    var builder = PieChartBuilder(chart: self, size: size)
    builder.placeCenterText(in: gauge)
    return builder.layout
  }

  /// The text in the center of a donut.
  fileprivate var center: CenterText? {
    centerText.map { CenterText($0, caption: centerCaption) }
  }
}

/// Lays out a pie chart with the engine, and copies the result.
struct PieChartBuilder {
  let chart: PieChart
  let textSize: CGFloat
  private let slices: PieChart.Slices
  /// The texts of the shares, by segment.
  private let shares: [Int: String]
  private let marks: PieChart.Marks
  var layout: PieChartLayout
  /// The font sizes and line widths of the chart.
  private(set) var style: ChartStyle
  private var area: CGRect
  private let blocks = ChartBlocks.ofValues

  init(chart: PieChart, size: CGSize) {
    slices = PieChart.Slices(chart, in: blocks.inputs.environment)
    self.chart = slices.chart
    textSize = ChartStyle.textSize(chart.fontSize)
    shares = chart.shareTexts(slices.shown)
    marks = PieChart.Marks(slices.chart, slices.ranked.map(\.index))
    style = ChartStyle(theme: .standard, environment: blocks.inputs.environment)
    style.adapt(textSize: textSize, padding: 0)
    area = CGRect(origin: .zero, size: size)
    layout = PieChartLayout(
      size: size, center: CGPoint(x: size.width / 2, y: size.height / 2), radius: 0,
      leaderWidth: style.gridWidth)
    layout.leaderColor = style.mutedInk
  }

  mutating func build() {
    let size = layout.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    let padding = ChartPadding(chart.padding, in: size, textSize: textSize)
    guard let room = padding.room else {
      return layout.diagnostics.append(padding.note("PieChart"))
    }
    area = room
    style.padding = padding.points
    noteData()
    guard !slices.shown.isEmpty else { return placeEmpty() }
    let isNamed = chart.segments.contains { !$0.name.isEmpty } || chart.showsShares
    let hasRoom = min(size.width, size.height) >= ChartStyle.minimumTextSide
    switch chart.labels {
    case .hidden: place(.nowhere)
    case _ where !isNamed: place(.nowhere)
    case _ where !hasRoom:
      note(.warning, .labelAdjusted, "the chart is too small for labels")
      place(.nowhere)
    case .inside: place(.inside)
    case .legend: placeLegend()
    case .outside:
      if !placeOutside() {
        note(
          .warning, .labelAdjusted, "labels do not fit around the pie and are in a legend instead")
        placeLegend()
      }
    case .automatic: if !placeOutside() { placeLegend() }
    }
  }

  private mutating func noteData() {
    for issue in PieLayout().issues(in: chart.segments.map(\.value)) {
      let name = chart.segments[issue.index].name
      note(
        .warning, .invalidData,
        "\(issue.sentence(naming: name)); it has no slice, and shares are those of the others",
        value: "\(issue.value)")
    }
    if let note = slices.note { layout.diagnostics.append(note) }
  }

  private mutating func placeEmpty() {
    let side = min(area.width, area.height)
    let ring = SectorRing([1], width: side / 2 * (1 - chart.hole), in: area)
    layout.radius = ring.radius
    layout.slices = ring.arcs.compactMap { $0 }.map {
      .init(
        slice: PieSlice(
          index: 0, rank: 0, value: 0, fraction: 0, startAngle: 0, endAngle: 2 * .pi, padAngle: 0),
        shape: $0, paint: .color(.tertiarySystemFill))
    }
    note(.note, .invalidData, "the chart has no data")
    guard min(layout.size.width, layout.size.height) >= ChartStyle.minimumTextSide else { return }
    let text = style.labelText(
      chart.emptyText, color: style.secondaryInk, width: layout.radius * 1.1)
    layout.labels.append(ChartLabel(text, at: layout.center, anchor: CGPoint(x: 0.5, y: 0.5)))
  }

  private func caption(_ index: Int) -> String { chart.caption(index, share: shares[index] ?? "") }

  // MARK: The engine

  /// The position of names.
  private enum Names { case nowhere, inside, around, legend(AnnotationPosition) }

  private func laidOut(_ names: Names) -> ChartLayout {
    var configuration = ChartConfiguration()
    configuration.angleRange = .radians(chart.start)...(.radians(chart.start + 2 * .pi))
    configuration.valueLabels = ValueLabelConfiguration(
      visibility: chart.showsShares ? .visible : .hidden)
    var content = LegendContent(title: "")
    var isInside = false
    switch names {
    case .around: break
    case .nowhere: configuration.legend.position = .trailing
    case .inside:
      configuration.legend.position = .trailing
      isInside = true
    case .legend(let position):
      configuration.legend.position = position
      configuration.legend.alignment = .center
      configuration.legend.spacing = textSize * 1.5
      let ranked = slices.ranked.map(\.index)
      content.beyond = ranked.dropFirst(LookResolver.maximumEntries).map(caption)
      content.entries = ranked.prefix(LookResolver.maximumEntries).map {
        LegendEntry(caption($0), LegendSample(.swatch, kind: .sector, paint: chart.paint(of: $0)))
      }
    }
    let measures = style
    var scaled = ScaledChart(
      marks.list, configuration, environment: blocks.inputs.environment, blocks: blocks
    ) { $0 = measures }
    scaled.options.ownLegend = content.entries.isEmpty ? [] : [content]
    scaled.options.centerText = chart.center
    scaled.options.sectorLabels.isInside = isInside
    scaled.options.sectorLabels.leastRadius = Self.leastRadius
    scaled.options.sectorLabels.separator = PieChart.separator
    scaled.options.sectorLabels.shares = slices.ranked.map { shares[$0.index] ?? "" }
    return scaled.layout(in: layout.size)
  }

  /// The minimum radius, as a fraction of the chart's shorter side, that labels may leave to the
  /// pie.
  private static let leastRadius: CGFloat = 0.33

  private mutating func place(_ names: Names) { take(laidOut(names)) }

  /// Places names around the pie; returns `false`, with nothing placed, if they have no room.
  private mutating func placeOutside() -> Bool {
    let found = laidOut(.around)
    guard let leaders = found.panels.first?.sectorLeaders else { return false }
    take(found)
    layout.leaders = leaders
    return true
  }

  /// Copies slices, labels and notes.
  private mutating func take(_ found: ChartLayout) {
    let known = Dictionary(
      slices.shown.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    for figure in found.figures {
      guard case .sector(let arc, let center) = figure.shape, let mark = figure.markNumbers.first,
        mark < marks.segments.count, let slice = known[marks.segments[mark]]
      else { continue }
      layout.center = center
      layout.radius = CGFloat(arc.outerRadius)
      layout.slices.append(
        PieChartLayout.Slice(
          slice: slice, shape: shape(arc), paint: chart.paint(of: slice.index),
          link: chart.segments[slice.index].link, label: chart.segments[slice.index].name,
          value: shares[slice.index] ?? ""))
    }
    layout.slices.sort { $0.slice.index < $1.slice.index }
    layout.labels += found.panels.flatMap(\.labels) + found.notes
    layout.diagnostics += found.diagnostics.filter {
      $0.code == .limitExceeded || $0.code == .labelAdjusted && $0.operation != "Chart"
    }
  }

  /// The maximum fraction of a slice's angle for its gaps.
  ///
  /// Larger gaps would make thin slices too light, because adjacent thin slices have several gaps
  /// in little space.
  private static let maximumGapShare = 0.2

  /// Returns an arc of the engine with the gaps and corners of the chart.
  private func shape(_ arc: ArcShape) -> ArcShape {
    let isWhole = slices.shown.count == 1
    let outer = CGFloat(arc.outerRadius)
    // A gap is at most a quarter of the radius; a wider one would cover the slices.
    let gap = min(chart.gap ?? max(outer * 0.02, 0.5), outer * 0.25)
    let inner = CGFloat(arc.innerRadius)
    let reference = max((inner * inner + outer * outer).squareRoot(), 0.001)
    let corner =
      chart.hasRoundedEnds && inner > 0 ? CGFloat.infinity : max(chart.cornerRadius, 0)
    let most = abs(arc.endAngle - arc.startAngle) * Self.maximumGapShare
    return ArcShape(
      innerRadius: arc.innerRadius, outerRadius: arc.outerRadius, startAngle: arc.startAngle,
      endAngle: arc.endAngle, cornerRadius: isWhole ? 0 : Double(corner),
      padAngle: isWhole ? 0 : min(Double(gap / reference), most))
  }

  // MARK: Legend and middle

  private mutating func placeLegend() {
    let isWide = area.width > area.height * 1.25
    let found = laidOut(.legend(isWide ? .trailing : .bottom))
    take(found)
    guard let legend = found.legends.first else { return }
    layout.legend = Legend(
      legend,
      of: slices.ranked.map { Legend.Entry(caption($0.index), paint: chart.paint(of: $0.index)) })
    // The pie and the legend are centered as one block.
    let (side, gap, size) = (2 * layout.radius, textSize * 1.5, legend.frame.size)
    let before = layout.center
    if isWide {
      let left = area.midX - (side + gap + size.width) / 2
      layout.center = CGPoint(x: left + side / 2, y: area.midY)
      layout.legendOrigin = CGPoint(x: left + side + gap, y: area.midY - size.height / 2)
    } else {
      let top = area.midY - (side + gap + size.height) / 2
      layout.center = CGPoint(x: area.midX, y: top + side / 2)
      layout.legendOrigin = CGPoint(x: area.midX - size.width / 2, y: top + side + gap)
    }
    let moved = found.panels.reduce(0) { $0 + $1.labels.count }
    for index in layout.labels.indices.prefix(moved) {
      layout.labels[index].frame = layout.labels[index].frame.offsetBy(
        dx: layout.center.x - before.x, dy: layout.center.y - before.y)
    }
  }

  /// Places the text in the center of a gauge.
  mutating func placeCenterText(in gauge: RingGauge) {
    let middle = CGPoint(x: layout.size.width / 2, y: layout.size.height / 2)
    let radius = max(gauge.radius - gauge.trackWidth / 2, 0)
    guard let text = chart.center else { return }
    guard let parts = text.parts(center: middle, radius: radius, style) else {
      return note(
        .warning, .labelAdjusted, "the text in the center has no room and is left out")
    }
    layout.labels += parts.map(\.label)
  }

  mutating func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    value: String? = nil
  ) {
    layout.diagnostics.append(
      Diagnostic(severity, code, message, operation: "PieChart", value: value))
  }
}
