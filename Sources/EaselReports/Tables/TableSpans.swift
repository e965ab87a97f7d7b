import EaselBlocks
import Foundation

/// The cells of a row that span several columns or rows.
struct RowSpans {
  /// The number of columns of each cell; 0 for a column that the cell before it covers.
  var columns: [Int]
  /// The row in which the cell of a column begins, if it continues that of the row above; else -1.
  var origins: [Int]
  /// The spans of the row that do not fit the table.
  var faults: [SpanFault] = []

  init(_ count: Int) {
    columns = Array(repeating: 1, count: count)
    origins = Array(repeating: -1, count: count)
  }

  /// Whether the cell of a column continues that of the row above.
  func continues(_ column: Int) -> Bool { origins[column] >= 0 }

  /// Whether some cell continues that of the row above.
  var hasContinued: Bool { origins.contains { $0 >= 0 } }

  /// Whether a column has a cell of its own, which spans no other column.
  func isSingle(_ column: Int) -> Bool { columns[column] == 1 && !continues(column) }

  /// The columns of the cell that begins in a column.
  func range(_ column: Int) -> Range<Int> { column..<column + columns[column] }
}

extension TableRowValue {
  /// Whether a column has no cell of its own in the row, since that before it or above it covers it.
  ///
  /// - Parameter startsSpans: Whether cells that continue those of the row above begin here.
  func covers(_ column: Int, _ startsSpans: Bool) -> Bool {
    guard let spans else { return false }
    return spans.columns[column] == 0 || spans.continues(column) && !startsSpans
  }
}

/// A span that does not fit its table, with its row and its column, from 0.
struct SpanFault {
  enum Kind {
    /// The number of columns or rows is less than 1.
    case empty(Int)
    /// The cell covers one that spans others itself.
    case overlaps
    /// The cell spans a number of columns, of which fewer follow.
    case exceedsColumns(Int, found: Int)
    /// The cell spans a number of rows, of which fewer follow in the table or in its group.
    case exceedsRows(Int, found: Int)
  }

  let kind: Kind
  let row: Int
  let column: Int
}

/// The position of a span that is noted as not fitting its table.
struct SpanFaultKey: Hashable {
  let row: Int
  let column: Int
}

/// The rule by which the cells of a column span columns and rows.
struct SpanRule<Row> {
  /// Returns the number of columns of a row's cell; `nil` is 1.
  var columns: ((Row) -> Int)?
  /// Returns the number of rows of the cell that begins in a row; `nil` is 1.
  var rows: ((Row) -> Int)?
  var merging = Merging.none
  var breaks = SpanBreaks.repeats

  /// The rule by which cells of consecutive rows are one cell.
  enum Merging {
    case none
    /// Cells with the same text.
    case sameText
    /// Cells of rows that share the value of a property, for which a closure returns `true`.
    case property((Row, Row) -> Bool)
  }

  /// Whether no cell spans others.
  var isEmpty: Bool {
    guard columns == nil, rows == nil else { return false }
    if case .none = merging { return true }
    return false
  }

  var merges: Bool {
    if case .none = merging { false } else { true }
  }
}

/// Finds the spans of rows while a table reads them.
struct SpanReader<Row> {
  private let rules: [SpanRule<Row>]
  /// The open cell that begins in each column: the rows that it still covers, and its content.
  private var open: [Open?]
  private var last: Row?
  private var index = 0

  private struct Open {
    let row: Int
    let columns: Int
    /// The number of rows that were asked for.
    let rows: Int
    let cell: TableRowValue.Cell
    /// The number of rows that follow; 0 for a cell that only merging extends.
    var left: Int
  }

  init(_ rules: [SpanRule<Row>]) {
    self.rules = rules
    open = Array(repeating: nil, count: rules.count)
  }

  /// Whether no cell spans others.
  var isEmpty: Bool { rules.allSatisfy(\.isEmpty) }

  /// Returns the spans of a row, and gives its continued cells the content of the first row.
  mutating func spans(
    of row: Row, _ cells: inout [TableRowValue.Cell], beginsGroup: Bool
  ) -> RowSpans {
    var spans = RowSpans(rules.count)
    if beginsGroup {
      spans.faults = endRows()
      last = nil
    }
    // A cell of a merging column before it that is new separates the rows.
    var isSeparate = last == nil
    var covered = 0
    for column in rules.indices {
      let rule = rules[column]
      if column < covered {
        spans.columns[column] = 0
        if asksForMore(rule, row) { spans.faults.append(fault(.overlaps, column)) }
        open[column] = nil
        continue
      }
      if var cell = open[column], cell.left > 0 {
        if asksForMore(rule, row) { spans.faults.append(fault(.overlaps, column)) }
        cell.left -= 1
        open[column] = cell
        extend(cell, column, &spans, &cells)
      } else {
        let width = self.width(column, row, &spans)
        if let cell = open[column], !isSeparate, cell.columns == width,
          merges(rule, cell.cell, cells[column], row)
        {
          extend(cell, column, &spans, &cells)
        } else {
          isSeparate = isSeparate || rule.merges
          begin(column, width, row, cells[column], &spans)
        }
      }
      covered = column + spans.columns[column]
    }
    last = row
    index += 1
    return spans
  }

  /// Returns the faults of cells that span more rows than there are.
  mutating func endRows() -> [SpanFault] {
    defer { for column in open.indices { open[column] = nil } }
    return open.indices.compactMap { column in
      guard let cell = open[column], cell.left > 0 else { return nil }
      return SpanFault(
        kind: .exceedsRows(cell.rows, found: cell.rows - cell.left), row: cell.row, column: column)
    }
  }

  private func fault(_ kind: SpanFault.Kind, _ column: Int) -> SpanFault {
    SpanFault(kind: kind, row: index, column: column)
  }

  private func asksForMore(_ rule: SpanRule<Row>, _ row: Row) -> Bool {
    (rule.columns?(row) ?? 1) > 1 || (rule.rows?(row) ?? 1) > 1
  }

  /// Returns the number of columns of the cell that begins in a column.
  private func width(_ column: Int, _ row: Row, _ spans: inout RowSpans) -> Int {
    let asked = rules[column].columns?(row) ?? 1
    guard asked > 1 else {
      if asked < 1 { spans.faults.append(fault(.empty(asked), column)) }
      return 1
    }
    let found = min(asked, rules.count - column)
    if found < asked {
      spans.faults.append(fault(.exceedsColumns(asked, found: found), column))
    }
    // A cell of a row above that is still open.
    guard let end = (column + 1..<column + found).first(where: { (open[$0]?.left ?? 0) > 0 }) else {
      return found
    }
    spans.faults.append(fault(.overlaps, column))
    return end - column
  }

  private mutating func begin(
    _ column: Int, _ width: Int, _ row: Row, _ cell: TableRowValue.Cell, _ spans: inout RowSpans
  ) {
    let asked = rules[column].rows?(row) ?? 1
    if asked < 1 { spans.faults.append(fault(.empty(asked), column)) }
    spans.columns[column] = width
    open[column] = Open(
      row: index, columns: width, rows: asked, cell: cell, left: max(asked, 1) - 1)
  }

  private func extend(
    _ cell: Open, _ column: Int, _ spans: inout RowSpans, _ cells: inout [TableRowValue.Cell]
  ) {
    spans.columns[column] = cell.columns
    spans.origins[column] = cell.row
    cells[column] = cell.cell
  }

  private func merges(
    _ rule: SpanRule<Row>, _ first: TableRowValue.Cell, _ cell: TableRowValue.Cell, _ row: Row
  ) -> Bool {
    switch rule.merging {
    case .none: return false
    case .sameText:
      guard case .text(let text) = first, case .text(let other) = cell else { return false }
      return text == other
    case .property(let isSame): return last.map { isSame($0, row) } ?? false
    }
  }
}
