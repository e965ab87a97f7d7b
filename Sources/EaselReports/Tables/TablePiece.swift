import EaselBlocks
import EaselCanvas
import Foundation

/// The content of a table on one page, from top to bottom.
struct TablePiece {
  enum Kind {
    /// The titles of the columns.
    case head
    /// The blocks of `Table.pageHeader`, above the rows of each page.
    case pageHeader
    /// The blocks of `Table.pageFooter`, below the rows of each page; a total after the last row.
    case pageFooter(isTotal: Bool)
    /// The heading of a group; one that is repeated has no element.
    case groupHeader(isContinued: Bool)
    /// The footer of a group, with the emphasis of its sums.
    case groupFooter(SumEmphasis)
    /// A row, or a part of a row that is broken over pages.
    case row(PiecePosition, RowLayout)
  }

  struct Item {
    let kind: Kind
    let y: CGFloat
    var height: CGFloat
    /// The indices of its fragments in those of the piece.
    var children = 0..<0
    /// The index of the fragment of each column's cell in those of the piece, for cells that are
    /// blocks.
    ///
    /// It is -1 for a cell that is a line, or that is complete on an earlier page; the array is
    /// empty if all cells are lines.
    var cells: [Int] = []
    var isStriped = false
    /// The background colors of a row.
    var fills: RowFills?
    /// The distances by which lines are lower than in the layout of the row, by column, since the row
    /// is higher for a cell that spans it.
    var shifts: [Int: CGFloat] = [:]
    /// The cells that span rows of the page, by the column in which they begin.
    var tallCells: [Int: TallCell] = [:]
  }

  /// A cell that spans rows of a page.
  struct TallCell {
    /// The number of its rows on the page that have a cell of their own.
    var rows: Int
    /// The height of these rows.
    var height: CGFloat
    /// The distance of its content below the top, by its vertical alignment.
    var offset: CGFloat
  }

  var items: [Item] = []
  var children: [Fragment.Child] = []
  var height: CGFloat = 0

  /// Adds an item below the others.
  mutating func append(_ kind: Kind, _ height: CGFloat, _ added: [Fragment.Child] = []) {
    var item = Item(kind: kind, y: self.height, height: height)
    let first = children.count
    children += added.map { child in
      var child = child
      child.origin.y += self.height
      return child
    }
    item.children = first..<children.count
    items.append(item)
    self.height += height
  }
}
