import EaselBlocks
import EaselCanvas
import Foundation

/// A cell that spans rows, while these are added to a page.
struct OpenCell {
  /// The column in which it begins.
  let column: Int
  /// Its first row on the page, as an index of the piece's items.
  let item: Int
  /// The height of its content with padding.
  let needed: CGFloat
  /// The height of its rows so far.
  var height: CGFloat = 0
  /// The number of its rows so far that have a cell of their own.
  var rows = 0

  /// The height that its rows lack.
  var lack: CGFloat { max(0, needed - height) }
}

/// The cells of several rows on a page.
extension TableFilling {
  /// Whether cells that continue those of the row above begin with the next row: at the top of a
  /// page, and below a row that is split between pages.
  var startsSpans: Bool { rowCount == 0 || isBelowSplitRow }

  /// Returns the height that a row needs in addition to its own if the page ends below it, for cells
  /// that span several rows.
  func lack(_ layout: RowLayout) -> CGFloat {
    guard let spans = layout.spans else { return 0 }
    var lack: CGFloat = 0
    for cell in openCells where spans.continues(cell.column) && !layout.startsSpans {
      lack = max(lack, cell.lack - layout.height)
    }
    for (_, needed) in layout.openHeights { lack = max(lack, needed - layout.height) }
    return max(0, lack)
  }

  /// Returns the height that two rows need in addition to their own if the table ends below them.
  func lack(_ layout: RowLayout, and next: RowLayout) -> CGFloat {
    guard let spans = layout.spans else { return 0 }
    let height = layout.height + next.height
    var lack: CGFloat = 0
    for cell in openCells where spans.continues(cell.column) && !layout.startsSpans {
      lack = max(lack, cell.lack - height)
    }
    for (_, needed) in layout.openHeights { lack = max(lack, needed - height) }
    return lack
  }

  /// Adds the row that was appended last to the cells that span it, and ends those that end with it.
  mutating func addToSpans(_ index: Int, _ layout: RowLayout) {
    guard let spans = layout.spans else { return }
    let item = piece.items.count - 1
    if layout.startsSpans { openCells = [] }
    for (column, needed) in layout.openHeights.sorted(by: { $0.key < $1.key }) {
      openCells.append(OpenCell(column: column, item: item, needed: needed))
    }
    let next = buffer.isHeld(index + 1) ? buffer.row(index + 1).spans : nil
    var ended: [OpenCell] = []
    var open: [OpenCell] = []
    for var cell in openCells {
      guard cell.item == item || spans.continues(cell.column) else { continue }
      cell.height += layout.height
      // The structure has no row without a cell, so that no cell may count it.
      if layout.hasOwnCells { cell.rows += 1 }
      if next?.continues(cell.column) == true { open.append(cell) } else { ended.append(cell) }
    }
    let lack = ended.reduce(0) { max($0, $1.lack) }
    extendLastRow(by: lack)
    for cell in ended { end(cell, by: lack) }
    openCells = open.map { cell in
      var cell = cell
      cell.height += lack
      return cell
    }
  }

  /// Ends all cells that span rows, at the end of the page.
  mutating func endSpans() {
    let lack = openCells.reduce(0) { max($0, $1.lack) }
    extendLastRow(by: lack)
    for cell in openCells { end(cell, by: lack) }
    openCells = []
  }

  private mutating func extendLastRow(by height: CGFloat) {
    guard height > 0, let last = piece.items.indices.last else { return }
    // Its other cells are aligned in the new height.
    if case .row(_, let layout) = piece.items[last].kind {
      for (column, child) in piece.items[last].cells.enumerated() where child >= 0 {
        guard layout.openHeights[column] == nil else { continue }
        piece.children[child].origin.y += share(column) * height
      }
      for column in layout.cells.indices where layout.openHeights[column] == nil {
        piece.items[last].shifts[column] = share(column) * height
      }
    }
    piece.items[last].height += height
    piece.height += height
  }

  /// The share of additional height that is above the content of a column's cells.
  private func share(_ column: Int) -> CGFloat {
    switch node.leaves[column].verticalAlignment ?? model.verticalAlignment {
    case VerticalAlignment.center.key: 0.5
    case VerticalAlignment.bottom.key: 1
    default: 0
    }
  }

  private mutating func end(_ cell: OpenCell, by lack: CGFloat) {
    let height = cell.height + lack
    let offset = max(0, height - cell.needed) * share(cell.column)
    piece.items[cell.item].tallCells[cell.column] = TablePiece.TallCell(
      rows: cell.rows, height: height, offset: offset)
    let cells = piece.items[cell.item].cells
    if offset > 0, cells.indices.contains(cell.column), cells[cell.column] >= 0 {
      piece.children[cells[cell.column]].origin.y += offset
    }
  }
}
