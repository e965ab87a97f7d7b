import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Signs of numbers in tables")
struct TableSignTests {
  private struct Row {
    var number: Decimal
    var double: Double
    var int: Int
  }

  private func text(_ block: some Block, _ language: String = "en") throws -> String {
    let report = Report("R", language: language, pages: .test(500, 400).margins(20)) { block }
    return try ReadReport(report).words().map(\.text).joined(separator: " ")
  }

  @Test(
    "Cells, sums, key figures and texts have one minus sign", arguments: ["en", "de", "sv", "fr"])
  func minus(_ language: String) throws {
    let rows = [Row(number: -1.5, double: -2.5, int: -3)]
    let text = try text(
      VStack {
        Table(rows) {
          TableColumn("A", value: \.number, format: .currency(code: "EUR"))
          TableColumn("B", value: \.double)
          TableColumn("C", value: \.int)
          TableColumn("D", value: \.double, format: .percent)
          TableColumn("E") { Text($0.double, format: .number) }
          TableColumn("F") { Text("\($0.int)") }
        }.carriesForward(\.number, from: -4)
        KPI("K", -7.0, previous: 14, format: .number)
        TotalRow("T", -8)
      }, language)
    #expect(!text.contains("-"), "\(text)")
    // Six cells, two sums, a value and its change, and a total.
    #expect(text.filter { $0 == "\u{2212}" }.count == 11, "\(text)")
  }

  @Test("Strings and closures keep their hyphens")
  func strings() throws {
    let text = try text(
      Table(["-5", "A-1"]) {
        TableColumn("A", value: \.self)
        TableColumn("B") { Text(verbatim: $0) }
      })
    #expect(text == "A B -5 -5 A-1 A-1")
  }

  @Test("A number that is rounded to zero has no sign, in cells and sums")
  func zero() throws {
    let rows = (0..<10).map { _ in 0.1 } + [-1.0]
    let sum = try text(
      Table(rows) { TableColumn("A", value: \.self, format: .currency(code: "EUR")) }
        .carriesForward(\.self), "de")
    #expect(sum.contains("0,00\u{A0}€ Summe") || sum.contains("Summe 0,00"), "\(sum)")
    let cells = try text(
      Table([Row(number: -0.004, double: -0.0, int: 0), Row(number: 0, double: -1e-9, int: 0)]) {
        TableColumn("A", value: \.number, format: .currency(code: "EUR"))
        TableColumn("B", value: \.double)
        TableColumn("C", value: \.number, format: .currency(code: "JPY"))
        TableColumn("D", value: \.double, format: .number.precision(.fractionLength(1)))
      }, "de")
    #expect(!cells.contains("-") && !cells.contains("\u{2212}"), "\(cells)")
  }
}
