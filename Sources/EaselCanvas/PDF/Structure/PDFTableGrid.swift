/// The columns of a table while its rows are written: each row must have as many as the first
/// (ISO 14289-1, 7.2), counted with what cells span.
///
/// What is kept are the rows that are open and the cells that reach into the next ones.
struct PDFTableGrid {
  /// A row with another number of columns than the first.
  struct Fault {
    var columns: Int
    var expected: Int
  }

  /// What a cell covers, and what cells call it that have it as a header.
  struct Cell {
    var columns = 1
    var rows = 1
    var name: String?
  }

  /// A cell that reaches into rows below.
  private struct Span {
    var columns: Int
    var rows: Int
  }

  private struct Row {
    let place: Int
    var columns: Int
    var hasCells = false
    var spans: [Span] = []
  }

  /// The places of the table and of its groups of rows among the elements.
  private(set) var parts: [Int]
  private var rows: [Row] = []
  private var spans: [Span] = []
  private var columns: Int?
  /// Whether one fault was noted: others mostly follow from it.
  private var isFaulty = false
  /// The identifiers of header cells by the names that cells call them.
  private var identifiers: [String: [UInt8]] = [:]

  init(table place: Int) { parts = [place] }

  func hasRow(_ place: Int) -> Bool { rows.contains { $0.place == place } }

  mutating func beginGroup(_ place: Int) { parts.append(place) }

  mutating func endGroup(_ place: Int) { parts.removeAll { $0 == place } }

  mutating func beginRow(_ place: Int) {
    rows.append(Row(place: place, columns: spans.reduce(0) { $0 + $1.columns }))
  }

  /// Adds a cell to a row.
  mutating func add(_ cell: Cell, toRow place: Int) {
    guard let row = rows.lastIndex(where: { $0.place == place }) else { return }
    rows[row].columns += cell.columns
    rows[row].hasCells = true
    if cell.rows > 1 { rows[row].spans.append(Span(columns: cell.columns, rows: cell.rows - 1)) }
  }

  /// Ends a row; one without cells is left out of the table.
  mutating func endRow(_ place: Int) -> Fault? {
    guard let index = rows.lastIndex(where: { $0.place == place }) else { return nil }
    let row = rows.remove(at: index)
    guard row.hasCells else { return nil }
    spans = spans.filter { $0.rows > 1 }.map { Span(columns: $0.columns, rows: $0.rows - 1) }
    spans += row.spans
    guard let columns else {
      columns = row.columns
      return nil
    }
    guard columns != row.columns, !isFaulty else { return nil }
    isFaulty = true
    return Fault(columns: row.columns, expected: columns)
  }

  // MARK: Header cells

  /// Names a header cell; false where there are as many as may be, or the name is taken.
  mutating func name(_ id: String, _ identifier: [UInt8], most: Int) -> Bool {
    guard identifiers.count < most, identifiers[id] == nil else { return false }
    identifiers[id] = identifier
    return true
  }

  /// The identifier of a header cell; nil where none has the name.
  func identifier(of id: String) -> [UInt8]? { identifiers[id] }
}
