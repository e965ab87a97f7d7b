import EaselBlocks
import EaselCanvas
import Foundation

/// The titles of a table's columns, in one or several rows.
struct TableHead {
  struct Cell {
    let node: any LayoutNode
    let row: Int
    let rows: Int
    let column: Int
    let columns: Int
  }

  let cells: [Cell]
  /// The number of rows of titles.
  let rowCount: Int

  /// Makes the titles of columns, including the common titles of groups.
  init(_ columns: [TableContent.Column], _ inputs: NodeInputs) {
    var cells: [Cell] = []
    let depth = columns.reduce(1) { max($0, Self.depth($1)) }
    var position = 0
    func add(_ column: TableContent.Column, _ row: Int) {
      let first = position
      if !column.group.isEmpty {
        for inner in column.group { add(inner, row + 1) }
      } else {
        position += 1
      }
      let isGroup = !column.group.isEmpty
      let alignment: LineAlignment =
        switch column.alignment {
        case .leading: .leading
        case .center: .center
        case .trailing, .decimal: .trailing
        }
      var inner = inputs.appending(.position(cells.count))
      // Titles with the same alignment share the style of their text.
      inner.environment = inputs.environment.variant(TableHead.self, for: alignment) {
        $0.multilineTextAlignment = alignment
      }
      cells.append(
        Cell(
          node: inner.node(of: Text(column.title).bold()), row: row,
          rows: isGroup ? 1 : depth - row, column: first, columns: max(position - first, 1)))
    }
    for column in columns { add(column, 0) }
    self.cells = cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    rowCount = depth
  }

  private static func depth(_ column: TableContent.Column) -> Int {
    1 + (column.group.isEmpty ? 0 : column.group.reduce(0) { max($0, depth($1)) })
  }

  /// A laid-out header: the positions of its cells and of the rules below common titles.
  struct Placed {
    var children: [Fragment.Child] = []
    var height: CGFloat = 0
    /// The bottom edges of the common titles, with the columns that they span.
    var rules: [(y: CGFloat, columns: Range<Int>)] = []
  }

  /// Lays out the titles above their columns.
  func place(_ columns: TableColumns) -> Placed {
    func width(_ cell: Cell) -> CGFloat {
      let last = columns.columns[cell.column + cell.columns - 1]
      return max(0, last.x + last.width - columns.columns[cell.column].x)
    }
    let fragments = cells.map { $0.node.place(ProposedSize(width: width($0), height: nil)) }
    var heights = [CGFloat](repeating: 0, count: rowCount)
    for (cell, fragment) in zip(cells, fragments) where cell.rows == 1 {
      heights[cell.row] = max(
        heights[cell.row], fragment.size.height + 2 * columns.padding.height)
    }
    for (cell, fragment) in zip(cells, fragments) where cell.rows > 1 {
      let rows = cell.row..<(cell.row + cell.rows)
      let missing =
        fragment.size.height + 2 * columns.padding.height - heights[rows].reduce(0, +)
      if missing > 0 { heights[rows.upperBound - 1] += missing }
    }
    let tops = heights.indices.map { heights[..<$0].reduce(0, +) }
    var placed = Placed()
    placed.height = heights.reduce(0, +)
    for (cell, fragment) in zip(cells, fragments) {
      let column = columns.columns[cell.column]
      let free = width(cell) - fragment.size.width
      let x: CGFloat
      if cell.columns > 1 {
        x = column.x + free / 2
        placed.rules.append(
          (tops[cell.row] + heights[cell.row], cell.column..<(cell.column + cell.columns)))
      } else {
        switch column.alignment {
        case .leading: x = column.x
        case .center: x = column.x + free / 2
        case .trailing, .decimal: x = column.x + free
        }
      }
      // Titles are at the bottom of their cells, next to their columns.
      let bottom = tops[cell.row] + heights[cell.row..<(cell.row + cell.rows)].reduce(0, +)
      placed.children.append(
        Fragment.Child(
          fragment,
          at: CGPoint(
            x: columns.left(x, width: fragment.size.width),
            y: bottom - columns.padding.height - fragment.size.height)))
    }
    return placed
  }
}
