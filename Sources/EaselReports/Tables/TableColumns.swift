import EaselBlocks
import EaselCanvas
import Foundation

/// The positions of a table's columns, from its leading edge.
final class TableColumns {
  struct Column {
    /// The leading edge of its content.
    var x: CGFloat = 0
    /// The width of its content.
    var width: CGFloat = 0
    var alignment: ColumnAlignment
    /// The maximum widths before and after the decimal separator.
    var before: CGFloat = 0
    var behind: CGFloat = 0
  }

  var columns: [Column]
  /// The width of the table.
  var width: CGFloat = 0
  let padding: CGSize
  /// The column of the total; `nil` if no column shows the summed property.
  let totalColumn: Int?
  /// The property that each column shows; `nil` for blocks.
  let paths: [AnyKeyPath?]
  /// Formats a total as a column's cells; returns `nil` if it has another type.
  let totalText: (Int, Any) -> TableRowValue.Cell?
  let isRightToLeft: Bool
  let separator: DecimalSeparator

  init(
    _ columns: [Column], padding: CGSize, totalColumn: Int?, paths: [AnyKeyPath?],
    isRightToLeft: Bool, separator: DecimalSeparator,
    totalText: @escaping (Int, Any) -> TableRowValue.Cell?
  ) {
    self.columns = columns
    self.padding = padding
    self.totalColumn = totalColumn
    self.paths = paths
    self.isRightToLeft = isRightToLeft
    self.separator = separator
    self.totalText = totalText
  }

  /// Returns a copy whose positions can be set independently.
  func copy() -> TableColumns {
    TableColumns(
      columns, padding: padding, totalColumn: totalColumn, paths: paths,
      isRightToLeft: isRightToLeft, separator: separator, totalText: totalText)
  }

  /// Returns the first column that shows a property; `nil` if there is none.
  func column(of path: AnyKeyPath) -> Int? { paths.firstIndex { $0 == path } }

  /// Returns the width for the content of a cell that spans columns.
  func space(_ range: Range<Int>) -> CGFloat {
    guard range.count > 1, let last = range.last else { return columns[range.lowerBound].width }
    return max(0, columns[last].x + columns[last].width - columns[range.lowerBound].x)
  }

  /// Returns the edges of a cell that spans columns, which are between the contents of columns.
  func edges(_ range: Range<Int>) -> (start: CGFloat, end: CGFloat) {
    let start = range.lowerBound == 0 ? 0 : columns[range.lowerBound].x - padding.width
    let end = range.upperBound < columns.count ? columns[range.upperBound].x - padding.width : width
    return (start, max(start, end))
  }

  /// Returns the leading edge of a content in a cell that spans columns.
  func x(_ range: Range<Int>, width: CGFloat, before: CGFloat? = nil) -> CGFloat {
    let column = range.lowerBound
    guard range.count > 1 else { return x(column, width: width, before: before) }
    let free = space(range) - width
    return switch columns[column].alignment {
    case .leading: columns[column].x
    case .center: columns[column].x + free / 2
    case .trailing, .decimal: columns[column].x + free
    }
  }

  /// Returns the leading edge of a content in a column, measured from that of the table.
  ///
  /// - Parameters:
  ///   - index: The column.
  ///   - width: The width of the content.
  ///   - before: The width before the content's decimal separator; `nil` for a content without.
  func x(_ index: Int, width: CGFloat, before: CGFloat? = nil) -> CGFloat {
    let column = columns[index]
    let free = column.width - width
    switch column.alignment {
    case .leading: return column.x
    case .center: return column.x + free / 2
    case .trailing: return column.x + free
    case .decimal:
      guard let before else { return column.x + free }
      // Numbers wider than the measured ones stay in their column.
      let aligned = column.x + column.width - column.behind - before
      return max(min(aligned, column.x + free), min(column.x, column.x + free))
    }
  }

  /// Returns the width of a block from its leading edge to the decimal separator of its number;
  /// `nil` if its column is not aligned by decimals, or it has no number on one line.
  func widthBefore(_ index: Int, in fragment: Fragment) -> CGFloat? {
    guard columns[index].alignment == .decimal, let number = fragment.number else { return nil }
    let x =
      number.x
      + Self.widthBefore(
        separator.byte(in: number.text), of: number.layout, isRightToLeft: false)
    return isRightToLeft ? fragment.size.width - x : x
  }

  /// Converts a distance from the leading edge to one from the left edge.
  func left(_ x: CGFloat, width: CGFloat) -> CGFloat {
    isRightToLeft ? self.width - x - width : x
  }

  /// Returns the width of a number from its leading edge to its decimal separator.
  ///
  /// Digits run from left to right in every script; signs may be at either end of them.
  ///
  /// - Parameters:
  ///   - byte: The byte offset of the separator, or of the end of the digits.
  ///   - layout: The layout of the number.
  ///   - isRightToLeft: Whether the leading edge is the right one.
  static func widthBefore(
    _ byte: Int, of layout: TextLayout, isRightToLeft: Bool
  ) -> CGFloat {
    let text = layout.string
    let position = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    let x: CGFloat
    if position > text.startIndex {
      x = layout.rects(for: text.index(before: position)..<position).map(\.maxX).max() ?? 0
    } else {
      x = layout.rects(for: position..<text.endIndex).map(\.minX).min() ?? 0
    }
    return isRightToLeft ? layout.size.width - x : x
  }
}

extension EnvironmentValues {
  private enum TableSumKey: EnvironmentKey {
    static var defaultValue: TableSum? { nil }
  }

  /// The sum of the table's rows in a page header or footer.
  var tableSum: TableSum? {
    get { self[TableSumKey.self] }
    set { self[TableSumKey.self] = newValue }
  }

  private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: TableColumns? { nil }
  }

  /// The columns of the table that contains a block.
  var tableColumns: TableColumns? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
