import EaselBlocks
import EaselCanvas
import Foundation

/// A column of a table: its title, and the content of its cells.
///
/// ```swift
/// struct Item { var name: String; var amount: Decimal; var state: String }
/// let table = Table([Item(name: "Paper", amount: 12, state: "paid")]) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount, format: .currency(code: "EUR")).width(.fit)
///   TableColumn("State") { item in Text(item.state).bold() }
/// }
/// ```
///
/// Texts, numbers and dates are set without a block for each cell: a million rows take seconds.
public struct TableColumn<Row> {
  /// The content of the cells.
  enum Cells {
    /// A text, made from the address of a row; the outer closure is called once for the table.
    case text((EnvironmentValues) -> (UnsafeRawPointer) -> TableRowValue.Cell)
    /// Any block.
    case block((Row) -> any Block)

    var isBlock: Bool { if case .block = self { true } else { false } }
  }

  let title: TextContent
  let cells: Cells
  /// The property that the cells show, by which totals find their column.
  let path: AnyKeyPath?
  /// Formats a total of the column's values; returns `nil` for a total of another type.
  ///
  /// The outer closure is called once for the table.
  let total: ((EnvironmentValues) -> (Any) -> TableRowValue.Cell?)?
  /// Makes a survey of all values; `nil` if the first rows alone are measured.
  var survey: ((EnvironmentValues, ColumnSurvey.Advances) -> ColumnSurvey)?
  /// The columns below a common title; `nil` for a single column.
  var group: [TableColumn<Row>]?
  var width = ColumnWidth.automatic
  var alignment: ColumnAlignment
  /// The vertical alignment of the cells; `nil` uses that of the table.
  var verticalAlignment: VerticalAlignment?
  /// Whether the cells are texts of numbers, which are never broken.
  var isNumber = false
  /// Whether the cells are the titles of their rows.
  var isRowHeader = false
  /// The rule by which cells span other columns and rows.
  var spans = SpanRule<Row>()
  /// Returns the background color of a row's cell.
  var background: ((Row) -> Color?)?

  init(
    _ title: TextContent, _ cells: Cells, alignment: ColumnAlignment, path: AnyKeyPath? = nil,
    total: ((EnvironmentValues) -> (Any) -> TableRowValue.Cell?)? = nil
  ) {
    self.title = title
    self.cells = cells
    self.alignment = alignment
    self.path = path
    self.total = total
  }

  /// Creates a column whose cells are the blocks that a closure returns for each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - content: Returns the cell of a row.
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

  /// Sets the width of the column; the default is ``ColumnWidth/automatic``.
  public func width(_ width: ColumnWidth) -> TableColumn { with { $0.width = width } }

  /// Sets a fixed width of the column in points, which includes the padding of the cells.
  public func width(_ width: CGFloat) -> TableColumn { with { $0.width = .fixed(width) } }

  /// Sets the horizontal alignment of the column's title and cells; by default `decimal` for
  /// numbers, else `leading`.
  ///
  /// With ``ColumnAlignment/decimal`` a cell that is a block is aligned at its first number on one
  /// line.
  public func alignment(_ alignment: ColumnAlignment) -> TableColumn {
    with { $0.alignment = alignment }
  }

  /// Sets the vertical alignment of the column's cells in their rows; the default is that of
  /// ``Table/verticalAlignment(_:)``.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> TableColumn {
    with { $0.verticalAlignment = alignment }
  }

  /// Sets the background color of the column's cells; by default they have none.
  ///
  /// ```swift
  /// struct Result { var name: String; var value: Double }
  /// let table = Table([Result(name: "Sodium", value: 151)]) {
  ///   TableColumn("Analyte", value: \.name)
  ///   TableColumn("Value", value: \.value)
  ///     .background { $0.value > 145 ? Color(white: 0.9) : nil }
  /// }
  /// ```
  ///
  /// - Parameter color: Returns the color of a row's cell, or `nil` for none. It is above that of the
  ///   row (``Table/rowBackground(_:)``).
  public func background(_ color: @escaping (Row) -> Color?) -> TableColumn {
    with { $0.background = color }
  }

  /// Sets whether screen readers treat the cells as titles of their rows; `false` without this
  /// modifier.
  public func rowHeader(_ isActive: Bool = true) -> TableColumn {
    with { $0.isRowHeader = isActive }
  }
}

/// Columns of a table below a common title, which spans them in the header.
///
/// ```swift
/// struct Year { var plan: Int; var actual: Int }
/// let table = Table([Year(plan: 120, actual: 118)]) {
///   TableColumnGroup("2025") {
///     TableColumn("Plan", value: \.plan)
///     TableColumn("Actual", value: \.actual)
///   }
/// }
/// ```
///
/// The common title is centered. A group without columns becomes a column with empty cells.
public struct TableColumnGroup<Row> {
  let title: TextContent
  let columns: [TableColumn<Row>]

  /// Creates a group of columns with a common title above their own titles.
  ///
  /// - Parameters:
  ///   - title: The title above the titles of the columns.
  ///   - columns: The columns, or further groups.
  public init(
    _ title: TextContent, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.title = title
    self.columns = columns()
  }
}

/// One or several columns of a table: a column, a group of columns, or an array of columns.
public protocol TableColumnContent<Row> {
  /// The type of the table's rows.
  associatedtype Row
  /// The columns, starting at the leading edge; a group is one column that contains the others.
  var tableColumns: [TableColumn<Row>] { get }
}

extension TableColumn: TableColumnContent {
  /// An array that contains the column.
  public var tableColumns: [TableColumn<Row>] { [self] }
}

extension TableColumnGroup: TableColumnContent {
  /// An array with one element that contains the columns and their common title.
  public var tableColumns: [TableColumn<Row>] {
    var column = TableColumn<Row>(title, .text { _ in { _ in .text("") } }, alignment: .center)
    column.group = columns
    return [column]
  }
}

extension Array: TableColumnContent where Element: TableColumnContent {
  /// The columns of all elements in their order.
  public var tableColumns: [TableColumn<Element.Row>] { flatMap(\.tableColumns) }
}

/// The result builder that collects the columns of a table, or of a group, from a closure.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Returns an array that contains the column of a statement.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }

  // One overload for groups and arrays: with more of them the compiler reports a misspelled property
  // of a column as an error of its type.

  /// Returns an array that contains the columns of a group with their common title, or of an array.
  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> [TableColumn<Row>] where Columns.Row == Row { columns.tableColumns }

  /// Joins the columns of all statements of a closure or branch in their order.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// Returns the columns of an `if` statement without `else`; none if its condition is false.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }

  /// Returns the columns of the first branch of an `if`–`else` or `switch` statement.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// Returns the columns of the second branch of an `if`–`else` or `switch` statement.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// Joins the columns of all iterations of a `for` loop in their order.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
