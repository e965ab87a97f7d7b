import EaselBlocks
import Foundation

/// A table without the types of its rows and sums, as its layout needs it.
///
/// Generic code that is not specialized looks up the types of rows at each step, which takes as
/// long as setting their cells. So each row is converted to texts and blocks when it is read.
struct TableContent {
  /// A column, or several columns below a common title.
  struct Column {
    let title: TextContent
    let group: [Column]
    let width: ColumnWidth
    let alignment: ColumnAlignment
    let isRowHeader: Bool
    /// The content of a further page for a cell that spans rows of several pages.
    let spanBreaks: SpanBreaks
    /// The vertical alignment of its cells; `nil` uses that of the table.
    let verticalAlignment: AlignmentKey?
    /// Whether its cells are blocks.
    let hasBlocks: Bool
    /// Whether its cells are texts of numbers.
    let isNumber: Bool
    /// The property that its cells show; `nil` for blocks.
    let path: AnyKeyPath?
    /// Makes a survey of all its values; `nil` if the first rows alone are measured.
    let survey: ((EnvironmentValues, ColumnSurvey.Advances) -> ColumnSurvey)?
    /// Returns a closure that formats totals of the column's values; that returns `nil` for a total
    /// of another type.
    let total: ((EnvironmentValues) -> (Any) -> TableRowValue.Cell?)?

    /// The columns that have cells.
    var leaves: [Column] { group.isEmpty ? [self] : group.flatMap(\.leaves) }
  }

  /// Returns the emphasis of the sums of a level of groups.
  func emphasis(ofLevel level: Int) -> SumEmphasis {
    guard let first = footerLevels.first, level > first else { return .strong }
    return level == footerLevels.last ? .light : .medium
  }

  /// The values for page headers and footers: the sums, and the number of rows.
  struct Page {
    let brought: TableSum
    let carried: TableSum
    let isFirst: Bool
    let isLast: Bool
    let rowCount: Int
  }

  /// The modifiers that removed a page header or footer that was set before them.
  struct RemovedBlocks {
    /// The modifier that removed a page header; `nil` if none is missing.
    var header: String?
    /// The modifier that removed a page footer; `nil` if none is missing.
    var footer: String?

    mutating func add(header hasHeader: Bool, footer hasFooter: Bool, by modifier: String) {
      if hasHeader { header = modifier }
      if hasFooter { footer = modifier }
    }
  }

  let columns: [Column]
  /// Makes a reader of the rows for an environment.
  let makeReader: (EnvironmentValues) -> TableReader
  /// Calls a closure with the address of each row; `nil` if the rows are read once only.
  let visitRows: (((UnsafeRawPointer) -> Void) -> Void)?
  let initial: TableSum
  /// The description of the sum before the first row if it is not a number.
  let initialFault: String?
  /// The name of the type of the sums.
  let sumType: String
  /// The index of the total's column among those with cells; `nil` if none shows the summed
  /// property.
  let totalColumn: Int?
  let pageHeader: ((Page) -> any Block)?
  let pageFooter: ((Page) -> any Block)?
  /// The page blocks that a modifier removed.
  let removed: RemovedBlocks
  /// The number of levels of groups.
  let groupLevels: Int
  /// The levels of groups that have footers, the outermost first.
  let footerLevels: [Int]
  /// Whether there are more levels of groups than a table can have.
  let hasExcessGroups: Bool
  let keepsGroups: Bool
  let repeatsHeader: Bool
  let showsHeader: Bool
  let rowBreaks: RowBreaks
  /// The measured rows; `nil` measures the first ones, and surveys all rows of a collection.
  let measured: MeasuredRows?
  /// Whether the sum is carried from page to page.
  let carriesSums: Bool
  let verticalAlignment: AlignmentKey?
  let isStriped: Bool
  let hasRules: Bool
  var padding: CGSize
  let style: TableStyle
  let summary: String?
  let isInElement: Bool
}

/// A row as it was read: the content of its cells, and values that depend on the rows before it.
struct TableRowValue {
  enum Cell {
    case text(String)
    /// A number that has no text, such as NaN, by its description.
    case invalid(String)
    case block(() -> any Block)
  }

  let cells: [Cell]
  /// The sum of the rows before it.
  let brought: TableSum
  /// The sum including it.
  let carried: TableSum
  /// The numbers of its groups.
  let groups: GroupNumbers
  /// The outermost level of which a group begins with it; `Int.max` if none does.
  let beginsLevel: Int
  /// The footers of the groups that end before it, the innermost first.
  let footersBefore: [GroupFooter]
  /// Makes the heading of its group of a level; returns `nil` for a level without headings.
  let groupHeader: ((Int) -> (any Block)?)?
  /// The running title for page headers and footers.
  let title: (() -> String)?
  /// The cells that span columns or rows; `nil` if none does in its table.
  let spans: RowSpans?
  /// The background colors.
  let fills: RowFills?

  /// Whether a group begins with it.
  var beginsGroup: Bool { beginsLevel < .max }
}

/// Reads the rows of a table.
class TableReader {
  /// The result of reading a row.
  enum Answer {
    case row(TableRowValue)
    case end
    /// The row is not loaded yet.
    case wait
  }

  /// The source to wait for; `nil` if the rows are synchronous.
  var supply: (any RowSupply)? { nil }

  /// Reads the next row.
  func read() -> Answer { .end }

  /// The footers of the groups that end with the last row, the innermost first, after all rows are
  /// read.
  fileprivate(set) var lastFooters: [GroupFooter] = []
  /// The faults of cells that span more rows than the table has, after all rows are read.
  fileprivate(set) var lastFaults: [SpanFault] = []
  /// The number of spans that do not fit the table, in the rows that are read.
  fileprivate(set) var spanFaultCount = 0
}

/// Reads rows of a known type.
private final class RowReader<Row, Total>: TableReader {
  private let source: RowSource<Row>
  private let model: TableModel<Row, Total>
  /// Make the content of the cells from the address of a row.
  ///
  /// Closures with a parameter of a generic type look it up at each call.
  private let cells: [(UnsafeRawPointer) -> TableRowValue.Cell]
  private var carried: Total
  private var missing: Int
  private var isLost = false
  private var groups: GroupReader
  /// Finds the spans of rows; `nil` if no cell spans others.
  private var spans: SpanReader<Row>?
  /// Makes the background colors of rows; `nil` if the table has none.
  private var fills: FillReader<Row>?
  private let hasHeaders: Bool
  private let hasTitles: Bool

  init(_ model: TableModel<Row, Total>, _ environment: EnvironmentValues) {
    self.model = model
    source = model.makeSource()
    carried = model.initial
    missing = model.initialFault == nil ? 0 : 1
    groups = GroupReader(model.groupings.map { $0.makeLevel() })
    hasHeaders = model.groupings.contains { $0.header != nil }
    hasTitles = model.runningTitle != nil
    let leaves = model.columns.flatMap(\.leaves)
    let spans = SpanReader(leaves.map(\.spans))
    self.spans = spans.isEmpty ? nil : spans
    fills = FillReader(row: model.rowBackground, cells: leaves.map(\.background))
    cells = leaves.map { column in
      switch column.cells {
      case .text(let make): return make(environment)
      case .block(let make):
        return { pointer in
          let row = pointer.assumingMemoryBound(to: Row.self).pointee
          return .block { make(row) }
        }
      }
    }
  }

  override var supply: (any RowSupply)? { source }

  override func read() -> Answer {
    switch source.read() {
    case .end:
      lastFooters += groups.end()
      let faults = spans?.endRows() ?? []
      lastFaults += faults
      spanFaultCount += faults.count
      return .end
    case .wait: return .wait
    case .row(let row):
      let brought = sum
      add(row)
      let position = groups.isEmpty ? nil : withUnsafePointer(to: row) { groups.add($0) }
      let begins = position.map { $0.begins < model.groupings.count ? $0.begins : .max } ?? .max
      var cells = cells(of: row)
      let spans = spans?.spans(of: row, &cells, beginsGroup: begins < .max)
      spanFaultCount += spans?.faults.count ?? 0
      return .row(
        TableRowValue(
          cells: cells, brought: brought, carried: sum,
          groups: position?.numbers ?? GroupNumbers(), beginsLevel: begins,
          footersBefore: position?.footers ?? [], groupHeader: groupHeader(of: row),
          title: title(of: row), spans: spans, fills: fills?.fills(of: row, spans)))
    }
  }

  private var sum: TableSum { TableSum(value: carried, missing: missing, isLost: isLost) }

  private func add(_ row: Row) {
    guard let add = model.add, !isLost else { return }
    switch add(&carried, row) {
    case .added: break
    case .missing: missing += 1
    case .overflow: isLost = true
    }
  }

  private func cells(of row: Row) -> [TableRowValue.Cell] {
    withUnsafePointer(to: row) { row in cells.map { $0(UnsafeRawPointer(row)) } }
  }

  private func groupHeader(of row: Row) -> ((Int) -> (any Block)?)? {
    guard hasHeaders else { return nil }
    return { [groupings = model.groupings] level in groupings[level].header?(row) }
  }

  private func title(of row: Row) -> (() -> String)? {
    guard hasTitles, let make = model.runningTitle else { return nil }
    return { make(row) }
  }
}

extension TableColumn {
  /// The columns that have cells.
  fileprivate var leaves: [TableColumn] {
    guard let group, !group.isEmpty else { return [self] }
    return group.flatMap(\.leaves)
  }

  fileprivate var content: TableContent.Column {
    TableContent.Column(
      title: title, group: (group ?? []).map(\.content), width: width, alignment: alignment,
      isRowHeader: isRowHeader, spanBreaks: spans.breaks, verticalAlignment: verticalAlignment?.key,
      hasBlocks: cells.isBlock, isNumber: isNumber, path: path,
      survey: survey, total: total)
  }
}

extension TableModel {
  /// The table without the types of its rows and sums.
  var content: TableContent {
    let total = totalPath.flatMap { path in
      columns.flatMap(\.leaves).firstIndex { $0.path == path }
    }
    return TableContent(
      columns: columns.map(\.content), makeReader: { RowReader(self, $0) },
      visitRows: visitRows,
      initial: TableSum(value: initial, missing: initialFault == nil ? 0 : 1),
      initialFault: initialFault, sumType: "\(Total.self)",
      totalColumn: total, pageHeader: pageHeader, pageFooter: pageFooter,
      removed: removed,
      groupLevels: groupings.count,
      footerLevels: groupings.indices.filter { groupings[$0].hasFooter },
      hasExcessGroups: hasExcessGroups, keepsGroups: keepsGroups,
      repeatsHeader: repeatsHeader,
      showsHeader: showsHeader, rowBreaks: rowBreaks, measured: measured,
      carriesSums: carriesSums, verticalAlignment: verticalAlignment?.key, isStriped: isStriped,
      hasRules: hasRules, padding: padding ?? style.padding, style: style, summary: summary,
      isInElement: isInElement
    )
  }
}
