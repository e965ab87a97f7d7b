// The names of header cells in the open tables.

extension PDFStructure {
  /// Returns the object number of the table that contains a row; nil if there is none.
  private func table(aroundRow row: Int) -> Int? {
    guard type(of: row) == .row else { return nil }
    let outer = elements.parent(of: row)
    if type(of: outer) == .table { return elements.number(of: outer) }
    let next = elements.parent(of: outer)
    return type(of: next) == .table ? elements.number(of: next) : nil
  }

  /// Registers the name by which cells of a table refer to a header cell.
  func name(_ id: String, _ identifier: [UInt8], inRow row: Int) {
    guard let table = table(aroundRow: row) else { return }
    let most = context.limits.maximumHeaderNames
    let names = headerNames[table] ?? [:]
    guard names[id] != nil || names.count >= most else {
      headerNames[table, default: [:]][id] = identifier
      return
    }
    context.note(
      severity, .invalidStructure,
      "a header cell is named “\(id.prefix(40))” as another one of the table is, or the table has "
        + "more than \(most) of them (maximumHeaderNames)",
      operation: "beginMarkedContent", value: String(id.prefix(40)))
  }

  /// Returns the identifiers of the header cells to which a cell in a row refers.
  ///
  /// Names without a header cell are noted.
  func identifiers(of ids: [String], inRow row: Int) -> [[UInt8]] {
    guard let table = table(aroundRow: row) else { return [] }
    let most = context.limits.maximumHeaderNames
    if ids.count > most {
      context.note(
        severity, .limitExceeded,
        "a cell names \(ids.count) header cells; those beyond \(most) are left out (maximumHeaderNames)",
        operation: "beginMarkedContent", value: String(ids.count))
    }
    return ids.prefix(most).compactMap { id in
      if let identifier = headerNames[table]?[id] { return identifier }
      context.note(
        severity, .invalidStructure,
        "no header cell before this cell has the id “\(id.prefix(40))”; give one to headerCell(…, "
          + "id: …)", operation: "beginMarkedContent", value: String(id.prefix(40)))
      return nil
    }
  }
}
