import EaselBlocks
import EaselCanvas
import Foundation

/// A table of rows and columns that flows over as many pages as it needs.
///
/// ```swift
/// struct Item { var name: String; var department: String; var amount: Decimal }
/// let items = [Item(name: "Paper", department: "Office", amount: 12)]
/// let table = Table(items) {
///   TableColumn("Item", value: \.name)
///   TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
/// }
/// .carriesForward(\.amount)
/// .groups(by: \.department) { name in Text(name).bold() }
/// ```
///
/// The titles of the columns are repeated on each page. A row stays whole unless it is too high for
/// a page. Numbers are aligned at their decimal separators, and never broken over lines: one that is
/// wider than its column is set smaller. The rows come from any sequence; only the rows of the
/// current page and those from which column widths are measured (``measures(_:)``) are in memory.
/// Rows and values need not be `Sendable` or `Identifiable`.
public struct Table<Row, Total>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  var model: TableModel<Row, Total>
}

/// The configuration of a table, with the types of its rows and sums.
struct TableModel<Row, Total> {
  var columns: [TableColumn<Row>]
  var makeSource: () -> RowSource<Row>
  /// Calls a closure with the address of each row; `nil` if the rows are read once only.
  var visitRows: (((UnsafeRawPointer) -> Void) -> Void)?
  var source: SourceLocation
  /// The sum before the first row.
  var initial: Total
  /// The description of the sum before the first row if it is not a number.
  var initialFault: String?
  /// The closure that adds a row to a sum.
  var add: ((inout Total, Row) -> SumStep)?
  /// The property that is summed.
  var totalPath: AnyKeyPath?
  var pageHeader: ((TableContent.Page) -> any Block)?
  var pageFooter: ((TableContent.Page) -> any Block)?
  /// Whether the page header reads a sum, which another sum would replace.
  var headerReadsSum = false
  /// Whether the sum is carried from page to page.
  var carriesSums = false
  /// Whether the page footer reads a sum.
  var footerReadsSum = false
  /// The page blocks that a modifier removed, with its name, and that were not set again.
  var removed = TableContent.RemovedBlocks()
  /// The levels of groups, the outermost first.
  var groupings: [TableGrouping<Row>] = []
  /// Whether there are more levels of groups than a table can have.
  var hasExcessGroups = false
  var runningTitle: ((Row) -> String)?
  var keepsGroups = false
  var repeatsHeader = true
  var showsHeader = true
  var rowBreaks = RowBreaks.whereNeeded
  var measured: MeasuredRows?
  var verticalAlignment: VerticalAlignment?
  var isStriped = false
  /// Returns the background color of a row.
  var rowBackground: ((Row) -> Color?)?
  var hasRules = true
  /// The padding of cells; `nil` is that of the style.
  var padding: CGSize?
  var style = TableStyle.standard
  var summary: String?
  /// Whether the element of the table is begun outside, with its caption.
  var isInElement = false

  /// Returns the same table with another sum.
  func summing<Other>(
    _ initial: Other, _ path: AnyKeyPath?, _ add: @escaping (inout Other, Row) -> SumStep
  ) -> TableModel<Row, Other> {
    var model = TableModel<Row, Other>(
      columns: columns, makeSource: makeSource, visitRows: visitRows, source: source,
      initial: initial)
    model.verticalAlignment = verticalAlignment
    (model.add, model.totalPath) = (add, path)
    (model.groupings, model.keepsGroups) = (groupings, keepsGroups)
    (model.hasExcessGroups, model.rowBackground) = (hasExcessGroups, rowBackground)
    model.style = style
    (model.repeatsHeader, model.showsHeader, model.rowBreaks) = (
      repeatsHeader, showsHeader, rowBreaks
    )
    (model.measured, model.isStriped, model.hasRules) = (measured, isStriped, hasRules)
    (model.padding, model.summary, model.runningTitle) = (padding, summary, runningTitle)
    (model.removed, model.isInElement) = (removed, isInElement)
    model.pageHeader = headerReadsSum ? nil : pageHeader
    model.pageFooter = footerReadsSum ? nil : pageFooter
    model.removed.add(header: headerReadsSum, footer: footerReadsSum, by: "Table.running")
    return model
  }
}

extension Table where Total == Void {
  /// Creates a table with a row for each element of a sequence, which is read as pages need it.
  ///
  /// The sequence is read once in each rendering. A collection that is not lazy is read a second
  /// time for the widths of its columns, see ``measures(_:)``.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - columns: The columns, starting at the leading edge.
  public init<Rows: Sequence>(
    _ rows: Rows, file: StaticString = #fileID, line: UInt = #line,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Rows.Element == Row {
    model = TableModel(
      columns: columns(),
      makeSource: {
        var iterator = rows.makeIterator()
        return RowSource { iterator.next() }
      }, visitRows: Self.visitor(of: rows), source: SourceLocation(file, line), initial: ())
  }

  /// Creates a table with a row for each element of an asynchronous sequence, read as pages need
  /// it.
  ///
  /// The sequence is read once in each rendering. Only the asynchronous methods of ``Report``, such
  /// as `write(to:)`, wait for the rows; the others throw `unsupportedOption`. Outside of a report
  /// the table is left out, with an error of code `unsupportedOption`.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - columns: The columns, starting at the leading edge.
  public init<Rows: AsyncSequence>(
    stream rows: Rows, file: StaticString = #fileID, line: UInt = #line,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Rows.Element == Row {
    model = TableModel(
      columns: columns(), makeSource: { RowSource(rows) }, source: SourceLocation(file, line),
      initial: ())
  }

  /// Calls a closure with the address of each row of a collection in memory; `nil` for other
  /// sequences.
  private static func visitor<Rows: Sequence>(
    of rows: Rows
  ) -> (((UnsafeRawPointer) -> Void) -> Void)? where Rows.Element == Row {
    // The elements of a lazy collection may take long to make.
    guard
      Rows.self == [Row].self || rows is any Collection && !(rows is any LazySequenceProtocol)
    else { return nil }
    return { visit in
      let isVisited: Void? = rows.withContiguousStorageIfAvailable { rows in
        guard let first = rows.baseAddress else { return }
        var address = UnsafeRawPointer(first)
        for _ in rows.indices {
          visit(address)
          address += MemoryLayout<Row>.stride
        }
      }
      guard isVisited == nil else { return }
      for row in rows { withUnsafePointer(to: row) { visit(UnsafeRawPointer($0)) } }
    }
  }
}

extension Table: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    TableNode(model.content, inputs.entering("Table", model.source, stackAxis: .vertical))
  }
}
