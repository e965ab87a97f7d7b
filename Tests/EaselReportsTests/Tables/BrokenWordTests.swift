import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Words that are wider than their column")
struct BrokenWordTests {
  private func diagnostics(_ report: Report) throws -> [Diagnostic] {
    try report.rendered().diagnostics
  }

  /// Numbers of which only later ones are long.
  private var numbers: [Int] { (1...300).map { $0 <= 250 ? $0 : $0 * 1_000_000 } }

  @Test("A long word in a row that was not measured is a warning for its column, once")
  func longWords() throws {
    let long = String(repeating: "W", count: 40)
    let words = (1...300).map { $0 <= 250 ? "w\($0)" : "\(long)\($0)" }
    let found = try diagnostics(
      Report("Words") {
        Table(AnySequence(words)) {
          TableColumn("W", value: \.self).width(.fit)
          TableColumn("Text") { Text("Article \($0)") }
        }
      })
    #expect(found.map(\.code) == [.columnsSquashed])
    #expect(found.first?.message.hasPrefix("row 251 of a table has a word of ") == true)
    #expect(found.first?.message.contains("measures(_:)") == true)
    #expect(found.first?.value == String("\(long)251".prefix(40)))
    let needed = try #require(found.first?.needed?.width)
    let available = try #require(found.first?.available?.width)
    #expect(needed > available)
  }

  @Test("Rows that are all measured have no broken number")
  func measuredRows() throws {
    let found = try diagnostics(
      Report("Numbers") {
        Table(numbers) {
          TableColumn("N", value: \.self, format: .number)
          TableColumn("Text") { Text("Article \($0)") }
        }
        .measures(.all)
      })
    #expect(found.isEmpty)
  }

  @Test("A word in a column of a given width that is too small is a warning")
  func givenWidth() throws {
    let found = try diagnostics(
      Report("Words") {
        Table(["short", "Donaudampfschifffahrt"]) {
          TableColumn("W", value: \.self).width(.fixed(40))
          TableColumn("Text") { Text($0) }
        }
      })
    #expect(found.map(\.code) == [.columnsSquashed])
    #expect(found.first?.message.contains("larger width") == true)
    #expect(found.first?.value == "Donaudampfschifffahrt")
  }

  @Test("Words that break at spaces and hyphens, and Japanese, are not broken words")
  func breaksBetweenWords() throws {
    let found = try diagnostics(
      Report("Words") {
        Table(["one two three four five six", "well-known-to-all", "東京都千代田区永田町一丁目"]) {
          TableColumn("W", value: \.self).width(.fixed(40))
          TableColumn("Text") { Text($0) }
        }
      })
    #expect(found.isEmpty)
  }

  @Test("A letter that is wider than its column is a warning")
  func letter() throws {
    for text in ["W", "W X Y"] {
      let found = try diagnostics(
        Report("Letters") {
          Table([text]) {
            TableColumn("", value: \.self).width(.fixed(3))
            TableColumn("Text") { Text($0) }
          }
          .cellPadding(horizontal: 0, vertical: 2)
        })
      #expect(found.map(\.code) == [.columnsSquashed])
    }
  }

  @Test("A word in a column without space is a warning")
  func noSpace() throws {
    let found = try diagnostics(
      Report("Words") {
        Table(["three short words"]) {
          TableColumn("", value: \.self).width(.fixed(6))
          TableColumn("Text") { Text($0) }
        }
        .cellPadding(horizontal: 20, vertical: 2)
      })
    #expect(found.contains { $0.code == .columnsSquashed })
  }
}
