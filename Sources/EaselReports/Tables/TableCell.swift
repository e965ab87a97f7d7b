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

/// The cells of a row, laid out.
final class RowLayout {
  let cells: [TableCell]
  /// Holds the lines of the cells.
  let lines: LineBuffer
  /// The height of the row, with the room around its contents.
  let height: CGFloat
  /// How many nodes were made for it.
  let nodeCount: Int

  init(_ cells: [TableCell], _ lines: LineBuffer, height: CGFloat, nodeCount: Int) {
    self.cells = cells
    self.lines = lines
    self.height = height
    self.nodeCount = nodeCount
  }

  /// Whether some of the cells can be broken.
  var hasNodes: Bool { nodeCount > 0 }
}
