import EaselBlocks
import EaselCanvas
import Foundation

/// The background colors of a row and of its cells.
struct RowFills {
  /// The color of the row; `nil` for none.
  let row: Color?
  /// The color of the cell of each column; empty if no cell has one.
  let cells: [Color?]
  /// The colors of the rows above in which cells begin that continue in this row, by column.
  var origins: [Int: Color] = [:]

  private var isEmpty: Bool {
    row == nil && origins.isEmpty && cells.allSatisfy { $0 == nil }
  }

  /// The fills; `nil` if there is no color.
  fileprivate var ifAny: RowFills? { isEmpty ? nil : self }
}

/// Makes the background colors of rows while a table reads them.
struct FillReader<Row> {
  private let row: ((Row) -> Color?)?
  private let cells: [((Row) -> Color?)?]
  private let hasCells: Bool
  /// The colors of the row and of the cell that began last in each column, if cells span rows.
  private var begun: [(row: Color?, cell: Color?)] = []

  /// Creates a reader; `nil` if no row has colors.
  init?(row: ((Row) -> Color?)?, cells: [((Row) -> Color?)?]) {
    hasCells = cells.contains { $0 != nil }
    guard row != nil || hasCells else { return nil }
    (self.row, self.cells) = (row, cells)
  }

  /// Returns the colors of a row; `nil` if it has none.
  mutating func fills(of value: Row, _ spans: RowSpans?) -> RowFills? {
    let color = row?(value)
    var colors = hasCells ? cells.map { $0?(value) } : []
    guard let spans else { return RowFills(row: color, cells: colors).ifAny }
    if begun.isEmpty { begun = Array(repeating: (nil, nil), count: cells.count) }
    var origins: [Int: Color] = [:]
    // A cell of several rows has the colors of its first row, also on a further page.
    for column in cells.indices {
      guard spans.continues(column) else {
        begun[column] = (color, hasCells ? colors[column] : nil)
        continue
      }
      origins[column] = begun[column].row
      if hasCells { colors[column] = begun[column].cell }
    }
    return RowFills(row: color, cells: colors, origins: origins).ifAny
  }
}
