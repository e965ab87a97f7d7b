import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ChartAlternativeTextTableTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var kind: String
    var language: String
    var words: String
    var testDescription: String { "\(kind), \(language)" }
  }

  private static let languages = ["en", "de", "fr", "es", "ja", "ar", "it", "nl", "pt"]

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
}
