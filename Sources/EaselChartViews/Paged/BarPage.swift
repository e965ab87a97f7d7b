import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// The layout of a page of bars, with equal distances and lines of fixed height above and below
/// them.
///
/// The engine computes it. The measures are those of the fourth sample post.
package struct BarPage {
  /// Sizes and distances, in points.
  package struct Measures {
    /// The height of the lines of values and names.
    package var line: CGFloat
    /// The font size of values.
    package var valueSize: CGFloat
    /// The font size of names.
    package var nameSize: CGFloat
    /// The distance between bars, and from the bars to the ends.
    package var gap: CGFloat
  }

  /// A bar with its texts; a text without room is `nil`.
  package struct Part {
    package var bar = CGRect.zero
    /// The bar's frame before it grows.
    package var start = CGRect.zero
    package var value: ChartLabel?
    package var name: ChartLabel?
  }

  /// The bars, from the left.
  package private(set) var parts: [Part]
  /// The y coordinate of the base line.
  package private(set) var base: CGFloat = 0
  /// The page's notes about texts that it does not show.
  package private(set) var notes: [ChartLabel] = []
  /// Diagnostics about texts that were made smaller or left out.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Lays out a page.
  package init(_ items: [BarContainer.Item], in size: CGSize, _ measures: Measures) {
    parts = Array(repeating: Part(), count: items.count)
    let blocks = ChartBlocks.ofValues
    var chart = ScaledChart(
      Self.marks(items, measures), Self.configuration(items, measures),
      environment: blocks.inputs.environment, blocks: blocks
    ) { $0.adapt(textSize: measures.nameSize, padding: 0) }
    chart.options.ownSpace = LabelSpace(bottom: measures.line)
    let layout = chart.layout(in: size)
    guard let panel = layout.panels.first else { return }
    base = panel.base.position
    notes = layout.notes
    diagnostics = layout.diagnostics.filter { $0.code == .labelAdjusted }
    let grown = layout.growing(fraction: 0).panels.first?.figures ?? []
    for (figure, start) in zip(panel.figures, grown) {
      guard let mark = figure.markNumbers.first, mark < parts.count else { continue }
      parts[mark].bar = figure.bounds
      parts[mark].start = start.bounds
    }
    for label in panel.labels {
      if let mark = label.mark, mark < parts.count { parts[mark].value = label }
    }
    for (index, label) in panel.axes.flatMap(\.labelsByTick).enumerated() where index < parts.count
    {
      parts[index].name = label
    }
  }

  /// Returns the bars as marks; indices serve as their names, because names may be empty or equal.
  private static func marks(_ items: [BarContainer.Item], _ measures: Measures) -> MarkList {
    var list = MarkList()
    for (index, item) in items.enumerated() {
      var scope = MarkScope()
      scope.traits.style = FixedPaint(.color(item.color))
      scope.traits.width = .inset(measures.gap / 2)
      let share = item.percentage.isFinite ? min(max(Double(item.percentage), 0), 1) : 0
      list.append(
        .bar,
        MarkFields(
          x: PlottableValue.value("", String(index)).field,
          y: PlottableValue.value("", share).field), in: scope)
    }
    list.finish()
    return list
  }

  private static func configuration(
    _ items: [BarContainer.Item], _ measures: Measures
  ) -> ChartConfiguration {
    var configuration = ChartConfiguration()
    let half = measures.gap / 2
    configuration.x.domain = items.indices.map(String.init)
    configuration.x.range = PlotDimensionPadding(start: half, end: half)
    configuration.y.domain = 0.0...1.0
    configuration.y.range = PlotDimensionPadding(end: measures.line)
    configuration.y.visibility = .hidden
    configuration.legend.visibility = .hidden
    let values = Dictionary(
      items.map { (Double($0.percentage), $0.value) }, uniquingKeysWith: { first, _ in first })
    configuration.valueLabels = ValueLabelConfiguration(
      visibility: .visible, size: measures.valueSize
    ) { datum, _ in datum.number.flatMap { values[$0] } }
    let names = items.map(\.name)
    var label = AxisLabelPart()
    label.orientation = .horizontal
    // The name is centered in its line.
    label.verticalSpacing = max((measures.line - measures.nameSize * 1.17) / 2, 0)
    label.content = .formatted { datum, _ in
      guard case .category(let name) = datum, let index = Int(name) else { return nil }
      return index < names.count ? names[index] : ""
    }
    var marks = AxisMarkSet()
    marks.content = { _ in [AxisPart(.label(label))] }
    configuration.x.marks = AxisMarkList([marks])
    return configuration
  }
}
