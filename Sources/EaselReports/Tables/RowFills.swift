import EaselBlocks
import EaselCanvas
import Foundation

/// The background colors of a row and of its cells.
struct RowFills {
  /// The color of the row; `nil` for none.
  let row: Color?
  /// The color of the cell of each column; empty if no cell has one.
  let cells: [Color?]

  /// Returns a closure that makes the colors of a row; `nil` if no row has any.
  static func maker<Row>(
    row: ((Row) -> Color?)?, cells: [((Row) -> Color?)?]
  ) -> ((Row) -> RowFills?)? {
    let hasCells = cells.contains { $0 != nil }
    guard row != nil || hasCells else { return nil }
    return { value in
      let color = row?(value)
      let colors = hasCells ? cells.map { $0?(value) } : []
      guard color != nil || colors.contains(where: { $0 != nil }) else { return nil }
      return RowFills(row: color, cells: colors)
    }
  }
}
