import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Numbers of tables that cannot be written")
struct TableInvalidNumberTests {
  private struct Row {
    var name = "n"
    var amount = 0.0
    var decimal = Decimal()
    var optional: Double?
  }

  private func read(_ table: some Block, language: String = "en") throws -> ReadReport {
    try ReadReport(Report("R", language: language, pages: .test(400, 400).margins(20)) { table })
  }

  @Test("The cells of NaN and infinity are empty, and noted with row and column")
  func cells() throws {
    let rows = [
      Row(amount: .nan), Row(amount: 2), Row(amount: .infinity, decimal: .nan),
      Row(optional: -.infinity),
    ]
    let read = try read(
      Table(rows) {
        TableColumn("Name", value: \.name)
        TableColumn("Plain", value: \.amount)
        TableColumn("Euro", value: \.amount, format: .currency(code: "EUR"))
        TableColumn("Decimal", value: \.decimal, format: .number)
        TableColumn("Maybe", value: \.optional, format: .percent)
      })
    #expect(Set(read.diagnostics.map(\.code)) == [.invalidData])
    #expect(read.diagnostics.allSatisfy { $0.severity == .warning })
    let messages = read.diagnostics.map(\.message)
    #expect(messages.count == 6)
    for (row, column) in [
      (1, "Plain"), (1, "Euro"), (3, "Plain"), (3, "Euro"), (3, "Decimal"), (4, "Maybe"),
    ] {
      #expect(messages.contains { $0.hasPrefix("row \(row) ") && $0.contains("“\(column)”") })
    }
    let text = try read.words().map(\.text).joined(separator: " ")
    #expect(!text.contains("NaN") && !text.contains("∞") && text.contains("€2.00"))
  }

  @Test(
    "A sum is that of the other values, and says how many are missing", arguments: ["en", "de"])
  func sums(_ language: String) throws {
    let rows = [Row(amount: 1), Row(amount: .nan), Row(amount: 2.5), Row(amount: -.infinity)]
    let read = try read(
      Table(rows) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount, format: .number.precision(.fractionLength(2)))
      }.carriesForward(\.amount), language: language)
    let text = try read.words().map(\.text).joined(separator: " ")
    #expect(
      text.contains(
        language == "en" ? "Total (values missing: 2) 3.50" : "Summe (fehlende Werte: 2) 3,50"))
    #expect(read.diagnostics.contains { $0.message.contains("does not include 2 values") })
  }

  @Test("Page headers and footers know the number of missing values")
  func counts() throws {
    let rows = (0..<60).map { Row(amount: $0 % 20 == 3 ? .nan : 1) }
    var counts: [Int] = []
    _ = try read(
      Table(rows) { TableColumn("Amount", value: \.amount) }.running(\.amount)
        .pageFooter { page in
          if page.isLast { counts.append(page.missingCount) }
          return TotalRow("Sum", page.carried)
        })
    #expect(counts.last == 3)
  }

  @Test("A sum from NaN begins with zero")
  func initial() throws {
    let read = try read(
      Table([Row(amount: 2)]) { TableColumn("Amount", value: \.amount) }
        .carriesForward(\.amount, from: .nan))
    #expect(read.diagnostics.map(\.code) == [.invalidData])
    let text = try read.words().map(\.text).joined(separator: " ")
    #expect(text.contains("Closing balance (values missing: 1) 2"))
  }

  private func overflows<Value: AdditiveArithmetic>(
    _ values: [Value]
  ) throws -> (EaselError?, String) where Value: Hashable {
    let report = Report("R", language: "en", pages: .test(400, 400).margins(20)) {
      Table(values) { TableColumn("Value") { Text("\("\($0)")") } }.carriesForward(\.self)
    }
    let error = #expect(throws: EaselError.self) { try report.data() }
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    return (error, try read.words().map(\.text).joined(separator: " "))
  }

  @Test("A sum beyond the range of its type is an error, and is left out")
  func overflow() throws {
    let (error, text) = try overflows([Int.max, 1, 2])
    #expect(error?.code == .outOfRange)
    #expect(error?.message.contains("Int in row 2") == true)
    #expect(text.hasSuffix("Total"))
    #expect(try overflows([Int.min, -1]).0?.code == .outOfRange)
    #expect(try overflows([UInt8](repeating: 100, count: 3)).0?.message.contains("row 3") == true)
    #expect(try overflows([Int64.max, Int64.max]).0?.code == .outOfRange)
    #expect(
      try overflows([Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]).0?.code
        == .outOfRange)
    #expect(
      try overflows([Decimal.greatestFiniteMagnitude, .greatestFiniteMagnitude]).0?.code
        == .outOfRange)
  }

  @Test("Of many invalid values the first twenty of a column are noted one by one")
  func many() throws {
    let rows = [Row](repeating: Row(amount: .nan), count: 500)
    let read = try read(Table(rows) { TableColumn("A", value: \.amount) }.carriesForward(\.amount))
    #expect(read.diagnostics.count == 21)
    #expect(read.diagnostics.contains { $0.message.contains("does not include 500 values") })
  }
}
