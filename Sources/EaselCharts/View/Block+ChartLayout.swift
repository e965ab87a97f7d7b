import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Returns the layout of the chart in the block for a size in points, without drawing it.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Month", "May"), y: .value("Rain", 62)) }
  ///   .chartTitle("Rain")
  /// let plot = chart.layout(in: CGSize(width: 480, height: 300)).plot
  /// ```
  ///
  /// If the block has no chart, or several ones, the layout has no marks, and an error in
  /// ``ChartLayout/diagnostics``.
  ///
  /// - Parameters:
  ///   - size: The size of the chart in points.
  ///   - environment: The locale, calendar, theme and appearance.
  public func layout(
    in size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartLayout {
    var environment = environment
    environment.keepLocale()
    return layout(in: size, ChartBlocks(environment: environment))
  }

  /// Returns the layout of the chart in the block in its ideal size, without drawing it.
  ///
  /// The ideal size is 480 × 300 points. Along an axis for which `chartPlotSize` or a frame in
  /// `chartPlotStyle` sets the length of the plot, it is what this plot, its axes, legends and titles
  /// need.
  ///
  /// - Parameter environment: The locale, calendar, theme and appearance.
  public func layout(environment: EnvironmentValues = EnvironmentValues()) -> ChartLayout {
    var environment = environment
    environment.keepLocale()
    let blocks = ChartBlocks(environment: environment)
    let chart = scaledChart(blocks)
    let (ideal, target) = (ScaledChart.idealSize, chart.plotTarget)
    return layout(in: target.isEmpty ? ideal : chart.naturalSize(for: target, in: ideal), blocks)
  }

  /// Returns the layout, with the diagnostics of the blocks in the chart, such as those of a chart
  /// in an overlay.
  package func layout(in size: CGSize, _ blocks: ChartBlocks) -> ChartLayout {
    let session = blocks.inputs.session
    let known = session.diagnostics.count
    var layout = scaledChart(blocks, in: size).layout(in: size)
    layout.diagnostics += session.diagnostics[known...]
    return layout
  }

  /// Returns the data of the marks of the chart in the block as a table, with one row for each mark.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Month", "May"), y: .value("Rain", 62)) }
  /// let csv = chart.dataTable().csv
  /// ```
  ///
  /// Functions, and marks that are hidden by ``ChartContent/accessibilityHidden(_:)``, are left
  /// out. The table is empty if the block has no chart, or several ones.
  ///
  /// - Parameter environment: The language of labels, and the time zone of dates.
  public func dataTable(
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartDataTable {
    var environment = environment
    environment.keepLocale()
    var builder = DataTableBuilder(scaledChart(ChartBlocks(environment: environment)).marks.list)
    return builder.table(timeZone: environment.calendar.timeZone)
  }

  /// Returns the chart in the block with the scales of its marks.
  ///
  /// Without a chart, or with several ones, it is a chart without marks, with an error.
  package func scaledChart(_ blocks: ChartBlocks) -> ScaledChart {
    scaledChart(blocks, in: ChartNode.idealSize)
  }

  /// Returns the chart in the block, as ``scaledChart(_:)`` does, for a layout in a size.
  ///
  /// - Parameter size: The size that is proposed to blocks whose contents depend on it.
  private func scaledChart(_ blocks: ChartBlocks, in size: CGSize) -> ScaledChart {
    var inputs = blocks.inputs
    inputs.isAlone = inputs.environment.isChartAlone
    let found = ChartRegister.charts(in: inputs.session) {
      var nodes: [any LayoutNode] = []
      inputs.appendNodes(of: self, to: &nodes)
      guard $0.charts.isEmpty else { return }
      // Some blocks make their contents only when they know their size.
      inputs.session.withoutDiagnostics {
        for node in nodes { _ = node.place(ProposedSize(size).sanitized) }
      }
    }
    if found.count == 1 { return found[0] }
    var chart = Chart { EmptyChartContent() }.scaledChart(blocks)
    let name = "\(Self.self)".prefix { $0 != "<" }
    chart.diagnostics.append(
      Diagnostic(
        .error, .invalidData,
        found.isEmpty
          ? "\(name) has no chart, so there is none to lay out"
          : "\(name) has \(found.count) charts; lay out one of them", operation: "Chart"))
    return chart
  }
}

/// The charts in a block.
final class ChartRegister {
  fileprivate var charts: [ScaledChart] = []

  /// Returns the charts whose nodes a closure makes.
  fileprivate static func charts(
    in session: BlockSession, _ body: (ChartRegister) -> Void
  ) -> [ScaledChart] {
    let register = ChartRegister()
    session.shared[ObjectIdentifier(self)] = register
    body(register)
    session.shared[ObjectIdentifier(self)] = nil
    return register.charts
  }

  /// Returns the result of a closure whose charts are not looked for: those of a chart's own blocks.
  static func paused<Result>(in session: BlockSession, _ body: () -> Result) -> Result {
    let key = ObjectIdentifier(self)
    let register = session.shared[key]
    session.shared[key] = nil
    defer { session.shared[key] = register }
    return body()
  }

  /// Adds a chart, if charts are looked for.
  static func add(_ chart: ScaledChart, in session: BlockSession) {
    (session.shared[ObjectIdentifier(self)] as? ChartRegister)?.charts.append(chart)
  }
}
