import EaselBlocks
import EaselCanvas
import Foundation

/// The figures of a panel's marks in its plot.
struct PanelLayout {
  /// The panel with its axes and figures, without labels.
  let panel: ChartPanel
  /// The builder of the figures, with the scales on the plot.
  let builder: FigureBuilder
  /// The marks that an explicit domain cuts.
  let cut: DomainCut
  /// The labels around the sectors; `nil` if there are none.
  let sectorLabels: SectorLabels?

  init(
    _ part: ChartPanels.Part, _ placed: PlacedPlot, _ plan: GuidePlan, _ request: PlotRequest
  ) {
    let chart = plan.chart
    var panel = ChartPanel(plot: placed.plot)
    panel.axes = placed.axes
    panel.title = placed.title
    panel.styledPlot = placed.styled
    sectorLabels =
      chart.isPolar
      ? chart.sectorLabels(
        part.marks, in: panel.plot, hasLegend: plan.namesSectorsInLegend) : nil
    if let sectorLabels {
      panel.plot = sectorLabels.plot
      panel.sectorLeaders = sectorLabels.leaders
    }
    let scales = chart.placed(part.scales, in: panel.plot, inner: request.inner)
    let marks = part.marks.sampled(over: scales, chart.functionDomains)
    var builder = FigureBuilder(
      marks, scales, chart.style, plot: panel.plot, missing: chart.configuration.missing ?? .gap,
      angleRange: chart.configuration.angleRange)
    builder.hasAbsentDates = chart.configuration.missing != nil
    builder.cutsBars = chart.options.isPreset
    builder.build()
    panel.figures = builder.figures
    panel.base = scales.growthBase
    panel.scales = scales
    panel.isOfPreset = chart.options.isPreset
    panel.isClipped =
      !panel.isOfPreset && (part.scales.areExplicit || marks.hasFunctions(beyond: part.scales))
    // The bars of presets end at the plot's edges; rules beyond them have no place.
    if panel.isOfPreset {
      panel.figures.removeAll { $0.kind.isReference && !$0.isCentered(in: placed.plot) }
    }
    if panel.isClipped { panel.figures = panel.figures.map { $0.symbols(in: panel.plot) } }
    panel.blocks = builder.blocks.map { chart.blocks.place($0) }
    self.panel = panel
    self.builder = builder
    cut = DomainCut(marks, scales, chart)
  }
}

extension ChartFigure {
  /// Whether the center is in a rectangle or on its edge.
  fileprivate func isCentered(in rect: CGRect) -> Bool {
    rect.insetBy(dx: -0.5, dy: -0.5).contains(CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

extension ChartScales {
  /// Whether a modifier sets the domain of a position scale.
  fileprivate var areExplicit: Bool {
    x?.isExplicit == true || y?.isExplicit == true || others.values.contains(where: \.isExplicit)
  }

  /// The line from which marks grow: zero, or the end of the axis that is nearest to zero.
  fileprivate var growthBase: GrowthBase {
    let isAcross = x?.hasBase == true && y?.hasBase != true
    guard let scale = isAcross ? x : y else { return GrowthBase(axis: .vertical, position: 0) }
    let zero = min(max(0, scale.lower), scale.upper)
    return GrowthBase(
      axis: isAcross ? .horizontal : .vertical,
      position: CGFloat(scale.position.position(of: scale.kind == .number ? zero : scale.lower)))
  }
}

extension ChartBlocks {
  /// Returns a symbol that is a block, centered on its point.
  fileprivate func place(_ symbol: FigureBuilder.SymbolBlock) -> PlacedBlock {
    let fragment = place(symbol.block)
    return PlacedBlock(
      fragment,
      at: CGPoint(
        x: symbol.center.x - fragment.size.width / 2,
        y: symbol.center.y - fragment.size.height / 2))
  }
}
