import EaselBlocks
import EaselCanvas
import Foundation

/// The labels of a panel: values, names of series and annotations; and the space that they need.
struct LabelPass {
  let plan: GuidePlan
  let request: PlotRequest
  let builder: FigureBuilder
  /// The labels around the sectors; `nil` if there are none.
  let sectorLabels: SectorLabels?
  /// The frames of the symbols that are blocks.
  let symbolFrames: [CGRect]
  /// The rectangle that labels must stay in.
  let frame: CGRect
  /// The blocks of annotations and names, in the font of the chart's labels: that of the environment
  /// is for the page.
  let blocks: ChartBlocks
  /// The panel with its labels.
  var panel: ChartPanel
  /// The space that the labels need, and what has no room.
  var demand = PlotDemand()
  var diagnostics: [Diagnostic] = []

  init(_ layout: PanelLayout, _ plan: GuidePlan, _ request: PlotRequest) {
    self.plan = plan
    self.request = request
    builder = layout.builder
    let font = TypeStyle.system(size: plan.style.textSize)
    blocks = plan.chart.blocks.changed { $0.font = font }
    sectorLabels = layout.sectorLabels
    panel = layout.panel
    frame = request.frame == .zero ? panel.plot : request.frame
    symbolFrames = plan.chart.isPolar ? [] : panel.blocks.map(\.frame)
    diagnostics = builder.diagnostics + layout.cut.diagnostics
    demand.hiddenValues = builder.missingCount + builder.negativeSectors
    demand.cutValues = layout.cut.count
    askForSpaceOfSymbols()
    askForSpaceOfTexts()
    addEffects()
    if plan.omitted.contains(.texts) {
      addDots()
      return
    }
    if plan.chart.isPolar {
      addSectorLabels()
      noteSectorLabels()
    } else {
      addPlotLabels()
    }
    addAnnotations()
    if chart.options.isEmpty || panel.figures.isEmpty && panel.blocks.isEmpty { addNoData() }
    SideLabels(builder, unit: plan.chart.unitWithoutAxis).add(to: &panel, &diagnostics)
    if panel.isOfPreset { panel.lapBars() }
  }

  var chart: ScaledChart { plan.chart }
  var style: ChartStyle { plan.style }
  var configuration: ChartConfiguration { plan.configuration }
  /// The scales on the plot.
  var scales: ChartScales { builder.scales }
  /// The sectors of the panel.
  var sectors: [PlacedSector] { builder.sectors }

  /// Adds annotations and names of points.
  private mutating func addAnnotations() {
    guard chart.marks.list.groups.contains(where: \.isLabel) else { return }
    var annotated: Set<Int> = []
    for group in chart.marks.list.groups where group.isLabel && group.pointName == nil {
      if annotated.count + group.marks.count <= MarkLocations.maximum {
        annotated.formUnion(group.marks)
      }
    }
    var obstacles = LabelObstacles(
      panel, in: labelBounds, symbolFrames: symbolFrames, style, annotated: annotated)
    addAnnotations(&obstacles)
    addPointNames(obstacles)
  }

  // MARK: Labels in the plot

  private mutating func addPlotLabels() {
    // A chart may have a million points. The labeler gets the figures only if labels may cover
    // them.
    let needsInk = request.barValues != nil || configuration.valueLabels?.visibility == .visible
    let coversRules = chart.options.valuesCoverRules
    var labeler = PlotLabeler(
      style, plot: panel.plot, frame: frame.union(panel.plot),
      figures: needsInk ? panel.figures.filter { !coversRules || !$0.kind.isReference } : [])
    addEnds(&labeler)
    addBarValues(&labeler)
    addOtherValues(&labeler)
    panel.labels += labeler.labels
    addRuleNames()
    panel.leaders += labeler.leaders
    panel.dots += labeler.dots
    askForSpaceAtEdges()
    panel.cutGridLines(at: labeler.labels.map(\.bounds) + panel.figures.compactMap(\.levelText))
    noteHidden(labeler.hidden)
  }

  private mutating func noteHidden(_ hidden: [String]) {
    guard !hidden.isEmpty else { return }
    demand.hiddenLabelCount += hidden.count
    let names = hidden.prefix(5).joined(separator: ", ")
    let more = hidden.count > 5 ? " and \(hidden.count - 5) more" : ""
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "labels have no room in the plot and are left out: \(names)\(more)",
        operation: "Chart", value: "\(hidden.count)"))
  }

  /// Adds the localized text for a chart without data to the center of the plot, if it fits.
  private mutating func addNoData() {
    guard let words = chart.textWithoutData(style.environment) else { return }
    let plot = panel.plot
    // The text is in the ring of a pie.
    let width = chart.isPolar ? min(plot.width, plot.height) * 0.55 : nil
    let text = style.labelText(words, color: style.secondaryInk, width: width)
    guard !words.isEmpty, text.size.width <= plot.width, text.size.height <= plot.height else {
      return
    }
    panel.labels.append(
      ChartLabel(
        text, at: CGPoint(x: plot.midX, y: plot.midY), anchor: CGPoint(x: 0.5, y: 0.5)))
  }

  // MARK: Ends of lines

  /// Adds the dots at the ends of lines, without texts.
  private mutating func addDots() {
    var labeler = PlotLabeler(
      style, plot: panel.plot, frame: frame.union(panel.plot), figures: [])
    addEnds(&labeler)
    panel.dots += labeler.dots
  }

  /// Adds the dots at the ends of lines, and the names beside them.
  private mutating func addEnds(_ labeler: inout PlotLabeler) {
    let context = Set(contextMarks)
    let figures = panel.figures.filter { !context.contains($0.markNumbers.first ?? -1) }
    let ends = SeriesEnd.ends(of: figures, isRightToLeft: style.isRightToLeft)
    let symbols = Set(panel.figures.filter(\.isSymbols).map { $0.markNumbers.last ?? -1 })
    let bare = ends.filter { !symbols.contains($0.mark) }
    let locations = bare.isEmpty ? SymbolLocations() : SymbolLocations(of: panel.figures)
    // A symbol at the end of a line needs no dot.
    labeler.addDots(bare.filter { !locations.contains(near: $0.point) })
    guard plan.endNames != nil else { return }
    labeler.addNames(ends, beyond: panel.figures, size: style.textSize)
  }

  /// The context marks, which are drawn gray behind others.
  private var contextMarks: [Int] {
    let marks = chart.marks
    guard marks.list.traits.contains(where: \.isContext) else { return [] }
    return marks.runs.flatMap { run in
      (0..<run.count).filter { marks.traits(run, $0).isContext }.map { run.run.ordinals[$0] }
    }
  }
}
