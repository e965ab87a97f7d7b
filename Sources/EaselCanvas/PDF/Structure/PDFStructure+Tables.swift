// The rows of the tables that are open, and the names of their header cells.

extension PDFStructure {
  /// Counts a part of a table that begins, and keeps the name of a header cell.
  func addToTable(
    _ place: Int, _ type: StructureType, _ cell: PDFTableGrid.Cell, _ identifier: [UInt8]?,
    in parent: Int
  ) {
    switch type {
    case .table: tables.append(PDFTableGrid(table: place))
    case .headerCell, .cell:
      guard let table = tables.lastIndex(where: { $0.hasRow(parent) }) else { return }
      tables[table].add(cell, toRow: parent)
      if let name = cell.name, let identifier { self.name(name, identifier, inTable: table) }
    default:
      guard let table = tables.lastIndex(where: { $0.parts.contains(parent) }) else { return }
      if type == .row { tables[table].beginRow(place) } else { tables[table].beginGroup(place) }
    }
  }

  /// Compares a row that ends with those before it, and forgets a table that ends.
  func endInTable(_ place: Int, _ type: StructureType) {
    switch type {
    case .table: tables.removeAll { $0.parts.first == place }
    case .row:
      guard let table = tables.lastIndex(where: { $0.hasRow(place) }),
        let fault = tables[table].endRow(place)
      else { return }
      context.note(
        severity, .invalidStructure,
        "a row of the table has \(fault.columns) columns and those before it \(fault.expected); let "
          + "a cell span several columns or rows, or add empty ones",
        operation: "endMarkedContent", value: String(fault.columns))
    case .tableHead, .tableBody, .tableFoot:
      guard let table = tables.lastIndex(where: { $0.parts.contains(place) }) else { return }
      tables[table].endGroup(place)
    default: break
    }
  }

  /// Lets cells of a table name a header cell.
  private func name(_ id: String, _ identifier: [UInt8], inTable table: Int) {
    let most = context.limits.maximumHeaderNames
    guard !tables[table].name(id, identifier, most: most) else { return }
    context.note(
      severity, .invalidStructure,
      "a header cell is named “\(id.prefix(40))” as another one of the table is, or the table has "
        + "more than \(most) of them (maximumHeaderNames)",
      operation: "beginMarkedContent", value: String(id.prefix(40)))
  }

  /// The identifiers of header cells that a cell in a row names; names of none are noted.
  func identifiers(of ids: [String], inRow row: Int) -> [[UInt8]] {
    guard !ids.isEmpty, let table = tables.last(where: { $0.hasRow(row) }) else { return [] }
    let most = context.limits.maximumHeaderNames
    if ids.count > most {
      context.note(
        severity, .limitExceeded,
        "a cell names \(ids.count) header cells; those beyond \(most) are left out (maximumHeaderNames)",
        operation: "beginMarkedContent", value: String(ids.count))
    }
    return ids.prefix(most).compactMap { id in
      if let identifier = table.identifier(of: id) { return identifier }
      context.note(
        severity, .invalidStructure,
        "no header cell before this cell has the id “\(id.prefix(40))”; give one to headerCell(…, "
          + "id: …)", operation: "beginMarkedContent", value: String(id.prefix(40)))
      return nil
    }
  }
}
