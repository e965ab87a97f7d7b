import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Footers of groups")
struct GroupFooterTests {
  private struct Row {
    var region: String
    var city: String
    var name: String
    var amount: Decimal
    var share = 0.5
    var count = 1
  }

  private static func rows(_ count: Int, perCity: Int = 4) -> [Row] {
    (0..<count).map {
      Row(
        region: "R\($0 / (perCity * 3))", city: "C\($0 / perCity)", name: "n\($0)",
        amount: Decimal($0) + Decimal(sign: .plus, exponent: -2, significand: 25), count: $0)
    }
  }

  private static func report(
    _ rows: [Row], _ change: (Table<Row, Void>) -> any Block
  ) -> Report {
    let table = Table(rows) {
      TableColumn("Name", value: \.name)
      TableColumn("Amount", value: \.amount, format: .number.precision(.fractionLength(2)))
      TableColumn("Count", value: \.count)
    }
    let changed = AnyBlock(change(table))
    return Report("R", language: "en", pages: .test(300, 300).margins(30)) { changed }
  }

  @Test("A footer has the number, the sums and the means of its rows")
  func totals() throws {
    let report = Self.report(Self.rows(8)) { table in
      table.groups(by: \.city) {
        Text($0)
      } footer: { group in
        TotalRow("\(group.key) \(group.count)", group.sum(\.amount), group.sum(\.count))
        TotalRow("Mean", group.mean(\.amount))
      }
    }
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty)
    let text = try read.pages().joined(separator: "\n")
    #expect(text.contains("C0 4"))
    #expect(text.contains("7.00"))
    #expect(text.contains("1.75"))
    #expect(text.contains("23.00"))
    #expect(text.contains("5.75"))
  }

  @Test("Three levels of groups have footers, the innermost first")
  func levels() throws {
    let report = Self.report(Self.rows(24)) { table in
      table
        .groups(by: \.region) {
          Text("Region \($0)")
        } footer: {
          TotalRow("Sum of \($0.key)", $0.sum(\.count))
        }
        .groups(by: \.city) {
          Text("City \($0)")
        } footer: {
          TotalRow("Sum of \($0.key)", $0.sum(\.count))
        }
    }
    let heard = try ReadReport(report).structure().joined(separator: "\n")
    let order = [
      "Region R0", "City C0", "Sum of C0", "City C1", "Sum of C2", "Sum of R0", "Region R1",
      "City C3", "Sum of C5", "Sum of R1",
    ]
    var position = heard.startIndex
    for text in order {
      let range = try #require(heard.range(of: text, range: position..<heard.endIndex), "\(text)")
      position = range.upperBound
    }
    #expect(heard.contains("276") == false)
    #expect(heard.contains("66") && heard.contains("210"))
  }

  @Test("More than three levels are an error")
  func excess() throws {
    let report = Self.report(Self.rows(4)) { table in
      table.groups(by: \.region) { Text($0) }.groups(by: \.city) { Text($0) }
        .groups(by: \.name) { Text($0) }.groups(by: \.count) { Text("\($0)") }
    }
    #expect(
      try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics.contains {
        $0.severity == .error && $0.operation == "Table.groups"
      })
  }

  @Test("A footer is on the page of the last row of its group", arguments: 1...12)
  func pages(_ perCity: Int) throws {
    let rows = Self.rows(60, perCity: perCity)
    let report = Self.report(rows) { table in
      table.groups(by: \.city) {
        Text("Head\($0)")
      } footer: {
        TotalRow("Foot\($0.key)", $0.sum(\.count))
      }
      .carriesForward(\.amount)
    }
    let words = try ReadReport(report).words()
    for (index, row) in rows.enumerated()
    where index + 1 == rows.count || rows[index + 1].city != row.city {
      let last = try #require(words.first { $0.text == row.name })
      let foot = try #require(words.first { $0.text == "Foot\(row.city)" })
      #expect(last.page == foot.page && last.box.maxY <= foot.box.maxY)
    }
  }

  @Test("A sum beyond the range of its type is an error, and shows nothing")
  func overflow() throws {
    let rows = [1, Int.max, 5].map { Row(region: "R", city: "C", name: "n", amount: 1, count: $0) }
    let report = Self.report(rows) { table in
      table.groups(by: \.city) { _ in
      } footer: {
        TotalRow("Sum", $0.sum(\.count))
      }
    }
    let read = try DrawnReport(report, options: RenderOptions(policy: .lenient))
    let fault = try #require(read.diagnostics.first { $0.code == .outOfRange })
    #expect(fault.severity == .error)
    #expect(fault.message.contains("row 3"))
  }

  @Test("A footer that asks for other sums than before is an error")
  func changing() throws {
    let report = Self.report(Self.rows(8)) { table in
      table.groups(by: \.city) { _ in
      } footer: { group in
        if group.key == "C0" {
          TotalRow("Sum", group.sum(\.count))
        } else {
          TotalRow("Sum", group.sum(\.amount))
        }
      }
    }
    let faults = try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
      .filter { $0.operation == "Table.groups" }
    #expect(faults.count == 1)
    #expect(faults.first?.severity == .error)
  }

  @Test("Values that are not numbers are counted in the label")
  func missing() throws {
    let rows = [Decimal(1), .nan, 2].map { Row(region: "R", city: "C", name: "n", amount: $0) }
    let report = Self.report(rows) { table in
      table.groups(by: \.city) { _ in
      } footer: {
        TotalRow("Sum", $0.sum(\.amount))
      }
    }
    let text = try ReadReport(report).pages().joined()
    #expect(text.contains("3.00"))
    #expect(text.contains("(values missing: 1)"))
  }

  @Test("A sum that is wider than its space is set smaller, with one diagnostic for each column")
  func wideSums() throws {
    let rows = (0..<60).map {
      Row(region: "R", city: "C\($0 / 4)", name: "n", amount: 9_999_999_999_999, count: $0)
    }
    let table = Table(rows) {
      TableColumn("Name", value: \.name)
      TableColumn("Count", value: \.count)
      TableColumn("Sum", value: \.amount, format: .number.notation(.scientific)).width(.fixed(36))
    }
    .groups(by: \.city) {
      Text($0)
    } footer: { group in
      TotalRow("Sum", group.sum(\.count))
      TotalRow("Total", group.sum(\.count), group.sum(\.amount))
    }
    let wide = Table(rows) {
      TableColumn("Name", value: \.name)
      TableColumn("Count", value: \.count)
      TableColumn("Sum", value: \.amount).width(.fixed(36))
    }
    .groups(by: \.city) {
      Text($0)
    } footer: { group in
      TotalRow("Sum", group.sum(\.count), group.sum(\.amount))
    }
    for (table, columns) in [(AnyBlock(table), 0), (AnyBlock(wide), 1)] {
      let report = Report("R", language: "en", pages: .test(200, 300).margins(20)) { table }
      let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
      let notes = read.diagnostics.filter { $0.operation == "TotalRow" }
      #expect(notes.count == columns)
      let words = try read.words()
      let edge = words.map(\.box.minX).min() ?? 0
      #expect(edge >= 19)
    }
  }

  @Test("Two sums of which a column shows only one property, or none, are an error that says so")
  func sumsWithoutColumn() throws {
    func messages(_ columns: Int) throws -> [String] {
      let table = Table(Self.rows(4)) {
        TableColumn("Name", value: \.name)
        if columns > 0 { TableColumn("Count", value: \.count) }
      }
      .groups(by: \.city) {
        Text($0)
      } footer: { group in
        TotalRow("Sum", group.sum(\.count), group.sum(\.amount))
      }
      let report = Report("R", language: "en", pages: .test(300, 300)) { table }
      return try DrawnReport(report, options: RenderOptions(policy: .lenient)).diagnostics
        .filter { $0.operation == "TotalRow" }.map(\.message)
    }
    for (columns, text) in [(0, "property of either"), (1, "property of one")] {
      let found = try messages(columns)
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.contains(text) && $0.contains("Add a column") })
    }
  }

  /// The words of a table with two levels of groups and a sum.
  private static func sums() -> some Block {
    Table(rows(8, perCity: 2)) {
      TableColumn("Name", value: \.name)
      TableColumn("Count", value: \.count)
    }
    .groups(by: \.region) {
      Text("Region\($0)")
    } footer: {
      TotalRow("Outer\($0.key)", $0.sum(\.count))
    }
    .groups(by: \.city) {
      Text("City\($0)")
    } footer: {
      TotalRow("Inner\($0.key)", $0.sum(\.count))
    }
    .carriesForward(\.count)
  }

  @Test("The sums of inner groups have the weight of cells, those of outer ones are bold")
  func weights() {
    func width(_ text: String, in block: some Block) -> CGFloat? {
      BusinessDrawing(block, width: 200).lines.first { $0.text == text }.map { $0.end - $0.x }
    }
    func width(_ text: String, _ font: TypeStyle) -> CGFloat? {
      width(text, in: Text(text).font(font))
    }
    #expect(width("InnerC0", in: Self.sums()) == width("InnerC0", .table))
    #expect(width("OuterR0", in: Self.sums()) == width("OuterR0", .table.bold()))
    #expect(width("Total", in: Self.sums()) == width("Total", .table.bold()))
  }

  @Test("The rule above a sum is the higher the more it sums")
  func ruleHeights() {
    let heights = BusinessDrawing(Self.sums(), width: 200).fills
      .flatMap { fill in fill.path.elements }
      .reduce(into: (y: CGFloat(0), heights: Set<CGFloat>())) { state, element in
        switch element {
        case .move(let point): state.y = point.y
        case .line(let point) where point.y > state.y:
          state.heights.insert(((point.y - state.y) * 100).rounded() / 100)
        default: break
        }
      }.heights
    #expect(heights == [0.35, 0.75, 1.25])
  }

  @Test("Space is between a sum and the heading of the next group, most at the outermost level")
  func spaces() throws {
    let report = Report("R", language: "en", pages: .test(300, 500)) { Self.sums() }
    let words = try ReadReport(report).words()
    func top(_ text: String) throws -> CGFloat {
      try #require(words.first { $0.text == text }?.box.minY, "\(text)")
    }
    let line = try top("n1") - top("n0")
    #expect(try abs(top("CityC1") - top("InnerC0") - line - 3.5) < 0.1)
    #expect(try abs(top("RegionR1") - top("OuterR0") - line - 7) < 0.1)
    #expect(try abs(top("CityC3") - top("RegionR1") - line) < 0.1)
  }

  @Test("Rows of a footer have a cell for each column")
  func structure() throws {
    let report = Self.report(Self.rows(8)) { table in
      table.groups(by: \.city) {
        Text($0)
      } footer: { group in
        TotalRow("Sum", group.sum(\.amount), group.sum(\.count))
        Text("A text")
      }
    }
    let rows = try ReadReport(report).elements().all("TR")
    for row in rows {
      let cells = row.children.filter { $0.kind == "TD" || $0.kind == "TH" }
      #expect(cells.reduce(0) { $0 + ($1.int("ColSpan") ?? 1) } == 3)
    }
  }

  @Test("Footers do not depend on how often a table is laid out", arguments: 0..<20)
  func repeatable(_ seed: UInt64) throws {
    let rows = Self.rows(Int(seed * 37 % 121), perCity: Int(1 + seed % 9))
    func data() throws -> Data {
      let report = Self.report(rows) { table in
        table.groups(by: \.region) {
          Text($0)
        } footer: {
          TotalRow("S", $0.sum(\.amount))
        }
        .groups(by: \.city) {
          Text($0)
        } footer: {
          TotalRow("S", $0.mean(\.count))
        }
        .keepsGroups(seed.isMultiple(of: 2))
      }
      return try ReadReport(report).data
    }
    #expect(try data() == data())
  }
}
