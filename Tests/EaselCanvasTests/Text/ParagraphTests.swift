import EaselCanvas
import Foundation
import Testing

/// Paragraphs in many languages, which `Scripts/check-text-readers` reads back by four readers.
@Suite struct ParagraphTests {
  struct Paragraph {
    var language: String
    var text: String
  }

  private static func paragraphs() throws -> [Paragraph] {
    try String(
      contentsOf: CanvasCase.fixtures.appending(path: "texts/paragraphs.tsv"), encoding: .utf8
    ).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return Paragraph(language: try #require(parts.first), text: try #require(parts.last))
    }
  }

  /// Each on a page of its own.
  private static func document(_ paragraphs: [Paragraph]) throws -> Data {
    let document = try PDFDocument()
    for paragraph in paragraphs {
      let style = TextStyle(font: .system(size: 12), language: paragraph.language)
      let layout = TextLayout(paragraph.text, style: style, width: 320)
      #expect(layout.diagnostics.isEmpty, "\(paragraph.language): \(layout.diagnostics)")
      try document.page(size: PageSize.a5) { $0.draw(layout, at: CGPoint(x: 40, y: 40)) }
    }
    return try document.finish().output
  }

  /// The characters of a text in their order, without spaces and what draws nothing, which are the
  /// reader's own.
  private static func characters(_ text: some StringProtocol) -> [Unicode.Scalar] {
    String(text).decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter {
        $0.value > 0x20 && !$0.properties.isWhitespace && $0.properties.generalCategory != .format
      }
  }

  @Test func paragraphsOfAllLanguagesAreExtractedByPoppler() throws {
    let paragraphs = try Self.paragraphs()
    #expect(paragraphs.count == 48 && Set(paragraphs.map(\.language)).count == 36)
    let data = try Self.document(paragraphs)
    let pages = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
      .split(separator: "\u{C}", omittingEmptySubsequences: false)
    for (paragraph, page) in zip(paragraphs, pages) {
      #expect(Self.characters(page) == Self.characters(paragraph.text), "\(paragraph.text)")
    }
  }

  /// MuPDF before 1.28 has one letter for each of an emoji, and none for what selects a variant.
  @Test func paragraphsOfAllLanguagesAreExtractedByMuPDF() throws {
    let paragraphs = try Self.paragraphs().filter { paragraph in
      !paragraph.text.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || $0.properties.isVariationSelector
      }
    }
    #expect(paragraphs.count == 46 && Set(paragraphs.map(\.language)).count == 36)
    let pages = try EncodedGlyphPage.output(
      "mutool", ["draw", "-q", "-F", "txt"], of: try Self.document(paragraphs)
    ).split(separator: "\u{C}", omittingEmptySubsequences: false)
    for (paragraph, page) in zip(paragraphs, pages) {
      #expect(Self.characters(page) == Self.characters(paragraph.text), "\(paragraph.text)")
      // A code that says nothing, which PDF/A forbids, and which PDFium takes for any letter.
      #expect(!page.contains("\u{FFFD}"), "\(paragraph.text)")
    }
  }

  @Test(
    .enabled("for Scripts/check-text-readers") {
      ProcessInfo.processInfo.environment["EASEL_PARAGRAPHS"] != nil
    })
  func paragraphsAreWrittenForOtherReaders() throws {
    let path = try #require(ProcessInfo.processInfo.environment["EASEL_PARAGRAPHS"])
    try Self.document(try Self.paragraphs()).write(to: URL(fileURLWithPath: path))
  }
}
