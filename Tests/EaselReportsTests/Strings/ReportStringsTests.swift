import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Words of reports")
struct ReportStringsTests {
  @Test("Every language has every phrase, with the placeholders of the English one")
  func complete() {
    let languages: [ReportStrings] = [
      .english, .german, .french, .spanish, .italian, .dutch, .japanese, .arabic,
    ]
    func names(_ text: String) -> Set<Substring> {
      Set(
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
          $0.prefix { $0 != "}" }
        })
    }
    for words in languages {
      for phrase in ReportStrings.Phrase.allCases {
        #expect(!words[phrase].isEmpty)
        #expect(names(words[phrase]) == names(ReportStrings.english[phrase]))
      }
    }
    #expect(Set(languages.map { $0[.contents] }).count == languages.count)
  }

  @Test("Placeholders are filled in, and unknown ones stay")
  func placeholders() {
    #expect(
      ReportStrings.german.text(.pageOfPages, ["page": "3", "count": "12"]) == "Seite 3 von 12")
    #expect(ReportStrings.english.text(.pageOfPages, ["page": "3"]) == "Page 3 of {count}")
    #expect(ReportStrings([.total: "a } {"]).text(.total) == "a } {")
  }

  @Test("Words that are replaced leave the others to the language of the report")
  func replaced() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de")
    values.addedStrings[""] = ReportStrings([.total: "Netto"])
    #expect(values.reportStrings[.total] == "Netto")
    #expect(values.reportStrings[.carriedForward] == ReportStrings.german[.carriedForward])
    values.locale = Locale(identifier: "pt")
    #expect(values.reportStrings[.carriedForward] == ReportStrings.english[.carriedForward])
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
      ".total: \"…\"", "for: \"\(code)\"", ".accessibilityLabel",
    ] {
      #expect(message.contains(part), "\(part) in \(message)")
    }
    #expect(!message.contains("Figure"))
  }

  @Test(
    "A language with built-in texts has no diagnostic",
    arguments: ["en", "de", "fr", "es", "it", "nl", "ja", "ar", "de-CH", "en-GB"])
  func knownLanguages(_ language: String) throws {
    #expect(try notes(report(language)).isEmpty)
  }

  @Test("Texts that the report gives are not reported")
  func givenTexts() throws {
    let all = ReportStrings(
      Dictionary(uniqueKeysWithValues: ReportStrings.Phrase.allCases.map { ($0, "x") }))
    let message = try #require(notes(report("tr").strings(all, for: "tr")).first?.message)
    #expect(message.contains("“QR code”") && !message.contains("Total"))
    let other = try #require(notes(report("tr").strings(all, for: "he")).first?.message)
    #expect(other.contains("“Total”"))
    let plain = Report("R", language: "tr") { Section("A") { Text("b") } }
    #expect(try notes(plain).isEmpty)
  }

  @Test("Values with the same texts are equal")
  func equality() {
    #expect(ReportStrings.missing("tr", EnglishTexts()) == ReportStrings())
    #expect(ReportStrings([.total: "a"]) != ReportStrings([.total: "b"]))
  }
}
