import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

extension TableTaskSynonyms {
  /// The sum, the mean and the number of a group's rows are below them.
  @Sendable static func groupTotals(_ measured: inout Measured) throws {
    let table = lines(20).groups(by: \.group) {
      Text($0).bold()
    } footer: { group in
      TotalRow("Sum of \(group.count)", group.sum(\.amount))
      TotalRow("Mean", group.mean(\.amount))
    }
    let words = try TemplateSynonyms.words(report(table)).flatMap { $0 }.joined(separator: " ")
    // 0 + … + 19 and 20 + … + 39.
    measured.holds(words.contains("row19 19 Sum of 20 190 Mean 9.5"), "the first group: \(words)")
    measured.holds(words.contains("row39 39 Sum of 20 590 Mean 29.5"), "the second group: \(words)")
  }

  private static func elements(_ table: some Block) throws -> String {
    try Tool.uncompressed(report(table).data())
  }

  private static func notes(_ table: some Block) throws -> [Diagnostic] {
    try DrawnReport(report(table), options: RenderOptions(policy: .lenient)).diagnostics
      .filter { $0.code == .invalidData }
  }

  /// Cells have the columns and rows that they span; a span beyond the table is an error.
  @Sendable static func spans(_ measured: inout Measured) throws {
    func table(columns: Int, rows: Int) -> Table<Line, Void> {
      let lines = (0..<3).map { Line(name: "row\($0)", group: "", amount: Decimal($0)) }
      return Table(lines) {
        TableColumn("Name", value: \Line.name)
          .spans { $0.name == "row0" ? columns : 1 }
        TableColumn("Amount", value: \Line.amount)
          .spans(rows: { $0.name == "row1" ? rows : 1 })
      }
    }
    let found = try elements(table(columns: 2, rows: 2))
    measured.holds(found.contains("/ColSpan 2"), "a cell of two columns")
    measured.holds(found.contains("/RowSpan 2"), "a cell of two rows")
    measured.equal(try notes(table(columns: 2, rows: 2)).count, 0, "errors")
    measured.equal(try notes(table(columns: 3, rows: 3)).count, 2, "spans beyond the table")
  }

  /// Equal cells are one cell of several rows.
  @Sendable static func mergedCells(_ measured: inout Measured) throws {
    let rows = (0..<6).map { Line(name: "row\($0)", group: "group\($0 / 3)", amount: 1) }
    let table = Table(rows) {
      TableColumn("Group", value: \Line.group).merges()
      TableColumn("Name", value: \Line.name)
    }
    let words = try TemplateSynonyms.words(report(table)).flatMap { $0 }
    measured.equal(words.filter { $0.hasPrefix("group") }, ["group0", "group1"], "merged cells")
    measured.holds(try elements(table).contains("/RowSpan 3"), "a cell of three rows")
  }

  /// Cells and rows have the colors of their values.
  @Sendable static func colors(_ measured: inout Measured) throws {
    let rows = (0..<3).map { Line(name: "row\($0)", group: "", amount: Decimal($0)) }
    func fills(_ table: Table<Line, Void>) throws -> Int {
      let svg = try table.frame(width: 200).data(as: .svg)
      return String(decoding: svg, as: UTF8.self).components(separatedBy: "#ff0000").count - 1
    }
    let table = Table(rows) {
      TableColumn("Name", value: \Line.name)
      TableColumn("Amount", value: \Line.amount)
        .background { $0.amount == 1 ? .hex("#ff0000") : nil }
    }
    measured.equal(try fills(table), 1, "the color of a cell")
    let whole = Table(rows) { TableColumn("Name", value: \Line.name) }
    measured.equal(try fills(whole), 0, "no color")
    measured.equal(
      try fills(whole.rowBackground { $0.amount == 2 ? .hex("#ff0000") : nil }), 1,
      "the color of a row")
  }
}

extension Color {
  fileprivate static func hex(_ text: String) -> Color? { Color(hex: text) }
}
