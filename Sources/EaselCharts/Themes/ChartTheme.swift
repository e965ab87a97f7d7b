import EaselBlocks
import EaselCanvas
import Foundation

/// The appearance of charts: palette, font size, lines and distances.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Year", "2025"), y: .value("Sales", 12)) }
///   .chartTheme(.print)
/// ```
///
/// Colors, fonts and the palette are those of the blocks' ``/EaselBlocks/Theme``, except for
/// properties that are set here and the palettes of ``apple`` and ``print``.
public struct ChartTheme: Hashable, Sendable {
  /// A set of rules, for the cases in which Easel differs from Swift Charts.
  enum Rules: Hashable, Sendable { case standard, apple, print }

  var rules: Rules

  /// The colors of series; `nil`, the default, uses the palette of the blocks' theme, or the
  /// palettes that ``apple`` and ``print`` have.
  public var palette: [Color]?
  /// The font size of chart text in points; `nil`, the default, is 9.5 in documents and 12 in
  /// images, and 11 in both with ``apple``.
  ///
  /// A size that is not positive and finite counts as `nil`.
  public var textSize: CGFloat?

  /// The font size, or `nil` if none is set or it cannot be used.
  var soundTextSize: CGFloat? { textSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

  init(rules: Rules, palette: [Color]? = nil) {
    self.rules = rules
    self.palette = palette
  }

  /// Easel's own theme: y axis on the leading side, names at the ends of lines, a light grid.
  public static let standard = ChartTheme(rules: .standard)
  /// The theme of Swift Charts: y axis on the trailing side, dashed vertical grid, system colors.
  ///
  /// Labels have 11 points, and those of numbers and dates below the plot begin beside their grid
  /// line, in one row. A numeric axis has at most four steps; a hidden one ends at its data. A chart
  /// without data has no text.
  public static let apple = ChartTheme(rules: .apple)
  /// A theme for printing without color, with gray levels, hatches, dashes and symbols for series.
  public static let print = ChartTheme(rules: .print)
}
