import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite struct EnglishTextsTests {
  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  private func diagnostics(
    _ environment: EnvironmentValues, _ phrases: KeyPath<Phrases, Phrases.Wording>...
  ) -> [Diagnostic] {
    EnglishTexts.diagnostics("Test", environment) { inner in
      for phrase in phrases { _ = inner.phrases.text(phrase) }
    }
  }

  @Test func oneDiagnosticNamesTheTextsAndTheRemedy() throws {
    let found = diagnostics(environment("tr_TR"), \.reports.total, \.codes.qrCode, \.reports.total)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.value == "tr" && found.first?.operation == "Test")
    let message = try #require(found.first?.message)
    for part in [
      "“tr”", "“Total”, “QR code” are", "phrases.reports.total, phrases.codes.qrCode",
      "Phrases(language: \"tr\")", ".environment(\\.phrases, phrases)",
    ] {
      #expect(message.contains(part), "\(part) in \(message)")
    }
  }

  @Test func alternativeTextsOfChartsAreANote() throws {
    let found = EnglishTexts.diagnostics("Chart", environment("sv")) { inner in
      for phrase in ChartPhrase.allCases { _ = inner.phrases.wording(phrase) }
    }
    #expect(found.map(\.severity) == [.note])
    let message = try #require(found.first?.message)
    #expect(message.contains("alternative texts of charts are in English; set phrases.charts."))
    #expect(message.contains("\(ChartPhrase.allCases.count - 6) others of phrases.charts"))
  }

  @Test func textsThatAreGivenAreNotRecorded() {
    var environment = environment("sv")
    environment.phrases.reports.total = "Total"
    #expect(diagnostics(environment, \.reports.total).isEmpty)
    #expect(diagnostics(environment, \.reports.total, \.codes.barcode).count == 1)
  }

  @Test(arguments: PhrasesTests.languages + ["de_CH", "en_US_POSIX", "pt_PT"])
  func aBuiltInLanguageHasNone(_ locale: String) {
    #expect(diagnostics(environment(locale), \.reports.total, \.chartNotes.noData).isEmpty)
  }

  @Test func theDocumentCollectsTheTextsOfItsParts() {
    let texts = EnglishTexts()
    var environment = environment("th")
    environment.englishTexts = texts
    #expect(diagnostics(environment, \.reports.table).isEmpty)
    environment.locale = Locale(identifier: "he")
    #expect(diagnostics(environment, \.reports.figure).isEmpty)
    #expect(texts.diagnostics("Report").map(\.value) == ["he", "th"])
  }
}
