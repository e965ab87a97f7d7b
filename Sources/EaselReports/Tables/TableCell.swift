import EaselBlocks
import EaselCanvas
import Foundation

/// A laid-out cell of a row.
enum TableCell {
  /// A text on one line, stored in the row's line buffer.
  case line(LineBuffer.Line)
  /// A text on one line that is set by a `TextLayout`.
  case text(String)
  /// A block, or a text of several lines.
  case node(any LayoutNode)
}

/// The baseline and the height of a row's line of text; glyphs of other fonts may be higher than
/// the row's own.
struct RowLine {
  /// The distance of the baseline from the top.
  var baseline: CGFloat
  /// The extent below the baseline.
  var descent: CGFloat
  var height: CGFloat { baseline + descent }

  init(_ style: LineStyle) {
    baseline = style.baseline
    descent = style.height - style.baseline
  }

  /// Extends the line for a text that is set by a layout.
  mutating func add(_ layout: TextLayout, _ style: LineStyle) {
    guard let line = layout.lines.first,
      line.ascent + line.descent > max(style.height, style.height - 2 * style.top) + 0.01
    else { return }
    baseline = max(baseline, line.ascent)
    descent = max(descent, line.descent)
  }
}

/// A text of a cell with a word that is wider than its column, so that it is broken.
struct BrokenText {
  let column: Int
  let word: Substring
  /// The width of the word and that of the column, in points.
  let needed: CGFloat
  let available: CGFloat
}

/// The laid-out cells of a row.
final class RowLayout {
  let cells: [TableCell]
  /// Stores the lines of the cells.
  let lines: LineBuffer
  /// The height of the row, including the padding.
  let height: CGFloat
  /// The baseline of texts on one line, measured from below the top padding.
  let line: RowLine
  /// The number of nodes that were made for the row.
  let nodeCount: Int
  /// The texts with a word that is wider than its column.
  let brokenTexts: [BrokenText]

  init(
    _ cells: [TableCell], _ lines: LineBuffer, height: CGFloat, line: RowLine, nodeCount: Int,
    brokenTexts: [BrokenText]
  ) {
    self.cells = cells
    self.lines = lines
    self.height = height
    self.line = line
    self.nodeCount = nodeCount
    self.brokenTexts = brokenTexts
  }

  /// Whether some of the cells can be broken.
  var hasNodes: Bool { nodeCount > 0 }
}
