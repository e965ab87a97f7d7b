import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

@testable import EaselReports

extension ServiceSynonyms {
  private static func report(_ text: String = "Hello") -> Report {
    Report("R", language: "en") { Text(verbatim: text) }
  }

  /// Bytes come from `data()` and `data(as: .png)`.
  @Sendable static func bytes(_ measured: inout Measured) throws {
    let pdf: Data = try report().data()
    measured.holds(pdf.starts(with: Data("%PDF-".utf8)), "bytes of a report")
    let png: Data = try Text("Hello").data(as: .png)
    measured.holds(png.starts(with: [0x89, 0x50, 0x4E, 0x47]), "bytes of an image")
  }

  /// A sink gets the bytes of the document, in parts.
  @Sendable static func streams(_ measured: inout Measured) throws {
    let long = Report("R", language: "en") {
      ForEach(0..<200, id: \.self) { page in
        Text(verbatim: (0..<200).map { "\(page * 7_919 % 1_009 * $0)" }.joined(separator: " "))
        PageBreak()
      }
    }
    var parts: [Data] = []
    var pagesAtFirst: Int?
    var pages = 0
    let sink = OutputTarget.sink { bytes in
      if pagesAtFirst == nil { pagesAtFirst = pages }
      parts.append(Data(bytes))
    }
    try long.render(to: sink) { pages = $0 }
    measured.holds(parts.count > 1, "the document comes in parts: \(parts.count)")
    measured.holds((pagesAtFirst ?? 200) < 200, "the first comes before the last page")
    measured.holds(parts.reduce(Data(), +) == (try long.data()), "together they are its bytes")
  }

  /// Sums of decimals are exact.
  @Sendable static func decimals(_ measured: inout Measured) throws {
    struct Row {
      var name: String
      var amount: Decimal
    }
    let cent = Decimal(string: "0.01") ?? 0
    let large = Decimal(string: "90071992547409.93") ?? 0
    let rows = (0..<30).map { Row(name: "r\($0)", amount: $0 == 0 ? large : cent) }
    let report = Report("R", language: "en") {
      Table(rows) {
        TableColumn("Name", value: \Row.name)
        TableColumn(
          "Amount", value: \Row.amount, format: .number.precision(.fractionLength(2)))
      }
      .carriesForward(\.amount)
    }
    // 2^53 + 1 hundredths and 29 more: no Double has the last digit.
    let words = try ReadReport(report).words().map { $0.text.filter { $0.isNumber || $0 == "." } }
    measured.holds(words.contains("90071992547409.93"), "the amount in its cell")
    measured.holds(words.contains("90071992547410.22"), "the sum to the last digit")
  }

  /// What is wrong is thrown as an `EaselError` with a code.
  @Sendable static func errors(_ measured: inout Measured) throws {
    do {
      _ = try Report("R", language: "en") { Text("see \(PageReference("nowhere"))") }.data()
      measured.holds(false, "a missing reference is thrown")
    } catch let error as EaselError {
      measured.equal(error.code, .missingReference, "code of a missing reference")
    }
    do {
      try report().write(to: URL(filePath: "/nonexistent-folder/a.pdf"))
      measured.holds(false, "a missing folder is thrown")
    } catch let error as EaselError {
      measured.equal(error.code, .outputFailed, "code of a missing folder")
    }
  }

  /// Tasks write reports side by side with the bytes of one that is written alone.
  @Sendable static func tasks(_ measured: inout Measured) async throws {
    @Sendable func data(_ number: Int) throws -> Data { try report("Number \(number)").data() }
    let alone = try (0..<6).map(data)
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<6 { group.addTask { (number, try data(number)) } }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    for number in 0..<6 {
      measured.holds(together[number] == alone[number], "report \(number) in a task has its bytes")
    }
  }

  /// A document has its own language and time zone.
  @Sendable static func settings(_ measured: inout Measured) throws {
    let midnight = Date(timeIntervalSince1970: 1_735_689_600)
    func words(_ language: String, _ zone: TimeZone?) throws -> [String] {
      var report = Report("R", language: language) {
        Text(1_234.5, format: .number)
        Text(midnight, format: .dateTime.day().month(.twoDigits).year())
      }
      if let zone { report = report.environment(\.timeZone, zone) }
      return try ReadReport(report).words().map(\.text)
    }
    measured.equal(try words("de", nil), ["1.234,5", "1.01.2025"], "German in UTC")
    measured.equal(
      try words("de", TimeZone(identifier: "America/New_York")), ["1.234,5", "31.12.2024"],
      "German in New York")
    measured.equal(try words("en", nil), ["1,234.5", "01/1/2025"], "English in UTC")
  }
}
