import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Labels and values in narrow columns")
struct KeyValuesWidthTests {
  private let account = KeyValues([
    "International account": "GB29NWBK60161331926819", "Bank identifier": "NWBKGB2LXXX",
  ])

  private func boxes(_ block: some Block) throws -> [ReadReport.Word] {
    try ReadReport(
      Report("R", language: "en", pages: .test(300, 300).margins(20)) { block },
      options: RenderOptions(policy: .lenient)
    ).words()
  }

  private func expectApart(_ words: [ReadReport.Word], width: CGFloat) {
    for (index, word) in words.enumerated() {
      #expect(word.box.maxX <= 20 + width + 1, "\(word)")
      for other in words[(index + 1)...] where other.page == word.page {
        let common = word.box.intersection(other.box)
        #expect(common.isNull || common.width < 0.5 || common.height < 3, "\(word) \(other)")
      }
    }
  }

  @Test("In columns of text values are below their labels, not in the next column")
  func columns() throws {
    let words = try boxes(
      Columns(2) {
        account
        Text(verbatim: Filler.words("w", 300))
      })
    let label = try #require(words.first { $0.text == "International" })
    let value = try #require(words.first { $0.text.hasPrefix("GB29") })
    #expect(abs(value.box.minX - label.box.minX) < 1)
    #expect(value.box.minY > label.box.minY + 5)
    expectApart(words, width: 260)
  }

  @Test("In a cell of a table and in a frame they are within it", arguments: [60, 90, 120, 150])
  func cells(_ width: CGFloat) throws {
    let words = try boxes(
      Table([1]) {
        TableColumn("") { _ in account }.width(.fixed(width))
        TableColumn("Next") { _ in Text("next") }
      })
    let next = try #require(words.first { $0.text == "next" })
    #expect(words.allSatisfy { $0.text.lowercased() == "next" || $0.box.maxX <= next.box.minX })
    let framed = try boxes(account.frame(width: width, alignment: .leading))
    expectApart(framed, width: width)
  }

  @Test("With enough space they are in two columns")
  func wide() throws {
    let words = try boxes(account)
    let label = try #require(words.first { $0.text == "International" })
    let value = try #require(words.first { $0.text.hasPrefix("GB29") })
    #expect(abs(value.box.minY - label.box.minY) < 1 && value.box.minX > label.box.maxX)
  }
}
