import EaselBlocks
import EaselReports
import Foundation

extension ReportMaker {
  /// A row of a table.
  struct Row {
    var name = ""
    var number = 0.0
    var whole = 0
    var amount = Decimal()
    var day = Date(timeIntervalSince1970: 0)
    var group = 0
    var content = AnyBlock(EmptyBlock())
  }

  /// What a column shows of its rows.
  private enum Kind: CaseIterable { case name, number, whole, amount, day, content }

  mutating func table(_ depth: Int) -> any Block {
    words.log("Table")
    let kinds = input.list(atMost: 4) { $0.choice(Kind.self) }
    let rows = rows(depth, kinds)
    let columns = columns(kinds)
    words.depth += 1
    defer { words.depth -= 1 }
    var table = Table(rows) { columns }
      .rowsBreak(input.bool() ? .anywhere : .whereNeeded)
      .showsHeader(!input.rarely(64)).repeatsHeader(!input.rarely(64))
      .striped(input.bool()).rules(input.bool())
    if input.rarely(64) { table = table.groups(by: \.group) { Text("Group \($0)") } }
    if input.rarely(64) { table = table.keepsGroups() }
    if input.rarely(32) { table = table.measures(input.bool() ? .all : .first(whole())) }
    if input.rarely(32) {
      table = table.cellPadding(horizontal: length([0, 6, 20]), vertical: length([0, 3.5, 30]))
    }
    if input.rarely(16) { table = table.runningTitle { "Row \($0.group)" } }
    if input.rarely(16) { table = table.summary("rows") }
    if input.rarely(32) { table = table.pageFooter { _ in Text("foot") } }
    switch input.index(below: 8) {
    case 0:
      words.log("carries amounts")
      return AnyBlock(table.carriesForward(\.amount))
    case 1:
      words.log("carries numbers")
      return AnyBlock(table.carriesForward(\.number, from: input.number()))
    case 2:
      words.log("page header of cells")
      let span = whole()
      return AnyBlock(
        table.running(\.whole).pageHeader { page in
          TableRow {
            Text("Sum").gridCellColumns(span)
            Text(page.brought, format: .number)
          }
        })
    case 3:
      let caption = caption()
      words.log("caption \(caption)")
      return AnyBlock(table.caption("\(caption)"))
    default: return AnyBlock(table)
    }
  }

  private mutating func rows(_ depth: Int, _ kinds: [Kind]) -> [Row] {
    let count = input.rarely(24) ? input.index(below: 300) : input.index(below: 10)
    words.blocks += 2 * count
    words.log("\(count) rows of \(kinds)")
    words.depth += 1
    defer { words.depth -= 1 }
    return (0..<count).map { index in
      var row = Row()
      for kind in Set(kinds).sorted(by: { "\($0)" < "\($1)" }) {
        switch kind {
        case .name where kinds.count { $0 == .name } == 1: row.name = text(90)
        case .name: row.name = "name"
        case .number: row.number = isOdd ? input.number() : Double(input.byte()) / 8
        case .whole: row.whole = Int(input.byte()) * 37
        case .amount: row.amount = Decimal(input.byte()) / 10
        case .day: row.day += Double(index) * 86_400
        case .content where input.isEmpty: row.content = AnyBlock(Text("empty"))
        case .content where kinds.count { $0 == .content } == 1:
          row.content = block(min(depth, 2))
        case .content: row.content = AnyBlock(Text("content"))
        }
      }
      row.group = index / 3
      return row
    }
  }

  private mutating func columns(_ kinds: [Kind]) -> [TableColumn<Row>] {
    kinds.enumerated().map { index, kind in
      let title: TextContent = "T\(index)"
      var column =
        switch kind {
        case .name: TableColumn<Row>(title, value: \.name)
        case .number: TableColumn<Row>(title, value: \.number)
        case .whole: TableColumn<Row>(title, value: \.whole)
        case .amount: TableColumn<Row>(title, value: \.amount, format: .currency(code: "EUR"))
        case .day: TableColumn<Row>(title, value: \.day)
        case .content: TableColumn<Row>(title) { (row: Row) in row.content }
        }
      if input.rarely(64) {
        let width: ColumnWidth =
          switch input.index(below: 4) {
          case 0: .fixed(length([0, 40, 120, 900]))
          case 1: .fraction(length([0, 0.3, 0.9]))
          case 2: .fit
          default: .automatic
          }
        words.log("width \(width)")
        column = column.width(width)
      }
      if input.rarely(32) {
        column = column.alignment(input.choice([.leading, .center, .trailing, .decimal]))
      }
      if input.rarely(16) { column = column.rowHeader() }
      guard input.rarely(24) else { return column }
      return TableColumnBuilder.buildExpression(TableColumnGroup("Both") { column })[0]
    }
  }
}
