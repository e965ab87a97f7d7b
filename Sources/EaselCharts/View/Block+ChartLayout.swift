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

  package func layout(in size: CGSize, _ blocks: ChartBlocks) -> ChartLayout {
    var engine = engine(blocks)
    return engine.layout(in: size)
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
    var builder = DataTableBuilder(engine(ChartBlocks(environment: environment)).marks.list)
    return builder.table(timeZone: environment.calendar.timeZone)
  }

  /// Returns the engine of the chart in the block.
  ///
  /// Without a chart, or with several ones, it is that of a chart without marks, with an error.
  package func engine(_ blocks: ChartBlocks) -> ChartEngine {
    var inputs = blocks.inputs
    inputs.isAlone = inputs.environment.isChartAlone
    let found = ChartRegister.engines(in: inputs.session) {
      var nodes: [any LayoutNode] = []
      inputs.appendNodes(of: self, to: &nodes)
      guard $0.engines.isEmpty else { return }
      // Some blocks make their contents only when they know their size.
      for node in nodes { _ = node.place(ProposedSize(ChartNode.idealSize)) }
    }
    if found.count == 1 { return found[0] }
    var engine = Chart { EmptyChartContent() }.engine(blocks)
    let name = "\(Self.self)".prefix { $0 != "<" }
    engine.diagnostics.append(
      Diagnostic(
        .error, .invalidData,
        found.isEmpty
          ? "\(name) has no chart, so there is none to lay out"
          : "\(name) has \(found.count) charts; lay out one of them", operation: "Chart"))
    return engine
  }
}

/// The engines of the charts in a block.
final class ChartRegister {
  fileprivate var engines: [ChartEngine] = []

  /// Returns the engines of the charts whose nodes a closure makes.
  fileprivate static func engines(
    in session: BlockSession, _ body: (ChartRegister) -> Void
  ) -> [ChartEngine] {
    let register = ChartRegister()
    session.shared[ObjectIdentifier(self)] = register
    body(register)
    session.shared[ObjectIdentifier(self)] = nil
    return register.engines
  }

  /// Adds an engine, if charts are looked for.
  static func add(_ engine: ChartEngine, in session: BlockSession) {
    (session.shared[ObjectIdentifier(self)] as? ChartRegister)?.engines.append(engine)
  }
}
