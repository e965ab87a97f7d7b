import EaselBlocks
import Foundation

/// A column of a table: its title, and what its cells show of a row.
///
/// ```swift
/// TableColumn("Item", value: \.name)
/// TableColumn("Amount", value: \.amount, format: .currency(code: "EUR")).width(.fit)
/// TableColumn("State") { item in Text(item.state).bold() }
/// ```
///
/// Texts, numbers and dates are set without a block for each cell, a million rows in seconds.
public struct TableColumn<Row> {
  /// What the cells show.
  enum Cells {
    /// A text; the environment is asked once for the table.
    case text((EnvironmentValues) -> (Row) -> String)
    /// Any block.
    case block((Row) -> any Block)

    var isBlock: Bool { if case .block = self { true } else { false } }
  }

  let title: TextContent
  let cells: Cells
  /// The property that the cells show, by which totals find their column.
  let path: AnyKeyPath?
  /// Writes a total of the column's values, with nil for one of another type.
  ///
  /// The environment is asked once for the table.
  let total: ((EnvironmentValues) -> (Any) -> String?)?
  /// Columns beneath a common title; nil for a column of its own.
  var group: [TableColumn<Row>]?
  var width = ColumnWidth.automatic
  var alignment: ColumnAlignment
  /// Whether the cells are the titles of their rows.
  var isRowHeader = false

  init(
    _ title: TextContent, _ cells: Cells, alignment: ColumnAlignment, path: AnyKeyPath? = nil,
    total: ((EnvironmentValues) -> (Any) -> String?)? = nil
  ) {
    self.title = title
    self.cells = cells
    self.alignment = alignment
    self.path = path
    self.total = total
  }

  /// Makes a column of blocks.
  ///
  /// - Parameters:
  ///   - title: What stands at its head.
  ///   - content: Makes the cell of a row.
  public init<Content: Block>(
    _ title: TextContent, @BlockBuilder content: @escaping (Row) -> Content
  ) {
    self.init(title, .block { content($0) }, alignment: .leading)
  }

  private func with(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }

  /// Sets the width.
  public func width(_ width: ColumnWidth) -> TableColumn { with { $0.width = width } }

  /// Sets the width in points, with the room between the cells.
  public func width(_ width: CGFloat) -> TableColumn { with { $0.width = .fixed(width) } }

  /// Sets how the cells are aligned.
  public func alignment(_ alignment: ColumnAlignment) -> TableColumn {
    with { $0.alignment = alignment }
  }

  /// Says that the cells are the titles of their rows, for readers who do not see the page.
  public func rowHeader(_ isActive: Bool = true) -> TableColumn {
    with { $0.isRowHeader = isActive }
  }
}

/// Columns beneath a common title, which spans them in the head of the table.
///
/// ```swift
/// TableColumnGroup("2025") {
///   TableColumn("Plan", value: \.plan)
///   TableColumn("Actual", value: \.actual)
/// }
/// ```
public struct TableColumnGroup<Row> {
  let title: TextContent
  let columns: [TableColumn<Row>]

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: What stands above the titles of the columns.
  ///   - columns: The columns, or further groups.
  public init(
    _ title: TextContent, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.title = title
    self.columns = columns()
  }
}

/// The builder of a table's columns.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Takes a column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }

  /// Takes columns beneath a common title.
  public static func buildExpression(_ group: TableColumnGroup<Row>) -> [TableColumn<Row>] {
    var column = TableColumn<Row>(group.title, .text { _ in { _ in "" } }, alignment: .center)
    column.group = group.columns
    return [column]
  }

  /// Takes columns that were made elsewhere.
  public static func buildExpression(_ columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// Joins columns.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// Makes the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }

  /// Makes the columns of the first branch.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// Makes the columns of the second branch.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// Makes the columns of a `for` loop.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
