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
  /// Returns the paint of a series of a preset that has no paint of its own.
  ///
  /// The palette of the default theme has further colors for charts of many series.
  func presetPaint(_ index: Int) -> Paint {
    let colors = palette
    guard theme.palette != nil || theme.rules != .standard || colors != Theme.standardPalette,
      !colors.isEmpty
    else { return .color(ChartPalette.color(index)) }
    return .color(colors[index % colors.count])
  }
}
