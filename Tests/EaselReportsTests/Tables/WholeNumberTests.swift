import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Numbers stay on one line in tables")
struct WholeNumberTests {
  private struct Row {
    var no: Int
    var amount: Decimal
    var rate: Double
    var code: String
    var optional: Int?
  }

  /// Rows of which the last ones are longer than all others.
  private func rows(_ count: Int, longFrom: Int? = nil) -> [Row] {
    (1...count).map { no in
      let isLong = no >= longFrom ?? .max
      return Row(
        no: isLong ? no * 1_000_000 : no, amount: Decimal(isLong ? no * 10_000_000 : no) / 100,
        rate: isLong ? Double(no) * 1_000.125 : 0.5, code: isLong ? "7\(no)000000001" : "7",
        optional: isLong ? -no * 1_000 : nil)
    }
  }

  private func report<Total>(_ table: Table<Row, Total>, language: String = "en") -> Report {
    Report("R", language: language, pages: .test(400, 500).margins(20)) { table }
  }

  private func heights(_ report: Report) throws -> Int { try report.layoutTree().pages.count }

  @Test("A counting column of a collection is as wide as its last number")
  func counted() throws {
    let rows = rows(1_200)
    let read = try ReadReport(
      report(
        Table(rows) {
          TableColumn("No", value: \.no)
          TableColumn("Text") { Text("Article \($0.no)") }
        }))
    #expect(read.diagnostics.isEmpty)
    let words = Set(try read.words().map(\.text))
    for no in 1_000...1_200 {
      #expect(words.contains(no.formatted(.number.locale(.init(identifier: "en")))))
    }
  }

  @Test(
    "Later numbers of every type and language are whole",
    arguments: ["en", "de", "fr", "sv", "ar", "he"])
  func types(_ language: String) throws {
    func drawn(_ rows: [Row], _ measured: MeasuredRows?) throws -> ([Diagnostic], Int) {
      var table = Table(rows) {
        TableColumn("No", value: \.no)
        TableColumn("Amount", value: \.amount, format: .currency(code: "EUR"))
        TableColumn("Rate", value: \.rate)
        TableColumn("Share", value: \.rate, format: .percent).alignment(.trailing)
        TableColumn("Code", value: \.code)
        TableColumn("Optional", value: \.optional, format: .number)
      }
      if let measured { table = table.measures(measured) }
      let report = Report("R", language: language, pages: .test(700, 500).margins(20)) { table }
      return (try report.rendered().diagnostics, try heights(report))
    }
    let rows = rows(700, longFrom: 400)
    let found = try drawn(rows, nil)
    #expect(found.0.filter { $0.code == .columnsSquashed || $0.code == .layoutShrunk }.isEmpty)
    #expect(try found.1 == drawn(rows, .all).1)
  }

  @Test("A sequence reserves three digits for rows that are not measured")
  func reserve() throws {
    let rows = rows(1_200)
    func columns() -> [TableColumn<Row>] {
      [TableColumn("No", value: \.no), TableColumn("Text") { Text("Article \($0.no)") }]
    }
    let read = try ReadReport(report(Table(AnySequence(rows)) { columns() }))
    #expect(read.diagnostics.isEmpty)
    #expect(try read.words().contains { $0.text == "1,200" })
    let lazy = try ReadReport(report(Table((0..<1_200).lazy.map { rows[$0] }) { columns() }))
    #expect(lazy.diagnostics.isEmpty)
  }

  @Test(
    "A number that is longer than the reserve is set smaller on the same baseline, with a warning")
  func smaller() throws {
    let read = try ReadReport(
      report(
        Table(AnySequence(rows(300, longFrom: 251))) {
          TableColumn("No", value: \.no)
          TableColumn("Text") { Text("Article \($0.no)") }
        }))
    #expect(read.diagnostics.map(\.code) == [.columnsSquashed])
    let note = try #require(read.diagnostics.first)
    #expect(note.severity == .warning && note.value == "251,000,000")
    #expect(note.message.hasPrefix("row 251 of a table has a number of "))
    #expect(note.message.contains("set smaller"))
    let words = try read.words()
    let number = try #require(words.first { $0.text == "300,000,000" })
    let text = try #require(words.first { $0.text == "1" })
    #expect(number.box.height < text.box.height)
    // In the column of numbers and in the text beside it.
    #expect(words.filter { $0.text.hasSuffix(",000,000") }.count == 2 * 50)
  }

  @Test("A number below half of its size is an error, and whole where errors are not thrown")
  func illegible() throws {
    let report = report(
      Table(rows(3, longFrom: 3)) {
        TableColumn("", value: \.amount).width(.fixed(18))
        TableColumn("Text") { Text("Article \($0.no)") }
      })
    let error = #expect(throws: EaselError.self) { try report.data() }
    #expect(error?.code == .columnsSquashed)
    let read = try ReadReport(report, options: RenderOptions(policy: .lenient))
    #expect(try read.words().contains { $0.text == "300,000" })
  }

  @Test("Numbers in block cells and in strings are set smaller, not broken")
  func blocks() throws {
    let read = try ReadReport(
      report(
        Table(rows(3, longFrom: 2)) {
          TableColumn("") { Text($0.amount, format: .number).bold() }.width(.fixed(40))
          TableColumn("", value: \.code).width(.fixed(36))
          TableColumn("") { row in
            HStack(spacing: 2) {
              Text("▲")
              Text("\(row.no)").padding(1)
            }
          }.width(.fixed(50))
          TableColumn("Text") { Text("Article \($0.no)") }
        }), options: RenderOptions(policy: .lenient))
    let words = try read.words().map(\.text)
    #expect(words.contains("200,000") && words.contains("300,000"))
    #expect(words.contains("72000000001") && words.contains("73000000001"))
    #expect(words.contains("2,000,000") && words.contains("3,000,000"))
    #expect(Set(read.diagnostics.map(\.code)).isSubset(of: [.columnsSquashed, .layoutShrunk]))
    #expect(read.diagnostics.contains { $0.code == .layoutShrunk })
  }

  @Test("A text with a number has its other words on several lines")
  func mixed() throws {
    let text = "Transfer of 1,234,567,890.25 on the account"
    let read = try ReadReport(
      Report("R", language: "en", pages: .test(400, 500).margins(20)) {
        Table([text]) {
          TableColumn("A", value: \.self).width(.fixed(45))
          TableColumn("B") { Text(verbatim: $0) }.width(.fixed(45))
          TableColumn("C", value: \.self)
        }
      }, options: RenderOptions(policy: .lenient))
    #expect(try read.words().filter { $0.text == "1,234,567,890.25" }.count == 3)
  }

  @Test("Of a table that is too narrow for its columns the numbers are whole")
  func squashed() throws {
    let read = try ReadReport(
      Report("R", language: "en", pages: .test(180, 500).margins(20)) {
        Table(rows(3, longFrom: 1)) {
          TableColumn("No", value: \.no)
          TableColumn("Amount", value: \.amount)
          TableColumn("Rate", value: \.rate)
          TableColumn("Code", value: \.code)
        }
      }, options: RenderOptions(policy: .lenient))
    let words = Set(try read.words().map(\.text))
    #expect(words.isSuperset(of: ["3,000,000", "300,000", "3,000.375", "73000000001"]))
    #expect(read.diagnostics.contains { $0.code == .columnsSquashed })
  }

  @Test("The spaces within a number are no line breaks")
  func spaces() throws {
    // French numbers have a narrow space between groups.
    let report = Report("R", language: "fr", pages: .test(200, 500).margins(20)) {
      Table(rows(1, longFrom: 1)) {
        TableColumn("N", value: \.no).alignment(.trailing)
        TableColumn("Text") { _ in Text(verbatim: Filler.words("w", 60)) }.width(.fixed(125))
      }
    }
    let words = try ReadReport(report, options: RenderOptions(policy: .lenient)).words()
    let digits = words.filter { $0.text.allSatisfy { $0.isNumber || $0.isWhitespace } }
    #expect(digits.map(\.text).joined().filter(\.isNumber) == "1000000")
    #expect(Set(digits.map { $0.box.minY.rounded() }).count == 1)
  }

  @Test("A survey finds the longest text of a column", arguments: 0..<12)
  func survey(_ seed: UInt64) throws {
    struct Value {
      var int = 0
      var double = 0.0
      var decimal = Decimal()
      var small: Int16?
    }
    var random = CodeGenerator(seed: seed)
    let values = (0..<2_000).map { _ in
      let size = pow(10, Double.random(in: -4...9, using: &random))
      let digits = pow(10, Double(Int.random(in: 0...4, using: &random)))
      let number = (Double.random(in: -1...1, using: &random) * size * digits).rounded() / digits
      return Value(
        int: Int(number), double: number, decimal: Decimal(Int(number * 100)) / 100,
        small: Int16(exactly: number.rounded()))
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(
      identifier: ["en", "de", "fr"].randomElement(using: &random) ?? "en")
    let columns: [TableColumn<Value>] = [
      TableColumn("", value: \.int), TableColumn("", value: \.double),
      TableColumn("", value: \.decimal),
      TableColumn("", value: \.decimal, format: .currency(code: "EUR")),
      TableColumn("", value: \.double, format: .percent.precision(.fractionLength(0...1))),
      TableColumn("", value: \.double, format: .number.precision(.fractionLength(2))),
      TableColumn("", value: \.int, format: .number.sign(strategy: .always())),
      TableColumn("", value: \.small, format: .number),
    ]
    for (index, column) in columns.enumerated() {
      guard case .text(let make) = column.cells else { continue }
      let write = make(environment)
      let makeSurvey = try #require(column.survey)
      let survey = makeSurvey(environment, { [] })
      var longest = 0
      for value in values {
        withUnsafePointer(to: value) { pointer in
          survey.visit(UnsafeRawPointer(pointer))
          if case .text(let text) = write(UnsafeRawPointer(pointer)) {
            longest = max(longest, text.count)
          }
        }
      }
      #expect(survey.texts().map(\.count).max() == longest, "column \(index)")
      #expect(survey.texts().count < 400)
    }
  }

  @Test("The widest word of a collection of strings is measured")
  func words() throws {
    let long = "Donaudampfschifffahrtsgesellschaft"
    let names = (1...400).map { $0 == 350 ? "der \(long) an" : "kurz \($0)" }
    let read = try ReadReport(
      Report("R", language: "de", pages: .test(400, 500).margins(20)) {
        Table(names) {
          TableColumn("Name", value: \.self)
          TableColumn("Text") { _ in Text(verbatim: Filler.words("w", 40)) }
        }
      })
    #expect(read.diagnostics.isEmpty)
    #expect(try read.words().contains { $0.text == long })
  }
}
