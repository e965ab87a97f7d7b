import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Structure of tables")
struct TableStructureTests {
  private struct Row {
    var name: String
    var plan: Int
    var actual: Int
    var group: Int { plan / 20 }
  }

  private let rows = (0..<60).map { Row(name: "name\($0)", plan: $0, actual: $0 + 1) }

  private func report(
    _ rows: [Row], _ change: (Table<Row, Void>) -> any Block = { $0 }
  ) -> Report {
    let table = Table(rows) {
      TableColumn("Name", value: \.name).rowHeader()
      TableColumnGroup("Year") {
        TableColumn("Plan", value: \.plan)
        TableColumnGroup("Deep") { TableColumn("Actual", value: \.actual) }
      }
    }
    let changed = AnyBlock(change(table))
    return Report("R", language: "en", pages: .test(300, 300).margins(30)) { changed }
  }

  @Test("A table is one element with a head, and a body for each page")
  func parts() throws {
    let read = try ReadReport(report(rows))
    let tables = try read.elements().all("Table")
    #expect(tables.count == 1)
    let table = try #require(tables.first)
    let pages = try read.pages().count
    #expect(pages > 2 && table.pages.count == pages)
    #expect(table.all("THead").count == 1)
    #expect(table.all("TBody").count == pages)
    #expect(table.all("TBody").flatMap { $0.all("TR") }.count == 60)
  }

  @Test("Titles span their columns and lines in the head")
  func spans() throws {
    let head = try #require(try ReadReport(report(rows)).elements().all("THead").first)
    let lines = head.all("TR").map { line in
      line.all("TH").map { "\($0.int("ColSpan") ?? 1)x\($0.int("RowSpan") ?? 1)" }
    }
    #expect(lines == [["1x3", "2x1"], ["1x2", "1x1"], ["1x1"]])
    #expect(head.all("TH").allSatisfy { $0.name("Scope") == "Column" })
  }

  @Test("A sum in the heading of a group is a part of its cell")
  func groupSums() throws {
    let report = report(rows) { table in
      table.groups(by: \.group) { TotalRow("Group", $0) }
    }
    let read = try ReadReport(report)
    #expect(read.diagnostics.isEmpty)
    let heads = try read.elements().all("TBody").flatMap { $0.all("TR") }
      .filter { $0.children.count == 1 }
    #expect(heads.count == 3)
    #expect(heads.allSatisfy { $0.all("TR").count == 1 })
  }

  @Test("A table that cannot break reports the running titles of its rows to the page")
  func titlesBeside() throws {
    let rows = rows.prefix(3)
    let report = Report("R", language: "en", pages: .test(300, 300).margins(40)) {
      HStack(alignment: .top) {
        Table(rows) {
          TableColumn("Name", value: \.name)
        }.runningTitle { "Row \($0.name)" }
        Text("beside")
      }
    } header: {
      Text("Last: \($0.lastTitle)")
    }
    let text = try ReadReport(report).pages().joined()
    #expect(text.contains("Last: Row name2"))
  }

  @Test("Row headers are tagged as headers of rows")
  func rowHeaders() throws {
    let body = try #require(try ReadReport(report(rows)).elements().all("TBody").first)
    for row in body.all("TR") {
      #expect(row.children.map(\.kind) == ["TH", "TD", "TD"])
      #expect(row.children.first?.name("Scope") == "Row")
    }
  }

  @Test("The header is drawn on each page and tagged once")
  func heads() throws {
    let read = try ReadReport(report(rows))
    #expect(try read.pages().allSatisfy { $0.contains("Plan") })
    let heard = try read.structure().joined(separator: "\n")
    #expect(heard.components(separatedBy: "Plan").count == 2)
  }

  @Test("A head may be on the first page only, or on none")
  func heading() throws {
    let once = try ReadReport(report(rows) { $0.repeatsHeader(false) }).pages()
    #expect(once.map { $0.contains("Plan") } == [true] + once.dropFirst().map { _ in false })
    let never = try ReadReport(report(rows) { $0.showsHeader(false) })
    #expect(try never.pages().allSatisfy { !$0.contains("Plan") })
    #expect(try never.elements().all("THead").isEmpty)
  }

  @Test("The summary is an attribute of the table element")
  func summary() throws {
    let read = try ReadReport(report(rows) { $0.summary("Plan and truth") })
    let table = try #require(try read.elements().all("Table").first)
    #expect("\(table.attributes)".contains("Plan and truth"))
  }

  @Test("Carried sums are artifacts, and the last sum is the footer of the table")
  func foot() throws {
    let root = try ReadReport(
      report(rows) { $0.carriesForward(\.plan) }
    ).elements()
    let table = try #require(root.all("Table").first)
    #expect(table.all("TFoot").count == 1)
    #expect(table.all("TFoot").first?.all("TR").count == 1)
    // One row for each row of data, one for the sum, three for the head.
    #expect(table.all("TR").count == 60 + 1 + 3)
  }

  @Test("Headings of groups are rows of one cell")
  func groups() throws {
    let rows = (0..<60).map { Row(name: "g\($0 / 20)", plan: $0, actual: $0) }
    let root = try ReadReport(
      report(rows) { $0.groups(by: \.name) { Text("Group \($0)") } }
    ).elements()
    let spans = root.all("TBody").flatMap { $0.all("TH") }.filter { $0.int("ColSpan") == 3 }
    #expect(spans.count == 3)
  }

  @Test("A nested table is a table element of its own, in a cell")
  func nested() throws {
    let report = Report("R", language: "en", pages: .test(400, 300).margins(30)) {
      Table([3, 4]) {
        TableColumn("Outer", value: \.self)
        TableColumn("Rows") { count in
          Table(0..<count) { TableColumn("Inner", value: \.self) }
        }
      }
    }
    let root = try ReadReport(report).elements()
    let outer = try #require(root.all("Table").first)
    #expect(root.all("Table").count == 3)
    #expect(outer.all("TD").filter { $0.children.contains { $0.kind == "Table" } }.count == 2)
  }

  /// Tables in cells of tables, with a text of numbered words in the innermost one.
  private func nested(_ depth: Int, words: Int) -> AnyBlock {
    guard depth > 0 else {
      return AnyBlock(Text(verbatim: Filler.words("w", words)).font(.system(size: 8)))
    }
    let inner = nested(depth - 1, words: words)
    return AnyBlock(Table(0..<1) { TableColumn("C\(depth)") { _ in inner } })
  }

  @Test("A nested table that is broken over pages is one table element in one cell")
  func brokenNested() throws {
    let report = Report("R", language: "en", pages: .test(300, 300).margins(30)) {
      nested(3, words: 900)
    }
    let drawn = try DrawnReport(report)
    #expect(drawn.diagnostics.isEmpty)
    let tree = try drawn.tree
    #expect(tree.all("Table").count == 3)
    #expect(tree.all("TD").map(\.kinds) == [["Table"], ["Table"], []])
    #expect(
      tree.words.filter { $0.hasPrefix("w") }
        == Filler.words("w", 900).split(separator: " ").map(String.init))
  }

  @Test("The work for a broken row does not multiply with the tables in its cells")
  func deeplyNested() throws {
    let report = Report("R", language: "en", pages: .test(300, 1_200).margins(30)) {
      nested(24, words: 3_000)
    }
    let drawn = try DrawnReport(report)
    #expect(drawn.diagnostics.isEmpty)
    #expect(try drawn.tree.words.count { $0.hasPrefix("w") } == 3_000)
  }

  @Test("A row broken over pages is one row with one cell for each column")
  func brokenRow() throws {
    let report = Report("R", language: "en", pages: .test(300, 300).margins(30)) {
      Table([500]) {
        TableColumn("A", value: \.self)
        TableColumn("B") { Text(verbatim: Filler.words("w", $0)) }
        TableColumn("C") { Text(verbatim: Filler.words("v", $0 / 10)) }
      }
    }
    let root = try ReadReport(report).elements()
    let rows = root.all("TBody").flatMap { $0.all("TR") }
    #expect(rows.count == 1)
    #expect((rows.first?.pages.count ?? 0) > 1)
    #expect(rows.first?.children.map(\.kind) == ["TD", "TD", "TD"])
  }
}
