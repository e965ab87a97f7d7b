import EaselBlocks
import EaselCanvas

extension ScaledChart {
  /// Returns the default symbols of series of points that only their colors tell apart; `nil` for
  /// circles.
  ///
  /// Lines keep their circles, since their names or dashes tell them apart. So do points that their
  /// axis or their panel names.
  static func seriesSymbols(
    _ colors: LookData?, _ scales: ChartScales, _ marks: PreparedMarks,
    _ configuration: ChartConfiguration, _ style: ChartStyle
  ) -> LookScale<MarkSymbol>? {
    guard style.variesSymbols, let colors, let scale = scales.foregroundStyle,
      colors.kind == .category || configuration.foregroundStyle.type == .category,
      scale.domain.count > 1, colors.markTypes.contains(.point),
      colors.markTypes.allSatisfy({ [.symbol, .none].contains($0.sample) }),
      !isNamed(colors, scales, marks, configuration)
    else { return nil }
    let symbols = BasicChartSymbolShape.automatic
    let indices = Dictionary(
      scale.domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return LookScale(label: scale.label, domain: scale.domain) { datum in
      indices[datum].map { .shape(symbols[$0 % symbols.count]) }
    }
  }

  /// Whether an axis or the panels show the field of the colors.
  private static func isNamed(
    _ colors: LookData, _ scales: ChartScales, _ marks: PreparedMarks,
    _ configuration: ChartConfiguration
  ) -> Bool {
    let axes = [(scales.x, configuration.x), (scales.y, configuration.y)]
    let isOnAxis = axes.contains { scale, axis in
      scale?.kind == .category && axis.visibility != .hidden && scale?.label == colors.label
        && Set(scale?.names ?? []).isSuperset(of: colors.names)
    }
    return isOnAxis
      || marks.runs.contains { run in
        [Channel.facetColumn, .facetRow].contains { run.run[$0]?.label == colors.label }
      }
  }
}
