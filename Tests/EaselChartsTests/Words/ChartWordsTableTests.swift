import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ChartWordsTableTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var kind: String
    var language: String
    var words: String
    var testDescription: String { "\(kind), \(language)" }
  }

  private static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  private static func rows() throws -> [Row] {
    let text = String(decoding: try Fixtures.data("charts/words.tsv"), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(kind: cells[0], language: cells[1], words: cells[2])
    }
  }

  @Test func tableHasEveryKindInEveryLanguage() throws {
    let rows = try Self.rows()
    #expect(rows.count == WordSamples.kinds.count * Self.languages.count)
  }

  @Test(arguments: WordSamples.kinds, languages)
  func wordsAreThoseOfTheTable(kind: String, language: String) throws {
    let words = WordSamples.words(kind, language)
    let row = try Self.rows().first { $0.kind == kind && $0.language == language }
    #expect(words == row?.words)
  }

  @Test(arguments: languages)
  func languageHasAllPhrases(_ code: String) throws {
    let language = try #require(ChartVocabulary.standard[code])
    let lacking = ChartPhrase.allCases.filter { language.phrases[$0] == nil }
    #expect(lacking.isEmpty)
  }

  @Test(arguments: languages)
  func everyPhraseHasThePlaceholdersOfEnglish(_ code: String) throws {
    let english = try #require(ChartVocabulary.standard["en"])
    let language = try #require(ChartVocabulary.standard[code])
    for phrase in ChartPhrase.allCases {
      func names(_ language: ChartLanguage) -> Set<Substring> {
        let text = language.phrases[phrase]?[.other] ?? ""
        return Set(text.matches(of: /\{([a-z]+)\}/).map(\.output.1))
      }
      #expect(names(language) == names(english), "\(phrase)")
    }
  }
}
