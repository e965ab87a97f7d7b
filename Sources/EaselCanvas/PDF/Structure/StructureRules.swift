/// The rules of tables, lists and contents for the number and order of parts and columns.
///
/// Sources: ISO 32000-1, 14.8.4.3.3 and 14.8.4.3.4; ISO 14289-1, 7.2. Elements are added in the
/// order in which they are written, each after its inner elements. The memory is some words for
/// each open table, list and row, and for each cell that spans later rows.
struct StructureRules {
  /// An element that has ended.
  struct Part {
    var number: Int
    var type: StructureType
    /// The number of columns and rows that a cell spans.
    var columns = 1
    var rows = 1
    /// Whether it has no content and is not written.
    var isLeftOut = false
  }

  /// The parts of a table, a list or contents so far.
  private struct Parts {
    var count = 0
    var captions = 0
    var heads = 0
    var bodies = 0
    var feet = 0
    /// Whether the last part so far is a caption that is not the first part.
    var endsWithCaption = false
    var grid = Grid()
  }

  /// The rows of a table.
  fileprivate struct Grid {
    var rows = 0
    /// The columns of the first row.
    var columns = 0
    /// The columns of cells that span later rows, and the number of these rows.
    var spans: [(columns: Int, rows: Int)] = []
    /// Whether a faulty row was already noted.
    var isNoted = false
  }

  /// The cells of a row so far.
  fileprivate struct Row {
    var columns = 0
    var spans: [(columns: Int, rows: Int)] = []
  }

  private var parts: [Int: Parts] = [:]
  private var rows: [Int: Row] = [:]

  /// Adds an element to its parent and returns the faults.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - parent: The number of its parent.
  ///   - type: The type of the parent.
  ///   - outer: The number of the parent's parent: for a row in a table body, the table.
  mutating func add(
    _ element: Part, to parent: Int, _ type: StructureType, in outer: Int
  ) -> [String] {
    var faults: [String] = []
    // A row that is completely covered by cells of earlier rows has no content.
    guard !element.isLeftOut || element.type == .row else { return [] }
    switch element.type {
    case .headerCell, .cell: rows[parent, default: Row()].add(element)
    case .row:
      let table = type == .table ? parent : outer
      let row = rows.removeValue(forKey: element.number) ?? Row()
      if element.isLeftOut {
        guard parts[table]?.grid.skipRow() == true else { return [] }
        return [
          "a row without a cell of its own is left out, though cells above reach into it; let them "
            + "cover fewer rows"
        ]
      }
      if let fault = parts[table, default: Parts()].grid.add(row) { faults.append(fault) }
    case .table:
      if let fault = end(parts.removeValue(forKey: element.number) ?? Parts()) {
        faults.append(fault)
      }
    case .list, .tableOfContents: parts[element.number] = nil
    default: break
    }
    if type.hasCountedParts, let fault = add(element.type, to: parent, type) {
      faults.append(fault)
    }
    return faults
  }

  private func end(_ table: Parts) -> String? {
    if table.heads + table.feet > 0, table.bodies == 0 {
      return "a table with a head or a foot needs a body; put its rows into .tableBody"
    }
    if !table.grid.isNoted, !table.grid.spans.isEmpty {
      return "a cell reaches over more rows than its table has"
    }
    return nil
  }

  private mutating func add(
    _ type: StructureType, to parent: Int, _ parentType: StructureType
  ) -> String? {
    var element = parts[parent] ?? Parts()
    defer { parts[parent] = element }
    element.count += 1
    let wasBehindCaption = element.endsWithCaption
    element.endsWithCaption = false
    switch type {
    case .caption:
      element.captions += 1
      if element.captions > 1 { return "\(parentType.rawValue) may have one caption" }
      guard element.count > 1 else { return nil }
      if parentType != .table {
        return "the caption of \(parentType.rawValue) must be before its other parts"
      }
      element.endsWithCaption = true
      return nil
    case .tableHead: element.heads += 1
    case .tableBody: element.bodies += 1
    case .tableFoot: element.feet += 1
    default: break
    }
    if wasBehindCaption { return "the caption of a table must be before or after its other parts" }
    if type == .tableHead, element.heads == 2 { return "a table may have one head" }
    if type == .tableFoot, element.feet == 2 { return "a table may have one foot" }
    return nil
  }
}

extension StructureRules.Row {
  /// The maximum number of columns and rows of a cell, so that sums do not overflow.
  private static let most = 1 << 20

  fileprivate mutating func add(_ cell: StructureRules.Part) {
    let columns = min(max(cell.columns, 1), Self.most)
    self.columns += columns
    if cell.rows > 1 { spans.append((columns, min(cell.rows, Self.most) - 1)) }
  }
}

extension StructureRules.Grid {
  /// Skips a row without cells; returns whether cells of earlier rows cover it.
  fileprivate mutating func skipRow() -> Bool {
    guard !isNoted, rows > 0, spans.reduce(0, { $0 + $1.columns }) == columns else { return false }
    rows += 1
    spans = spans.map { ($0.columns, $0.rows - 1) }.filter { $0.rows > 0 }
    return true
  }

  /// Adds a row and returns its fault, once for a table.
  fileprivate mutating func add(_ row: StructureRules.Row) -> String? {
    guard !isNoted else { return nil }
    rows += 1
    let found = row.columns + spans.reduce(0) { $0 + $1.columns }
    spans = (spans.map { ($0.columns, $0.rows - 1) } + row.spans).filter { $0.rows > 0 }
    if rows == 1 { columns = found }
    guard found != columns else { return nil }
    isNoted = true
    spans = []
    return "row \(rows) of a table has \(found) columns, where the first has \(columns); leave no "
      + "cell out, and say which reach over several"
  }
}
