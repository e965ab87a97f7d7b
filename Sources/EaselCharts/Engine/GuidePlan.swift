import EaselBlocks
import EaselCanvas
import Foundation

/// The titles and legends of a chart of a size, and the rectangle that they leave to its plots.
struct GuidePlan {
  let chart: ScaledChart
  let size: CGSize
  /// The rectangle of the chart within its padding.
  let bounds: CGRect
  /// The panels of facets, or the only panel.
  let panels: ChartPanels
  /// The names at the ends of lines or layers; `nil` if a legend contains them.
  let endNames: [String]?
  /// The names of rules beside the plot.
  let ruleNames: RuleNames
  /// The solver of the chart's axes.
  let axes: AxisSolver
  /// The guides that are left out for lack of space.
  let omitted: OmittedGuides
  /// The text in the drawing of a chart without texts; `nil` for other charts.
  let statement: String?
  private(set) var titles: [ChartLabel] = []
  private(set) var legends: [LegendLayout] = []
  /// The blocks in place of legends.
  private(set) var blocks: [PlacedBlock] = []
  /// The rectangle that titles and source leave to legends and plots.
  private(set) var belowTitles: CGRect
  /// The rectangle that remains for plots and axes.
  private(set) var frame: CGRect
  /// Whether a legend has the names of the sectors of all panels, which then show only shares.
  private(set) var namesSectorsInLegend = false
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates the plan; `nil` if the chart has no size within its padding.
  init?(
    _ chart: ScaledChart, in size: CGSize, without omitted: OmittedGuides = [],
    statement: String? = nil
  ) {
    let padding = chart.style.padding
    bounds = CGRect(origin: .zero, size: size).insetBy(dx: padding, dy: padding)
    guard bounds.width > 0, bounds.height > 0, !bounds.isNull else { return nil }
    self.chart = chart
    self.size = size
    panels = ChartPanels(of: chart)
    self.omitted = omitted
    self.statement = statement
    let hasTexts = !omitted.contains(.texts)
    endNames = hasTexts ? chart.endNames(in: size) : nil
    ruleNames = RuleNames(
      hasTexts && chart.options.namesRules ? chart.marks : nil, chart.style, in: size)
    axes = AxisSolver(chart, without: omitted)
    belowTitles = bounds
    frame = bounds
    layOutTitles()
    belowTitles = frame
    layOutLegends()
  }

  var style: ChartStyle { chart.style }
  var configuration: ChartConfiguration { chart.configuration }

  // MARK: Titles

  /// Lays out title and subtitle above and the source below.
  private mutating func layOutTitles() {
    guard let titles = configuration.titles else { return }
    func string(_ text: Text?) -> String { text?.string(in: style.environment) ?? "" }
    let set = TitleLayout(
      TitleLayout.Texts(
        title: string(titles.title), subtitle: string(titles.subtitle),
        source: string(titles.source)),
      in: bounds, style, reserve: legendReserve, without: omitted)
    self.titles = set.labels
    diagnostics += set.diagnostics
    frame = set.rest
  }

  /// The height of the legend, which has priority over source and subtitle in small charts.
  private var legendReserve: CGFloat {
    let placement = legendPlacement
    guard !omitted.contains(.legends), placement.side == .top || placement.side == .bottom,
      configuration.legend.visibility != .hidden, configuration.legend.block == nil
    else { return 0 }
    let contents = legendContents(in: bounds)
    guard !contents.isEmpty else { return 0 }
    let limits = placement.limits(in: bounds, chartHeight: bounds.height)
    let group = LegendGroup(contents, in: limits, style, chart.blocks, isList: false)
    return group.size.height > 0 ? group.size.height + placement.spacing : 0
  }

  // MARK: Legends

  var legendPlacement: LegendPlacement {
    LegendPlacement(configuration.legend, style, isPolar: chart.isPolar)
  }

  /// Lays out the legends beside the plot.
  private mutating func layOutLegends() {
    let placement = legendPlacement
    guard placement.side != .overlay else { return }
    frame = layOutLegends(placement, in: frame)
  }

  /// Returns the plan with the legends in front of a plot whose rectangle is known.
  func withLegends(over plot: CGRect) -> GuidePlan {
    let placement = legendPlacement
    guard placement.side == .overlay else { return self }
    let inset = min(placement.spacing, plot.width / 8, plot.height / 8)
    let frame = plot.insetBy(dx: inset, dy: inset)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return self }
    var plan = self
    _ = plan.layOutLegends(placement, in: frame)
    return plan
  }

  /// Adds the legends in a frame, and returns the rest of the frame.
  private mutating func layOutLegends(_ placement: LegendPlacement, in frame: CGRect) -> CGRect {
    guard configuration.legend.visibility != .hidden, !omitted.contains(.texts) else {
      return frame
    }
    if omitted.contains(.legends) {
      noteLegends(in: frame)
      return frame
    }
    let limits = placement.limits(in: frame, chartHeight: size.height)
    if let block = configuration.legend.block {
      let fragment = chart.blocks.place(
        block, ProposedSize(width: max(limits.width, 0), height: nil))
      let (box, rest) = placement.place(fragment.size, in: frame)
      blocks.append(PlacedBlock(fragment, at: box.origin))
      return rest
    }
    let contents = legendContents(in: frame)
    guard !contents.isEmpty else { return frame }
    namesSectorsInLegend =
      chart.isPolar && panels.grid != nil && contents.contains { !$0.needsTitle }
    let group = LegendGroup(contents, in: limits, style, chart.blocks, isList: placement.isList)
    diagnostics += group.diagnostics
    guard group.size.height > 0 else { return frame }
    let (box, rest) = placement.place(group.size, in: frame)
    legends += group.layouts(in: box)
    return rest
  }

  private mutating func noteLegends(in frame: CGRect) {
    let contents = legendContents(in: frame)
    guard configuration.legend.block != nil || !contents.isEmpty else { return }
    let names = contents.flatMap { $0.entries.map(\.name) }
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "the chart's legend has no room and is left out; give the chart a larger size",
        operation: "legend", value: names.listed()))
  }

  /// Returns the contents of the legends.
  ///
  /// Series that have their names beside their lines or sectors are not in them.
  private func legendContents(in frame: CGRect) -> [LegendContent] {
    if let own = chart.options.ownLegend { return own }
    let isForced = configuration.legend.visibility == .visible
    let planner = LegendPlanner(
      style, configuration, chart.scales, chart.lookData, chart.marks)
    guard !isForced else { return planner.contents() }
    if let endNames { return planner.contents(without: endNames) }
    // Names replace the legend of sectors. They do not replace legends of color ramps.
    let contents = planner.contents()
    return namesSectors(in: frame) ? contents.filter(\.needsTitle) : contents
  }

  /// Returns whether the names of sectors are around them in each panel, instead of in a legend.
  ///
  /// - Parameter frame: The rectangle that the chart leaves for its panels.
  private func namesSectors(in frame: CGRect) -> Bool {
    guard chart.isPolar else { return false }
    guard let grid = panels.grid else {
      return chart.sectorLabels(chart.marks, in: frame) != nil
    }
    let plots = FacetArrangement(of: grid, in: frame, self, PlotRequest(self)).placed
    return zip(panels.parts, plots).allSatisfy { part, placed in
      guard part.marks.runs.contains(where: { $0.kind.isPolar && $0.count > 0 }) else {
        return true
      }
      // In a narrow panel, names would be broken within words.
      let labels = chart.sectorLabels(part.marks, in: placed.plot)?.labels
      return labels.map { !$0.contains { $0.text.breaksWords } } ?? false
    }
  }
}
