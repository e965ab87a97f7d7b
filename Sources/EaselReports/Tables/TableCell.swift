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
  /// A part of the cell before it or above it.
  case covered
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

/// A text of a cell that is wider than its column, so that a word is broken, or a number is set
/// smaller.
struct BrokenText {
  let column: Int
  let word: Substring
  /// The width of the word and that of the column, in points.
  let needed: CGFloat
  let available: CGFloat
  /// The factor of the size of a number; `nil` for a broken word.
  var scale: CGFloat?

  /// Whether it is a number that is too small to be read.
  var isIllegible: Bool { scale.map { $0 < WholeNumbers.minimumScale } ?? false }
}

/// A cell that is empty since its value has no text.
struct InvalidCell {
  let column: Int
  /// The description of the value.
  let value: String
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
  /// The cells whose value is not a number.
  let invalidCells: [InvalidCell]
  /// The columns whose line is a number that is set smaller.
  let smallColumns: Set<Int>
  /// The distance of each cell below the top of its row; empty if all are at the top.
  let offsets: [CGFloat]
  /// The cells that span columns or rows; `nil` if none does in the table.
  var spans: RowSpans?
  /// The heights with padding of the cells that continue in the next row, which the height of the row
  /// does not include, by column.
  var openHeights: [Int: CGFloat] = [:]
  /// Whether the cells that continue those of the row above begin here, as on a further page.
  var startsSpans = false
  private var keys: [Int: ElementKey] = [:]

  init(
    _ cells: [TableCell], _ lines: LineBuffer, height: CGFloat, line: RowLine, nodeCount: Int,
    brokenTexts: [BrokenText], invalidCells: [InvalidCell] = [], smallColumns: Set<Int> = [],
    offsets: [CGFloat] = []
  ) {
    self.cells = cells
    self.lines = lines
    self.height = height
    self.line = line
    self.nodeCount = nodeCount
    self.brokenTexts = brokenTexts
    self.invalidCells = invalidCells
    self.smallColumns = smallColumns
    self.offsets = offsets
  }

  /// The distance of a cell below the top of its row.
  func offset(_ column: Int) -> CGFloat { offsets.isEmpty ? 0 : offsets[column] }

  /// The columns of the cell that begins in a column.
  func range(_ column: Int) -> Range<Int> { spans?.range(column) ?? column..<column + 1 }

  /// Whether the cell of a column shows again what is on the page before.
  func repeats(_ column: Int) -> Bool { startsSpans && spans?.continues(column) == true }

  /// The cells without those that show again what is on the page before.
  var ownCells: [TableCell] {
    guard startsSpans, spans?.hasContinued == true else { return cells }
    return cells.indices.filter { !repeats($0) }.map { cells[$0] }
  }

  /// The identity of the element of a repeated cell, if the row is broken over pages.
  func key(_ column: Int) -> ElementKey {
    let key = keys[column] ?? ElementKey()
    keys[column] = key
    return key
  }

  /// Whether a column has no cell of its own.
  func isCovered(_ column: Int) -> Bool {
    if case .covered = cells[column] { true } else { false }
  }

  /// Whether a cell begins in the row; none does if cells of rows above cover all columns.
  var hasOwnCells: Bool {
    guard let spans, spans.hasContinued, !startsSpans else { return true }
    return cells.indices.contains { !isCovered($0) }
  }

  /// Whether some of the cells are lines of text.
  var hasLines: Bool {
    cells.contains { cell in
      switch cell {
      case .line, .text: true
      case .node, .covered: false
      }
    }
  }

  /// Whether some of the cells can be broken.
  var hasNodes: Bool { nodeCount > 0 }
}
