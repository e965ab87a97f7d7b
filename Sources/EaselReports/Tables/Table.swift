import EaselBlocks
import EaselCanvas
import Foundation

/// Rows and columns, over as many pages as they need.
///
/// ```swift
/// Table(invoice.items) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
/// }
/// .carriesForward(\.amount)
/// .groups(by: \.department) { name in Text(name).bold() }
/// ```
///
/// The head is repeated on each page. A row stays whole unless no page holds it. Numbers are aligned at
/// their decimal separators. The rows come from any sequence, of which only those of the open page are
/// held; neither they nor their values need be `Sendable` or `Identifiable`.
public struct Table<Row, Total>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  var model: TableModel<Row, Total>
}

/// What a table is made of.
struct TableModel<Row, Total> {
  var columns: [TableColumn<Row>]
  var makeSource: () -> RowSource<Row>
  var source: SourceLocation
  /// The sum before the first row, and how a row adds to it.
  var initial: Total
  var add: ((Total, Row) -> Total)?
  /// The property that is summed.
  var totalPath: AnyKeyPath?
  var pageHeader: ((TablePage<Total>) -> any Block)?
  var pageFooter: ((TablePage<Total>) -> any Block)?
  var groupKey: ((Row) -> AnyHashable)?
  var groupHeader: ((Row) -> any Block)?
  var runningTitle: ((Row) -> String)?
  var keepsGroups = false
  var repeatsHeader = true
  var showsHeader = true
  var rowBreaks = RowBreaks.whereNeeded
  var measured = MeasuredRows.first(200)
  var isStriped = false
  var hasRules = true
  var padding = TableContent.standardPadding
  var summary: String?

  /// The same rows with another sum.
  func summing<Other>(
    _ initial: Other, _ path: AnyKeyPath?, _ add: @escaping (Other, Row) -> Other
  ) -> TableModel<Row, Other> {
    var model = TableModel<Row, Other>(
      columns: columns, makeSource: makeSource, source: source, initial: initial)
    (model.add, model.totalPath) = (add, path)
    (model.groupKey, model.groupHeader, model.keepsGroups) = (groupKey, groupHeader, keepsGroups)
    (model.repeatsHeader, model.showsHeader, model.rowBreaks) = (
      repeatsHeader, showsHeader, rowBreaks
    )
    (model.measured, model.isStriped, model.hasRules) = (measured, isStriped, hasRules)
    (model.padding, model.summary, model.runningTitle) = (padding, summary, runningTitle)
    return model
  }
}

extension Table where Total == Void {
  /// Makes a table of the rows of a sequence, which is read once, as pages need it.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - columns: The columns, from the leading side on.
  public init<Rows: Sequence>(
    _ rows: Rows, file: StaticString = #fileID, line: UInt = #line,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Rows.Element == Row {
    model = TableModel(
      columns: columns(),
      makeSource: {
        var iterator = rows.makeIterator()
        return RowSource { iterator.next() }
      }, source: SourceLocation(file, line), initial: ())
  }

  /// Makes a table of the rows of an asynchronous sequence, which is read once, as pages need it.
  ///
  /// Such a report is written by the asynchronous twin of `write(to:)`.
  public init<Rows: AsyncSequence>(
    _ rows: Rows, file: StaticString = #fileID, line: UInt = #line,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Rows.Element == Row {
    model = TableModel(
      columns: columns(), makeSource: { RowSource(rows) }, source: SourceLocation(file, line),
      initial: ())
  }
}

extension Table: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    TableNode(model.content, inputs.entering("Table", model.source, stackAxis: .vertical))
  }
}
