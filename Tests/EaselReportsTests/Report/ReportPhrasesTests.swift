import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation
import Testing

@testable import EaselReports

@Suite("Built-in texts of reports")
struct ReportPhrasesTests {
  @Test("The charts of a report have their English texts in its diagnostic")
  func charts() throws {
    let report = Report("R", language: "sv") {
      for name in ["A", "B", "C"] {
        Figure(caption: "Chart \(name)") {
          Chart([1, 2, 3]) { BarMark(x: .value(name, $0), y: .value("Count", $0)) }
        }
      }
      Chart([Int]()) { BarMark(x: .value("a", $0), y: .value("b", $0)) }.frame(height: 200)
    }
    let notes = try notes(report)
    #expect(notes.map(\.severity) == [.warning])
    let message = try #require(notes.first?.message)
    #expect(message.contains("“Figure {number}”, “No data”, alternative texts of charts are in"))
    let chart = Report("R", language: "sv") {
      Chart([1, 2]) { BarMark(x: .value("a", $0), y: .value("b", $0)) }.frame(height: 200)
    }
    #expect(try self.notes(chart).map(\.severity) == [.note])
  }

  /// A report with a sum, a numbered caption, contents and a QR code.
  private func report(_ language: String) -> Report {
    Report("R", language: language) {
      Contents()
      Section("A") {
        Table([1, 2]) { TableColumn("N", value: \.self) }.caption("Numbers")
        Table(1...200) { TableColumn("N", value: \.self) }.carriesForward(\.self)
        QRCode("x")
      }
    }
  }

  private func notes(_ report: Report) throws -> [Diagnostic] {
    try report.rendered().diagnostics.filter { $0.code == .invalidLocale }
  }

  @Test(
    "A language without built-in texts is one diagnostic, which names the texts and the remedy",
    arguments: ["he", "hi", "fa", "tr", "th", "pl", "sv", "he-IL"])
  func englishTexts(_ language: String) throws {
    let notes = try notes(report(language))
    #expect(notes.map(\.severity) == [.warning])
    let message = try #require(notes.first?.message)
    let code = String(language.prefix(2))
    for part in [
      "“\(code)”", "“Contents”", "“Total”", "“Carried forward”", "“Table {number}”", "“QR code”",
      "phrases.reports.total", "phrases.codes.qrCode", "Phrases(language: \"\(code)\")",
      ".environment(\\.phrases, phrases)",
    ] {
      #expect(message.contains(part), "\(part) in \(message)")
    }
    #expect(!message.contains("Figure"))
  }

  @Test(
    "A language with built-in texts has no diagnostic",
    arguments: ["en", "de", "fr", "es", "it", "nl", "ja", "ar", "pt", "de-CH", "en-GB", "pt-PT"])
  func knownLanguages(_ language: String) throws {
    #expect(try notes(report(language)).isEmpty)
  }

  @Test("Texts that the report gives are not reported")
  func givenTexts() throws {
    var turkish = Phrases(language: "tr")
    turkish.reports.contents = "İçindekiler"
    turkish.reports.total = "Toplam"
    turkish.reports.carriedForward = "Devreden"
    turkish.reports.broughtForward = "Nakil"
    turkish.reports.table = "Tablo {number}"
    let given = report("tr").environment(\.phrases, turkish)
    let message = try #require(notes(given).first?.message)
    #expect(message.contains("“QR code” is in English") && !message.contains("Total"))
    #expect(try notes(given.environment(\.phrases.codes.qrCode, "QR kodu")).isEmpty)
    let other = try #require(notes(report("he").environment(\.phrases, turkish)).first?.message)
    #expect(other.contains("“Total”"))
    let plain = Report("R", language: "tr") { Section("A") { Text("b") } }
    #expect(try notes(plain).isEmpty)
  }

  @Test("A phrase that a block replaces is printed there, and the others stay")
  func replacedPhrase() throws {
    let report = Report("R", language: "de") {
      Contents()
      Table(1...3) { TableColumn("N", value: \.self) }.carriesForward(\.self)
        .environment(\.phrases.reports.total, "Netto")
      Table(1...3) { TableColumn("N", value: \.self) }.carriesForward(\.self)
    }
    let text = try ReadReport(report).pages().joined()
    #expect(text.contains("Netto") && text.contains("Summe") && text.contains("Inhalt"))
  }
}
