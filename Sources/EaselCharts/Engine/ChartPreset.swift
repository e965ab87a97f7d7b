import EaselBlocks
import EaselCanvas
import Foundation

extension LegendSample {
  /// Returns the swatch of a preset's legend.
  static func swatch(of kind: MarkType, _ look: any ShapeStyle) -> LegendSample {
    var sample = LegendSample(.swatch, kind: kind, look: look, area: 0, stroke: StrokeStyle())
    sample.roundness = 0.22
    return sample
  }
}

/// The rules of a preset, such as ``BarChart``, that depend on the size of its chart.
///
/// The marks and modifiers of a preset's body state everything else.
struct ChartPreset {
  /// The settings with which a chart can be laid out in a size.
  struct Variant {
    var configuration: ChartConfiguration
    var options = ChartOptions()
    /// Whether a layout shows what the variant is for; otherwise the next variant is laid out.
    var isEnough: (ChartLayout) -> Bool = { _ in true }
  }

  /// The font size in points; `nil` for that of other charts.
  var fontSize: CGFloat?
  /// The space at the chart's edges in points; `nil` for one that suits the font and the size.
  var padding: CGFloat?
  /// Returns the variants for a size, the preferred ones first; the last one is always enough.
  var variants: (ScaledChart, CGSize) -> [Variant]
  /// Returns diagnostics about the data and about a layout.
  var notes: (ChartLayout, ScaledChart) -> [Diagnostic]

  /// Sets the sizes of a style.
  func adapt(_ style: inout ChartStyle) {
    style.adapt(textSize: ChartStyle.textSize(fontSize, standard: style.textSize), padding: 0)
    style.keepsIdentities = true
  }

  /// Lays out the first variant that is enough.
  func layout(of chart: ScaledChart, in size: CGSize) -> ChartLayout {
    var style = chart.style
    style.padding = Self.padding(padding, in: size, textSize: style.textSize)
    var layout = ChartLayout(size: size, panels: [])
    for variant in variants(chart, size) {
      var scaled = ScaledChart(
        chart.marks.list, variant.configuration, environment: style.environment,
        blocks: chart.blocks
      ) { $0 = style }
      scaled.options = variant.options
      scaled.options.alignedSpace = chart.options.alignedSpace
      scaled.options.isPreset = true
      layout = scaled.ownLayout(in: size)
      if variant.isEnough(layout) { break }
    }
    let title = chart.configuration.titles?.title.string(in: style.environment) ?? ""
    let own = notes(layout, chart) + sizeNotes(on: layout, textSize: style.textSize)
    layout.diagnostics = own.naming(chart: title) + layout.diagnostics
    return layout
  }

  /// Returns the diagnostics about a font size that cannot be used, and about texts that are smaller
  /// than the font size that was set.
  private func sizeNotes(on layout: ChartLayout, textSize: CGFloat) -> [Diagnostic] {
    guard let fontSize else { return [] }
    func text(_ size: CGFloat) -> String { NumberFormat.automatic.string(from: Double(size)) }
    guard fontSize.isFinite, fontSize > 0 else {
      return [
        Diagnostic(
          .warning, .invalidSize,
          "a font size must be positive and finite; the text has \(text(textSize)) points",
          operation: "fontSize", value: "\(fontSize)")
      ]
    }
    let labels = layout.panels.flatMap { $0.labels + $0.axes.flatMap(\.allLabels) }
    let sizes = labels.map(\.text.fontSizes.maximum).filter { $0 > 0 && $0 < textSize - 0.1 }
    // The labels of sectors have a note of their own.
    guard let minimum = sizes.min(), !layout.panels.contains(where: { $0.sectorLeaders != nil })
    else { return [] }
    return [
      Diagnostic(
        .note, .labelAdjusted,
        "\(sizes.count) texts have no room in the font size of \(text(fontSize)) points, and have "
          + "\(text(minimum)) or more; enlarge the chart, or set a smaller fontSize",
        operation: "fontSize", value: text(minimum))
    ]
  }

  /// Returns the space at the edges of a chart, by default less in charts of less than 100 points.
  static func padding(_ wanted: CGFloat?, in size: CGSize, textSize: CGFloat) -> CGFloat {
    guard let wanted else {
      let shortest = min(size.width, size.height)
      return shortest > 0 ? min(textSize / 2, shortest * 0.05) : 0
    }
    // Without a number, nothing of the chart is left, which the layout reports.
    return wanted.isFinite ? wanted : .greatestFiniteMagnitude
  }
}
