import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Sums of tables")
struct TableSumTests {
  private struct Row {
    var name: String
    var amount: Decimal
  }

  @Test("The sum before the first row is part of the structure, and those of further pages are not")
  func opening() throws {
    let report = Report("R", language: "en", pages: .test(300, 120).margins(10)) {
      Table((0..<30).map { Row(name: "n\($0)", amount: 1) }) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount)
      }.carriesForward(\.amount, from: 7_777)
    }
    let read = try ReadReport(report)
    #expect(try read.pages().count > 2)
    let structure = try read.structure().joined(separator: "\n")
    #expect(structure.components(separatedBy: "7,777").count == 2)
    #expect(!structure.contains("7,780"))
  }

  @Test("Sums are written whole, however large they are")
  func large() throws {
    let report = Report("R", language: "en", pages: .test(300, 120)) {
      TotalRow("Total", UInt64.max)
    }
    #expect(try ReadReport(report).words().map(\.text).contains("18,446,744,073,709,551,615"))
  }

  @Test("Any number of rows may be measured for the widths")
  func manyMeasured() throws {
    let rows = (0..<60).map { Row(name: "n\($0)", amount: 1) }
    let report = Report("R", language: "en", pages: .test(300, 120).margins(10)) {
      Table(rows) { TableColumn("Name", value: \.name) }.measures(.first(.max))
    }
    #expect(try ReadReport(report).words().filter { $0.text.hasPrefix("n") }.count == rows.count)
  }

  /// A number as it is shown, with U+2212 as minus sign.
  private func decimal(_ text: String) -> Decimal? {
    Decimal(string: text.replacingOccurrences(of: "\u{2212}", with: "-"))
  }

  @Test("Sums on each page are those of the rows above, in decimal numbers", arguments: 0..<40)
  func carries(_ seed: UInt64) throws {
    var random = CodeGenerator(seed: seed)
    let rows = (0..<Int.random(in: 0...90, using: &random)).map { index in
      Row(
        name: Int.random(in: 0..<5, using: &random) == 0
          ? Filler.words("n\(index)x", Int.random(in: 1...60, using: &random)) : "n\(index)",
        amount: Decimal(Int.random(in: -900_000...900_000, using: &random)) / 100)
    }
    let initial: Decimal? =
      Bool.random(using: &random) ? Decimal(Int.random(in: -999...999, using: &random)) / 10 : nil
    let breaks: RowBreaks = Bool.random(using: &random) ? .anywhere : .whereNeeded
    let paper = PageStyle.test(300, .random(in: 120...400, using: &random)).margins(10)
    let report = Report("R", language: "en", pages: paper) {
      Table(rows) {
        TableColumn("Name") { Text(verbatim: $0.name) }
        TableColumn(
          "Amount", value: \.amount,
          format: .number.precision(.fractionLength(2)).grouping(.never))
      }
      .rowsBreak(breaks).carriesForward(\.amount, from: initial)
    }
    let words = try ReadReport(report).words()
    var sum = initial ?? 0
    var seen = 0
    var carried: [Decimal] = []
    var brought: [Decimal] = []
    for page in 1...max(words.last?.page ?? 1, 1) {
      var rowSum = Decimal(0)
      var feet: [Decimal] = []
      let all = words.filter { $0.page == page }
      for word in all {
        guard word.text.contains("."), let number = decimal(word.text) else { continue }
        // What a sum is stands at the beginning of its line.
        let label = all.filter {
          $0.box.minX < word.box.minX && abs($0.box.midY - word.box.midY) < 3
        }.map(\.text)
        if label.contains("Brought") || label.contains("Opening") {
          brought.append(number)
          #expect(number == sum, "page \(page) of \(seed)")
        } else if ["Carried", "Total", "Closing"].contains(where: label.contains) {
          feet.append(number)
        } else {
          rowSum += number
          seen += 1
        }
      }
      sum += rowSum
      #expect(feet == [sum], "page \(page) of \(seed)")
      carried += feet
    }
    #expect(seen == rows.count)
    #expect(carried.last == rows.reduce(initial ?? 0) { $0 + $1.amount })
    let hasOpening = (initial ?? 0) != 0
    #expect(brought == (hasOpening ? [initial ?? 0] : []) + carried.dropLast())
  }

  @Test("Sums are in the words of the language and the format of their column")
  func words() throws {
    let report = Report("R", language: "de", pages: .test(300, 300).margins(30)) {
      Table((0..<40).map { Row(name: "n", amount: Decimal($0)) }) {
        TableColumn("Text", value: \.name)
        TableColumn("Betrag", value: \.amount, format: .currency(code: "EUR"))
      }.carriesForward(\.amount)
    }
    let pages = try ReadReport(report).pages().map {
      $0.split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(pages.first?.contains("Übertrag") == true)
    #expect(pages.last?.contains("Summe 780,00 €") == true)
  }

  @Test("A property that no column shows is summed, too")
  func hidden() throws {
    let report = Report("R", language: "en") {
      Table((1...3).map { Row(name: "n\($0)", amount: Decimal($0)) }) {
        TableColumn("Text", value: \.name)
      }.carriesForward(\.amount)
    }
    #expect(
      try ReadReport(report).pages()[0].split { $0.isWhitespace }.suffix(2) == ["Total", "6"])
  }

  private struct Money: AdditiveArithmetic {
    var cents: Int
    static var zero: Money { Money(cents: 0) }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  }

  private struct Item {
    var money = Money(cents: 5)
    var count = 2
    var length = 0.5
  }

  private func last<Value: AdditiveArithmetic>(_ path: KeyPath<Item, Value>) throws -> String? {
    let report = Report("R", language: "en") {
      Table([Item(), Item()]) { TableColumn("C", value: \.count) }
        .running(path).pageFooter { page in TotalRow("Sum", "\(page.carried)") }
    }
    return try ReadReport(report).words().last?.text
  }

  @Test("Sums of whole numbers, floating point and any other type are possible")
  func types() throws {
    #expect(try last(\.money) == "10)")
    #expect(try last(\.count) == "4")
    #expect(try last(\.length) == "1.0")
  }

  private var table: Table<Row, Void> {
    Table([Row(name: "a", amount: 2), Row(name: "b", amount: 3)]) {
      TableColumn("Name", value: \.name)
    }
  }

  @Test("A page header that was set before a sum stays")
  func headerBeforeSum() throws {
    let report = Report("R", language: "en") {
      table.pageHeader { page in TotalRow(page.isFirst ? "Beginning" : "Next", "") }
        .running(\.amount).pageFooter { TotalRow("Sum", $0.carried) }
    }
    let read = try ReadReport(report)
    let words = try read.words().map(\.text)
    #expect(words.contains("Beginning"))
    #expect(words.last == "5")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("A page header that reads no sum stays through two sums")
  func headerThroughTwoSums() throws {
    let report = Report("R", language: "en") {
      table.pageHeader { _ in TotalRow("Beginning", "") }.running(\.amount).running(\.amount)
    }
    let read = try ReadReport(report)
    #expect(try read.words().contains { $0.text == "Beginning" })
    #expect(read.diagnostics.isEmpty)
  }

  @Test("A page footer of another sum is left out with a warning")
  func footerOfAnotherSum() throws {
    let report = Report("R", language: "en") {
      table.running(\.amount).pageFooter { TotalRow("First", $0.carried) }.running(\.amount)
    }
    let read = try ReadReport(report)
    #expect(try !read.words().contains { $0.text == "First" })
    #expect(read.diagnostics.map(\.operation) == ["Table.running"])
    #expect(read.diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test("Carried sums replace an earlier page header with a warning")
  func headerBeforeCarriedSums() throws {
    let report = Report("R", language: "en") {
      table.pageHeader { _ in Text("Beginning") }.carriesForward(\.amount)
    }
    let read = try ReadReport(report)
    let words = try read.words().map(\.text)
    #expect(!words.contains("Beginning"))
    #expect(words.last == "5")
    #expect(read.diagnostics.map(\.operation) == ["Table.carriesForward"])
  }
}
