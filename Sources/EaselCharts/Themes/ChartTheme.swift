import EaselBlocks
import EaselCanvas
import Foundation

/// The look of charts: palette, type, lines and distances.
///
/// ```swift
/// Chart(sales) { … }.chartTheme(.print)
/// ```
///
/// Colours, fonts and the palette are those of the blocks' ``/EaselBlocks/Theme`` unless a chart theme
/// names its own.
public struct ChartTheme: Hashable, Sendable {
  /// Which rules hold where Swift Charts and ours differ.
  package enum Rules: Hashable, Sendable { case standard, apple, print }

  package var rules: Rules

  /// The colours of series; nil is the blocks' palette.
  public var palette: [Color]?
  /// The size of chart text in points in documents; nil follows the theme, 9.5 points.
  public var textSize: CGFloat?

  package init(rules: Rules, palette: [Color]? = nil) {
    self.rules = rules
    self.palette = palette
  }

  /// Easel's own look: values at the leading side, names at the ends of lines, a quiet grid.
  public static let standard = ChartTheme(rules: .standard)
  /// The look of Swift Charts: values at the trailing side, dashed grids, system colours.
  public static let apple = ChartTheme(rules: .apple)
  /// For paper without colour: lightness, hatches, dashes and symbols tell series apart.
  public static let print = ChartTheme(rules: .print)
}
