import Foundation
import Testing

@testable import EaselCanvas

/// Letters that a reader of a PDF sees and reads as they were asked for.
@Suite struct PDFFontTests {
  static let texts = [
    "Efficient office: Größe 1,284.50 €", "四半期の売上は予算を上回った。", "Отчёт о продажах",
    "รายงานการขาย", "¿Qué? A\u{301}",
  ]

  /// The file and the glyphs of a text's first run.
  static func run(of text: String, size: CGFloat = 16) throws -> TextRun {
    let layout = TextLayout(text, style: TextStyle(font: .system(size: size)))
    return try #require(layout.runs.first)
  }

  static func letters(_ string: String) -> [Unicode.Scalar] {
    string.unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  private func page(_ text: String) throws -> Data {
    let page = try EncodedGlyphPage()
    page.show(text, font: .system(size: 16), at: CGPoint(x: 5, y: 40))
    return try page.data()
  }

  @Test(arguments: Self.texts)
  func textIsExtractedByPoppler(_ text: String) throws {
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page(text))
    #expect(Self.letters(found) == Self.letters(text))
  }

  @Test(.enabled(if: EncodedGlyphPage.hasMuPDF), arguments: Self.texts)
  func textIsExtractedByMuPDF(_ text: String) throws {
    let found = try EncodedGlyphPage.output("mutool", ["draw", "-F", "txt"], of: try page(text))
    #expect(Self.letters(found) == Self.letters(text))
  }

  @Test(arguments: Self.texts)
  func textLooksLikeTheBitmap(_ text: String) throws {
    #expect(try EncodedGlyphPage.difference(try page(text), to: text) < 0.02)
  }

  @Test func theEmbeddedFontIsASubsetWithTheFontsName() throws {
    let found = try EncodedGlyphPage.output("pdffonts", [], of: try page("Hello"))
    let line = try #require(found.split(separator: "\n").last)
    #expect(line.contains(/^[A-Z]{6}\+Roboto-Regular +CID TrueType +Identity-H +yes yes yes/))
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    #expect(try page("Same 同じ") == page("Same 同じ"))
  }

  @Test func aGlyphHasOneCodeForEachOfItsTexts() throws {
    let run = try Self.run(of: "A")
    let glyph = try #require(run.glyphs.first)
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    let texts = ["A", "Α", "А", "A"]
    let letters = texts.map { font.letter(glyph, saying: Array($0.utf8)[...]) }
    #expect(letters.map(\.code) == [1, 2, 3, 1])
    for (index, letter) in letters.enumerated() {
      page.show(letter, size: 20, at: CGPoint(x: 20 + 20 * index, y: 40))
    }
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(Self.letters(found) == Self.letters(texts.joined()))
  }

  @Test func aGlyphMayHaveATextOf32Characters() throws {
    let run = try Self.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    let text = String(repeating: "abcdefgh", count: 4)
    let letter = font.letter(run.glyphs[0], saying: Array(text.utf8)[...])
    #expect(letter.saysText)
    #expect(!font.letter(run.glyphs[0], saying: Array((text + "i").utf8)[...]).saysText)
    page.show(letter, size: 20, at: CGPoint(x: 20, y: 40))
    let data = try page.data()
    #expect(try Tool.output("pdftotext", ["-", "-"], input: data).hasPrefix(text))
  }

  @Test func glyphsWithoutATextAreNotExtracted() throws {
    let run = try Self.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    for (index, text) in ["A", "", "B", "", "", "C"].enumerated() {
      let letter = font.letter(run.glyphs[0], saying: Array(text.utf8)[...])
      #expect(letter.saysText == !text.isEmpty)
      page.show(letter, size: 20, at: CGPoint(x: 20 + 20 * index, y: 40))
    }
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(Self.letters(found) == ["A", "B", "C"])
  }

  /// PDFium sorts the strings of a line by where they begin.
  @Test(arguments: ["ทั้งหลาย ศักดิ์", "អស់ ផ្នែកសេចក្ដី", "á ẹ̇ ố"])
  func stringsOfALineStartInOrder(_ text: String) throws {
    let document = try PDFDocument()
    let layout = TextLayout(text, style: TextStyle(font: .system(size: 12)))
    try document.page(size: EncodedGlyphPage.size) { $0.draw(layout, at: CGPoint(x: 5, y: 40)) }
    let data = try document.finish().output
    let starts = try Tool.uncompressed(data).matches(of: /1 0 0 1 ([0-9.]+) [0-9.]+ Tm/)
      .compactMap { Double($0.1) }
    #expect(starts.count > 2)
    #expect(starts == starts.sorted())
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(Self.letters(found) == Self.letters(text))
  }

  @Test(arguments: ["\u{FEFF}", "\u{FFFE}", "\u{0}"])
  func byteOrderMarksAreLeftOutOfTheText(_ mark: String) throws {
    let run = try Self.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    let letters = ["A", "\(mark)B", mark, "C"].map {
      font.letter(run.glyphs[0], saying: Array($0.utf8)[...])
    }
    for (index, letter) in letters.enumerated() {
      page.show(letter, size: 20, at: CGPoint(x: 20 + 20 * index, y: 40))
    }
    let map = try #require(
      try Tool.uncompressed(page.data()).firstMatch(
        of: /beginbfchar\n(.*?)endbfchar/.dotMatchesNewlines()))
    let entries = map.output.1.split(separator: "\n").map(String.init)
    #expect(
      entries == ["<0001> <0041>", "<0002> <0042>", "<0003> <200B>", "<0004> <0043>"])
  }

  @Test func glyphWidthsAreTheFontsAdvances() throws {
    let run = try Self.run(of: "Wide letters: iiii", size: 1_000)
    let fonts = try EncodedGlyphPage().fonts
    let font = try #require(fonts.font(for: run.font))
    let program = try #require(FontProgram(run.font))
    for glyph in run.glyphs {
      let letter = font.letter(glyph, saying: [0x41])
      let exact =
        CGFloat(program.advance(of: Int(glyph))) * 1_000 / CGFloat(program.unitsPerEm)
      #expect(letter.width == exact.rounded())
      #expect(letter.isWide)
    }
  }

  @Test func moreGlyphsThanCodesUseSeveralFonts() throws {
    let run = try Self.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    var letters: [PDFFont.EncodedGlyph] = []
    for number in 0..<65_540 {
      letters.append(font.letter(run.glyphs[0], saying: Array("\(number)".utf8)[...]))
    }
    #expect(Set(letters.map(\.font)).count == 2)
    #expect(letters.last?.code == 5)
    #expect(font.letter(run.glyphs[0], saying: Array("65539".utf8)[...]) == letters.last)
    page.show(letters[65_534], size: 8, at: CGPoint(x: 20, y: 40))
    page.show(letters[65_535], size: 8, at: CGPoint(x: 20, y: 60))
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(found.split(whereSeparator: \.isWhitespace) == ["65534", "65535"])
  }

  @Test func glyphsThatTheFontLacksAreTheMissingGlyph() throws {
    let run = try Self.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: run.font))
    for glyph in [0, 60_000, UInt32.max] {
      page.show(font.letter(glyph, saying: [0x41]), size: 20, at: CGPoint(x: 20, y: 40))
    }
    #expect(
      try EncodedGlyphPage.output("qpdf", ["--check"], of: try page.data()).contains("No syntax"))
  }

  @Test func theCarrierGlyphOfTextHasNoWidth() throws {
    let run = try Self.run(of: "سلام")
    let font = try #require(try EncodedGlyphPage().fonts.font(for: run.font))
    let carrier = try #require(font.carrier)
    #expect(font.letter(carrier, saying: [0x41]).width == 0)
  }

  @Test func aMissingFileGivesNoFont() throws {
    let key = FontKey(file: "/nowhere/font.ttf", index: 0, isColor: false)
    let fonts = try EncodedGlyphPage().fonts
    #expect(fonts.font(for: key) == nil)
    #expect(fonts.font(for: key) == nil)
  }

  @Test func theInvisibleFontCarriesTextWithoutDrawing() throws {
    let page = try EncodedGlyphPage()
    let texts = (0..<300).map { "\($0)" } + ["👨‍👩‍👧"]
    let letters = texts.map { page.fonts.invisible.letter(0, saying: Array($0.utf8)[...]) }
    #expect(Set(letters.map(\.font)).count == 2)
    #expect(letters.allSatisfy { $0.width == 1_000 && !$0.isWide })
    for index in [0, 254, 255, 300] {
      page.show(letters[index], size: 16, at: CGPoint(x: 20, y: 16 + index / 3))
    }
    let data = try page.data()
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(
      found.split(whereSeparator: \.isWhitespace) == ["0", "254", "255", "👨‍👩‍👧"].map { $0[...] })
    #expect(try EncodedGlyphPage.ink(data).allSatisfy { $0 == 255 })
  }
}
