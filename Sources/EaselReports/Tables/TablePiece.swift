import EaselBlocks
import EaselCanvas
import Foundation

/// What of a table stands on one page, from top to bottom.
struct TablePiece {
  enum Kind {
    /// The titles of the columns.
    case head
    /// Blocks that the user put above or beneath the rows of each page; the last ones are a total.
    case pageHeader
    case pageFooter(isTotal: Bool)
    /// The heading of a group.
    case group(isContinued: Bool)
    /// A row, or the part of one that goes on over pages.
    case row(PiecePosition, RowLayout)
  }

  struct Item {
    let kind: Kind
    let y: CGFloat
    let height: CGFloat
    /// Its fragments among those of the piece.
    var children = 0..<0
    /// By column, the fragment of a cell that is a block, among those of the piece.
    ///
    /// It is -1 for a cell that is a line, or that stands on a page before; empty where all are lines.
    var cells: [Int] = []
    var isStriped = false
  }

  var items: [Item] = []
  var children: [Fragment.Child] = []
  var height: CGFloat = 0

  /// Adds something beneath the others.
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
