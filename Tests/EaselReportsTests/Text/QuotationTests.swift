import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Quotations, boxes and listings")
struct QuotationTests {
  private func read<Content: Block>(
    @BlockBuilder _ content: () -> Content
  ) throws -> ReadReport {
    let content = content()
    return try ReadReport(
      Report("R", language: "en", pages: .test(300, 300).margins(30)) { content })
  }

  /// The only element of a kind, which is on several pages.
  private func checkBroken(_ read: ReadReport, _ kind: String) throws {
    #expect(read.diagnostics.isEmpty)
    let elements = try read.elements().all(kind)
    #expect(elements.count == 1)
    #expect((elements.first?.pages.count ?? 0) > 1)
    let words = try read.words().map(\.text).filter { $0.hasPrefix("w") }
    #expect(words == (1...500).map { "w\($0)" })
  }

  @Test("A quotation is one element over all its pages")
  func quotation() throws {
    try checkBroken(
      read { Quotation(source: "Knuth") { Text(verbatim: Filler.words("w", 500)) } }, "BlockQuote")
  }

  @Test("The source of a quotation is at its end")
  func source() throws {
    let words = try read { Quotation(source: "Knuth") { Text("words") } }.words().map(\.text)
    #expect(words == ["words", "Knuth"])
  }

  @Test("A box is one element over all its pages")
  func aside() throws {
    let read = try read { Aside { Text(verbatim: Filler.words("w", 500)) } }
    let words = try read.words().map(\.text).filter { $0.hasPrefix("w") }
    #expect(words == (1...500).map { "w\($0)" })
    let root = try read.elements()
    #expect(root.all("Aside").count + root.all("Note").count + root.all("Div").count == 1)
  }

  @Test("A listing is one element over all its pages")
  func listing() throws {
    try checkBroken(read { CodeListing(Filler.words("w", 500)) }, "Code")
  }

  @Test("A listing keeps its lines and the spaces before them")
  func lines() throws {
    let read = try read { CodeListing("if a {\n    b()\n}") }
    let words = try read.words()
    let (a, b) = (words.first { $0.text == "if" }, words.first { $0.text == "b()" })
    let indent = (b?.box.minX ?? 0) - (a?.box.minX ?? 0)
    // Two letters in a font of equal widths are as wide as two spaces.
    let letter = (a?.box.width ?? 0) / 2
    #expect(abs(indent - 4 * letter) < 0.5)
    #expect(words.map(\.text) == ["if", "a", "{", "b()", "}"])
  }

  @Test("Markdown in a listing is shown as it is")
  func verbatim() throws {
    let words = try read { CodeListing("*a* \\(b)") }.words().map(\.text)
    #expect(words == ["*a*", "\\(b)"])
  }
}
