import EaselBlocks
import EaselCanvas
import Foundation

/// A chart whose marks have scales and looks, before it has a size.
///
/// It is the first of the values from which a layout is made:
///
/// 1. `ScaledChart`: marks, scales and looks.
/// 2. ``GuidePlan``: titles and legends for a size, and the rectangle that they leave.
/// 3. ``PlotPass``: the panels with axes, figures and labels in that rectangle, for a request of space.
///
/// The labels of a pass can need space that the request did not reserve. Then another pass is made
/// with the next request (``PlotRequest``).
package struct ScaledChart {
  package var configuration: ChartConfiguration
  package var style: ChartStyle
  let blocks: ChartBlocks
  package let marks: PreparedMarks
  package let scales: ChartScales
  /// The data of the marks for colors, symbols, symbol sizes and dashes.
  let lookData: [Channel: LookData]
  /// The domains of functions, by their position in the list.
  let functionDomains: [Int: ClosedRange<Double>]
  var diagnostics: [Diagnostic]
  /// The settings of a chart family or of the block that contains the chart.
  package var options = ChartOptions()

  /// Creates a chart from its marks.
  ///
  /// - Parameters:
  ///   - list: The marks.
  ///   - configuration: The settings of modifiers.
  ///   - environment: The locale, calendar, theme and appearance.
  ///   - blocks: The layout of blocks in the chart.
  ///   - measures: Changes the font sizes and distances of the style.
  package init(
    _ list: MarkList, _ configuration: ChartConfiguration, environment: EnvironmentValues,
    blocks: ChartBlocks, measures: (inout ChartStyle) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.blocks = blocks
    var environment = environment
    environment.groupsDigits = true
    var style = ChartStyle(
      theme: configuration.theme ?? environment.chartTheme, environment: environment)
    measures(&style)
    self.style = style
    let days = Self.businessDays(of: list, configuration, environment)
    var marks = PreparedMarks(
      list, calendar: environment.calendar, locale: environment.locale,
      missingValues: configuration.missing ?? .gap, domains: configuration.positionDomains,
      days: days.pieces)
    var notes = list.diagnostics + days.diagnostics + marks.diagnostics
    notes += configuration.interactionNotes
    notes += configuration.faults.map { $0.diagnostic(in: environment) }
    functionDomains = Self.addFunctions(to: &marks, configuration, style, &notes)
    self.marks = marks
    var scales = Self.positionScales(of: marks, configuration, style, &notes)
    lookData = Self.lookData(of: marks, configuration)
    let looks = LookScales(lookData, marks, configuration, style)
    notes += looks.diagnostics
    looks.set(in: &scales)
    scales.seriesSymbols = Self.seriesSymbols(
      lookData[.foregroundStyle], scales, marks, configuration, style)
    self.scales = scales
    diagnostics = notes
    diagnostics += plotSizeNotes
  }

  /// The ideal size of a chart in points.
  package static let idealSize = CGSize(width: 480, height: 300)

  /// Whether the chart has sectors, which have no axes.
  var isPolar: Bool { marks.runs.contains(where: \.kind.isPolar) }

  private static func positionScales(
    of marks: PreparedMarks, _ configuration: ChartConfiguration, _ style: ChartStyle,
    _ notes: inout [Diagnostic]
  ) -> ChartScales {
    var scales = ChartScales()
    scales.x = scale(.horizontal, nil, of: marks, configuration.x, style, &notes)
    scales.y = scale(.vertical, nil, of: marks, configuration.y, style, &notes)
    let ids = Set(marks.list.traits.compactMap(\.axisID))
    for id in ids.sorted(by: { $0.name < $1.name }) {
      scales.others[id] = scale(
        .vertical, id, of: marks, configuration.otherAxes[id] ?? AxisConfiguration(), style, &notes)
    }
    return scales
  }

  /// Returns the scale of an axis; `nil` if no mark has a value there.
  static func scale(
    _ axis: Axis, _ id: ChartAxisID?, of marks: PreparedMarks, _ configuration: AxisConfiguration,
    _ style: ChartStyle, _ notes: inout [Diagnostic]
  ) -> ResolvedScale? {
    func isOnAxis(_ run: PreparedRun) -> Bool {
      axis == .horizontal || (run.count > 0 ? marks.traits(run, 0).axisID : nil) == id
    }
    let runs = marks.runs.filter(isOnAxis)
    var data = AxisData(
      axis: axis,
      isCategorical: configuration.type == .category
        || runs.contains { $0[axis]?.kind == .category })
    if id == nil { data.days = marks.days[axis] }
    for run in runs { data.add(run, names: marks.list.names) }
    if let order = marks.categoryOrders[axis] { data.sortCategories(order) }
    // If another value is outside −1...1, the axis shows numbers instead of percentages.
    data.isShare =
      data.lower >= -1 && data.upper <= 1
      && runs.contains { $0.isShare && $0.direction == axis }
    let showsMagnitudes = id == nil && marks.list.magnitudeAxes.contains(Axis.Set(axis))
    if showsMagnitudes { data.mirror() }
    var resolver = ScaleResolver(data, configuration, style)
    var scale = resolver.resolve(names: marks.list.names)?
      .visible(configuration.visibleLength, from: configuration.visibleStart)
    scale?.showsMagnitudes = showsMagnitudes
    if id == nil { scale?.hint = marks.list.axisHints[axis] }
    notes += resolver.diagnostics
    notes += cutNote(scale, axis, of: runs).map { [$0] } ?? []
    return scale
  }
}

/// The settings of a chart that are not modifiers: those of a chart family, and of the block around it.
package struct ChartOptions {
  /// The rules of the preset that the chart belongs to; `nil` for other charts.
  var preset: ChartPreset?
  /// The minimum space between the chart's edges and its plot, for charts with aligned plots.
  var alignedSpace = LabelSpace()
  /// The minimum space beside the plot, which a chart family reserves for its own texts.
  package var ownSpace = LabelSpace()
  /// The legend of a chart family that names its series itself.
  ///
  /// If it is `nil`, the legend follows from the scales of colors, symbols, symbol sizes and
  /// dashes.
  var ownLegend: [LegendContent]?
  /// The options for the labels of sectors.
  var sectorLabels = SectorLabels.Options()
  /// The text in the hole of sectors.
  var centerText: CenterText?
  /// Whether values may cover rules, which are interrupted there.
  var valuesCoverRules = false
  /// Whether rules have names beside the plot.
  var namesRules = true
  /// Whether the chart is a preset, whose bars end at the plot's edges instead of being clipped.
  ///
  /// ``ChartPanel/isOfPreset`` has the other rules.
  var isPreset = false
  /// The distance in points between sectors and a legend that are centered as one block; `nil` for
  /// a legend at the edge of the chart.
  var gatheredLegendGap: CGFloat?
  /// Whether the chart has no data, although it has marks.
  var isEmpty = false
  /// The text of a chart without data; `nil` is in the language of the environment.
  var emptyText: String?
  /// The phrases of the environment's language that a chart family has in its marks.
  var ownPhrases: [KeyPath<Phrases, Phrases.Wording>] = []

  init() {}
}
