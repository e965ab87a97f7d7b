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
  /// Returns the style of a series of a preset: its own paint, or the theme's color or hatch.
  ///
  /// The palette of the default theme has further colors for charts of many series.
  func presetStyle(_ index: Int, _ own: Paint?) -> any ShapeStyle {
    if let own { return FixedPaint(own) }
    let (colors, hatched) = (palette, hasHatches ? seriesStyles : [])
    guard hatched.isEmpty else { return hatched[index % hatched.count] }
    guard theme.palette != nil || theme.rules != .standard || colors != Theme.standardPalette,
      !colors.isEmpty
    else { return FixedPaint(.color(ChartPalette.color(index))) }
    return FixedPaint(.color(colors[index % colors.count]))
  }
}
