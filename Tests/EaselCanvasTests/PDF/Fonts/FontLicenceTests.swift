import Foundation
import Testing

@testable import EaselCanvas

/// Fonts whose makers do not allow documents to embed them.
@Suite struct FontLicenceTests {
  private static let file = URL(
    fileURLWithPath: "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf")
  private static let text = "Größe 1,284.50 € office"

  /// A document of two pages that shows a text in a copy of Roboto with another setting.
  ///
  /// - Parameter family: Of six letters, and of each test's own.
  private func document(
    _ fsType: Int, _ family: String
  ) throws -> (data: Data, diagnostics: [Diagnostic]) {
    var font = try FontBytes(Self.file)
    font.allow(fsType)
    font.rename("Roboto", family)
    try FontLibrary.register(font.data)
    defer { FontLibrary.unregister(font.data) }
    let document = try PDFDocument()
    for _ in 0..<2 {
      try document.page(size: EncodedGlyphPage.size) { canvas in
        canvas.draw(
          TextLayout(Self.text, style: TextStyle(font: Font(family: family, size: 16))),
          at: CGPoint(x: 5, y: 40))
      }
    }
    let finished = try document.finish()
    return (finished.output, finished.diagnostics)
  }

  /// Restricted; restricted besides bits that stand for nothing; without subsets; images alone.
  @Test(arguments: [
    (0x0002, "Rkaaaa"), (0x0402, "Rkaaab"), (0x0104, "Rkaaac"), (0x0200, "Rkaaad"),
  ])
  func restrictedFontsAreNotEmbedded(_ fsType: Int, _ family: String) throws {
    let (data, diagnostics) = try document(fsType, family)
    let fonts = try EncodedGlyphPage.output("pdffonts", [], of: data)
    #expect(!fonts.contains(family) && fonts.contains("Type 3"))
    #expect(!(try Tool.uncompressed(data)).contains("/FontFile"))
    let notes = diagnostics.filter { $0.code == .fontUnavailable }
    #expect(notes.count == 1)
    #expect(notes.first?.severity == .warning)
    #expect(notes.first?.value == "\(family)-Regular")
    #expect(notes.first?.message.contains("choose another font") == true)
  }

  /// Installable; for reading; for editing; both of the latter, as old fonts say it.
  @Test(arguments: [
    (0x0000, "Rkbaaa"), (0x0004, "Rkbaab"), (0x0008, "Rkbaac"), (0x000C, "Rkbaad"),
    (0x0006, "Rkbaae"),
  ])
  func unrestrictedFontsAreEmbedded(_ fsType: Int, _ family: String) throws {
    let (data, diagnostics) = try document(fsType, family)
    #expect(try EncodedGlyphPage.output("pdffonts", [], of: data).contains("\(family)-Regular"))
    #expect(!diagnostics.contains { $0.code == .fontUnavailable })
  }

  @Test func textInARestrictedFontIsExtracted() throws {
    let (data, _) = try document(0x0002, "Rkcaaa")
    for found in [
      try Tool.output("pdftotext", ["-", "-"], input: data),
      try EncodedGlyphPage.output("mutool", ["draw", "-q", "-F", "txt"], of: data),
    ] {
      let lines = found.split { $0.isNewline || $0 == "\u{0C}" }.map(String.init)
      #expect(lines == [Self.text, Self.text])
    }
  }

  @Test func textInARestrictedFontLooksLikeTheBitmap() throws {
    let (data, _) = try document(0x0002, "Rkdaaa")
    #expect(try EncodedGlyphPage.difference(data, to: Self.text) < 0.02)
  }
}
