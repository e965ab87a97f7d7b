import EaselBlocks
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
}
