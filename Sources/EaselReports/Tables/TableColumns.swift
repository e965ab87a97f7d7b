import EaselBlocks
import EaselCanvas
import Foundation

/// Where the columns of a table lie, from its leading side.
final class TableColumns {
  struct Column {
    /// The leading side of its contents.
    var x: CGFloat = 0
    /// The width of its contents.
    var width: CGFloat = 0
    var alignment: ColumnAlignment
    /// The greatest widths before and behind the decimal separator.
    var before: CGFloat = 0
    var behind: CGFloat = 0
  }

  var columns: [Column]
  /// The width of the table.
  var width: CGFloat = 0
  let padding: CGSize
  /// The column of the total; nil where no column shows what is summed.
  let totalColumn: Int?
  /// A total as the column's cells are written; nil where it is of another type.
  let totalText: (Any) -> String?
  let isRightToLeft: Bool
  let separator: DecimalSeparator

  init(
    _ columns: [Column], padding: CGSize, totalColumn: Int?, isRightToLeft: Bool,
    separator: DecimalSeparator, totalText: @escaping (Any) -> String?
  ) {
    self.columns = columns
    self.padding = padding
    self.totalColumn = totalColumn
    self.isRightToLeft = isRightToLeft
    self.separator = separator
    self.totalText = totalText
  }

  /// The same columns, whose places may be set without changing these.
  func copy() -> TableColumns {
    TableColumns(
      columns, padding: padding, totalColumn: totalColumn, isRightToLeft: isRightToLeft,
      separator: separator, totalText: totalText)
  }

  /// The leading side of a content in a column, from that of the table.
  ///
  /// - Parameters:
  ///   - index: The column.
  ///   - width: The width of the content.
  ///   - before: The width of what stands before its decimal separator; nil for a content without.
  func x(_ index: Int, width: CGFloat, before: CGFloat? = nil) -> CGFloat {
    let column = columns[index]
    let free = column.width - width
    switch column.alignment {
    case .leading: return column.x
    case .center: return column.x + free / 2
    case .trailing: return column.x + free
    case .decimal:
      guard let before else { return column.x + free }
      // Numbers beyond those that were measured keep to their column.
      let aligned = column.x + column.width - column.behind - before
      return max(min(aligned, column.x + free), min(column.x, column.x + free))
    }
  }

  /// The left side of something at a distance from the leading side.
  func left(_ x: CGFloat, width: CGFloat) -> CGFloat {
    isRightToLeft ? self.width - x - width : x
  }

  /// The width of a number from its leading side to its decimal separator.
  ///
  /// Digits run from the left to the right in every script; signs may stand at either end of them.
  ///
  /// - Parameters:
  ///   - byte: The byte of the separator, or the end of the digits.
  ///   - layout: The number.
  ///   - isRightToLeft: Whether the leading side is the right one.
  static func widthBefore(
    _ byte: Int, of layout: TextLayout, isRightToLeft: Bool
  ) -> CGFloat {
    let text = layout.string
    let place = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    let x: CGFloat
    if place > text.startIndex {
      x = layout.rects(for: text.index(before: place)..<place).map(\.maxX).max() ?? 0
    } else {
      x = layout.rects(for: place..<text.endIndex).map(\.minX).min() ?? 0
    }
    return isRightToLeft ? layout.size.width - x : x
  }
}

extension EnvironmentValues {
  private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: TableColumns? { nil }
  }

  /// The columns of the table around a block.
  var tableColumns: TableColumns? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
