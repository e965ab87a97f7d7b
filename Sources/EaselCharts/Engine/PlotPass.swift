import EaselBlocks
import EaselCanvas
import Foundation

/// One pass of a layout: the panels of a chart with axes, figures and labels, for a request of space.
struct PlotPass {
  private(set) var panels: [ChartPanel] = []
  /// The space that the labels need, and what has no room.
  private(set) var demand = PlotDemand()
  private(set) var diagnostics: [Diagnostic] = []
  /// The sectors of the first panel.
  private(set) var sectors: [PlacedSector] = []
  /// The directions in which a facet has no space for axis labels or its name.
  private var facetLack: Axis.Set = []
  /// Whether the drawing states the number of values and labels that it does not show.
  private let countsHidden: Bool
  /// The text of a chart whose texts have no space.
  private let statement: String?

  init(_ plan: GuidePlan, _ request: PlotRequest) {
    demand.hiddenValues = plan.chart.marks.list.omittedValues
    countsHidden =
      plan.configuration.countsHidden ?? true && !plan.omitted.contains(.hiddenCounts)
    statement = plan.statement
    let frame = request.edge.inset(request.frame)
    let plots =
      plan.panels.grid.map { FacetArrangement(of: $0, in: frame, plan, request).placed }
      ?? [PlacedPlot(in: frame, plan, request)]
    for (part, plot) in zip(plan.panels.parts, plots) {
      let labels = LabelPass(PanelLayout(part, plot, plan, request), plan, request)
      panels.append(labels.panel)
      facetLack.formUnion(plot.lack)
      demand.add(labels.demand)
      if panels.count == 1 { sectors = labels.sectors }
      let first = diagnostics.count
      diagnostics += plot.diagnostics + labels.diagnostics
      diagnostics.setPanel(part.name, from: first)
    }
  }

  /// Returns the directions in which the plots are smaller than a third of a chart, or panels have no
  /// space for their names.
  func plotLack(in size: CGSize) -> Axis.Set {
    var lack = facetLack
    let plots = panels.reduce(CGRect.null) { $0.union($1.plot) }
    let share = OmittedGuides.plotShare
    if plots.width < size.width * share - 0.01 { lack.insert(.horizontal) }
    if plots.height < size.height * share - 0.01 { lack.insert(.vertical) }
    return lack
  }

  /// The directions in which an axis has no space for two values or for all names of rows.
  var labelLack: Axis.Set {
    var lack: Axis.Set = []
    for axis in panels.lazy.flatMap(\.axes) where axis.lacksLabels {
      let isUpright = axis.edge == .leading || axis.edge == .trailing
      // Names of columns can be turned, if they have the height for it.
      lack.insert(isUpright || axis.hasNames ? .vertical : .horizontal)
    }
    return lack
  }

  /// The text in the drawing about values and labels that it does not show; `nil` if it shows all.
  func footnote(_ style: ChartStyle) -> TextLayout? {
    guard let text = footnote(style.environment) else { return nil }
    return style.labelText(
      text, size: max(style.sourceSize, style.minimumTextSize), color: style.secondaryInk)
  }

  /// Returns the numbers of values and labels that the drawing does not show; `nil` if it shows all.
  func footnote(_ environment: EnvironmentValues) -> String? {
    let counts = [
      (\Phrases.chartNotes.hiddenValues, demand.hiddenValues),
      (\Phrases.chartNotes.cutValues, demand.cutValues),
      (\Phrases.chartNotes.hiddenLabels, demand.hiddenLabelCount),
    ].filter { $0.1 > 0 }
    if let statement { return statement }
    guard countsHidden, !counts.isEmpty else { return nil }
    let phrases = environment.phrases
    let format = NumberFormat(locale: environment.locale.ofNumbers)
    return counts.map { phrase, count in
      phrases.text(phrase, ["count": format.string(from: Double(count))], count: count)
    }.joined(separator: " · ")
  }
}
