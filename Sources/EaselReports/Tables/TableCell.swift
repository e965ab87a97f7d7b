import EaselBlocks
import EaselCanvas
import Foundation

/// The cell of a row.
enum TableCell {
  /// A text on one line, among the lines of its row.
  case line(LineBuffer.Line)
  /// A text on one line that takes a layout.
  case text(String)
  /// A block, or a text of several lines.
  case node(any LayoutNode)
}

/// The line of a row on which its texts stand: letters of other fonts may be higher than the row's own.
struct RowLine {
  /// The distance of the baseline from the top.
  var baseline: CGFloat
  /// What is below the baseline.
  var descent: CGFloat
  var height: CGFloat { baseline + descent }

  init(_ style: LineStyle) {
    baseline = style.baseline
    descent = style.height - style.baseline
  }

  /// Makes room for a text that is set by a layout.
  mutating func add(_ layout: TextLayout, _ style: LineStyle) {
    guard let line = layout.lines.first,
      line.ascent + line.descent > max(style.height, style.height - 2 * style.top) + 0.01
    else { return }
    baseline = max(baseline, line.ascent)
    descent = max(descent, line.descent)
  }
}

/// The cells of a row, laid out.
final class RowLayout {
  let cells: [TableCell]
  /// Holds the lines of the cells.
  let lines: LineBuffer
  /// The height of the row, with the room around its contents.
  let height: CGFloat
  /// Where texts on one line lie beneath the room above them.
  let line: RowLine
  /// How many nodes were made for it.
  let nodeCount: Int

  init(
    _ cells: [TableCell], _ lines: LineBuffer, height: CGFloat, line: RowLine, nodeCount: Int
  ) {
    self.cells = cells
    self.lines = lines
    self.height = height
    self.line = line
    self.nodeCount = nodeCount
  }

  /// Whether some of the cells can be broken.
  var hasNodes: Bool { nodeCount > 0 }
}
