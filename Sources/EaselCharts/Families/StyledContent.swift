import EaselBlocks
import EaselCanvas

/// Content that depends on the style of its chart, such as on the palette.
struct StyledContent<Content: ChartContent>: ChartContent {
  let content: (ChartStyle) -> Content

  /// Creates content from a closure that gets the style.
  init(@ChartContentBuilder content: @escaping (ChartStyle) -> Content) { self.content = content }

  var body: some ChartContent {
    var style = ChartStyle.ofBody
    // The colors are chosen for the appearance in which they are drawn.
    style.keepsAppearances = true
    return content(style)
  }
}

extension ChartStyle {
  /// Returns the styles of the parts of a preset: their own paints, otherwise the theme's colors or
  /// hatches.
  ///
  /// The only part has the foreground style of the chart. Parts beyond the palette share a gray,
  /// which `noteShared(of:parts:operation:)` reports.
  func presetStyles(of paints: [Paint?]) -> [any ShapeStyle] {
    let standard = presetStyles
    return paints.enumerated().map { index, paint in
      if let paint { return FixedPaint(paint) }
      if paints.count == 1, let foreground { return foreground }
      guard index >= standard.count, let otherStyle else { return standard[index % standard.count] }
      return FixedPaint(.color(otherStyle))
    }
  }

  /// Returns the diagnostic about parts of a preset that share a gray; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - parts: The index, the name and the paint of each part.
  ///   - what: The noun of the parts in the plural.
  ///   - operation: The name of the preset.
  func noteShared(
    of parts: [(index: Int, name: String, paint: Paint?)], _ what: String, operation: String
  ) -> Diagnostic? {
    let count = presetStyles.count
    let shared = parts.filter { $0.index >= count && $0.paint == nil }
    guard otherStyle != nil, !shared.isEmpty else { return nil }
    let list = shared.map(\.name).listed()
    return Diagnostic(
      .warning, .labelAdjusted,
      "the chart has \(parts.count) \(what), and the theme has \(count) appearances; these share a "
        + "gray: \(list)", operation: operation, value: list)
  }

  /// The styles of the parts of presets in their order, never empty.
  ///
  /// The palette of the default theme has further colors for charts of many series.
  private var presetStyles: [any ShapeStyle] {
    if hasHatches { return seriesStyles }
    let colors = palette
    let isStandard =
      theme.palette == nil && theme.rules == .standard && colors == Theme.standardPalette
    return (isStandard || colors.isEmpty ? ChartPalette.all : colors).map {
      FixedPaint(.color($0))
    }
  }
}
