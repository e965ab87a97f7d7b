import Foundation
import Testing

@testable import EaselCanvas

/// Fonts with outlines of the compact format, where the machine has one.
@Suite struct CFFSubsetterTests {
  static let file = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"
  static let isInstalled = FileManager.default.isReadableFile(atPath: file)

  private let key = FontKey(file: Self.file, index: 0, isColor: false)
  /// Of “Hamburg”, by the order of the file.
  private let glyphs: [UInt32] = [41, 66, 78, 67, 86, 83, 72]

  /// The letters in a row, each a point beside the one before.
  private func page(_ key: FontKey) throws -> Data {
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: key))
    var x: CGFloat = 10
    for (index, glyph) in glyphs.enumerated() {
      let letter = font.letter(glyph, saying: Array("Hamburg".utf8)[index...index])
      page.show(letter, size: 30, at: CGPoint(x: x, y: 60))
      x += letter.width * 30 / 1_000 + 1
    }
    return try page.data()
  }

  @Test(.enabled(if: Self.isInstalled)) func textOfASubsetIsExtracted() throws {
    let data = try page(key)
    #expect(try Tool.output("pdftotext", ["-raw", "-", "-"], input: data).hasPrefix("Hamburg"))
    #expect(try EncodedGlyphPage.output("qpdf", ["--check"], of: data).contains("No syntax"))
    #expect(
      try EncodedGlyphPage.output("pdffonts", [], of: data).contains(
        /[A-Z]{6}\+NimbusSans-Regular +CID Type 0C +Custom +yes yes yes/))
  }

  @Test(.enabled(if: Self.isInstalled)) func glyphsOfASubsetLookLikeTheirOutlines() throws {
    let outlines = FontKey(file: Self.file, index: 0, variations: "wght=400", isColor: false)
    let (drawn, wanted) = try (
      EncodedGlyphPage.ink(page(key)), EncodedGlyphPage.ink(page(outlines))
    )
    let wrong = zip(drawn, wanted).reduce(0) { $0 + max(abs(Int($1.0) - Int($1.1)) - 128, 0) }
    #expect(wanted.reduce(0) { $0 + 255 - Int($1) } > 500_000)
    #expect(wrong < 20_000)
  }

  @Test(.enabled(if: Self.isInstalled)) func aGlyphHasOneCodeForEachOfItsTexts() throws {
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: key))
    for (index, text) in ["A", "Α", "А"].enumerated() {
      let letter = font.letter(34, saying: Array(text.utf8)[...])
      page.show(letter, size: 30, at: CGPoint(x: 10 + 30 * index, y: 60))
      #expect(letter.saysText)
    }
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(PDFFontTests.letters(found) == PDFFontTests.letters("AΑА"))
  }

  @Test(.enabled(if: Self.isInstalled)) func damagedFontsAreReadWithoutACrash() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.file)))
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).otf")
    defer { try? FileManager.default.removeItem(at: file) }
    // Some of the file's parts in turn, among them the tables' header and the dictionaries.
    for round in 0..<120 {
      var bytes = whole
      for step in 0..<8 {
        let position = round < 60 ? round * 8 + step : (round * 7_919 + step * 613) % bytes.count
        bytes[position] = UInt8(truncatingIfNeeded: round * 31 + step * 97)
      }
      try Data(bytes).write(to: file)
      let key = FontKey(file: file.path, index: 0, isColor: false)
      guard let program = FontProgram(key) else { continue }
      let subset = program.subset(of: (30..<60).filter { $0 < program.glyphCount })
      #expect(subset.damaged > 0 || !subset.bytes.isEmpty)
    }
  }

  /// The font with some of its outlines spoilt: they are in the second half, and its longest part.
  private static func damaged() throws -> Data {
    var data = try Data(contentsOf: URL(fileURLWithPath: file))
    for position in stride(from: data.count / 2, to: data.count * 3 / 4, by: 997) {
      data[position] = 0x0C
    }
    return data
  }

  @Test(.enabled(if: Self.isInstalled)) func intactGlyphsOfADamagedFontKeepTheirNumbers() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).otf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.damaged().write(to: file)
    let program = try #require(FontProgram(FontKey(file: file.path, index: 0, isColor: false)))
    let glyphs = (1..<200).map { UInt16($0) }
    let subset = program.subset(of: glyphs)
    #expect(subset.numbers.count == glyphs.count)
    #expect(subset.numbers.filter { $0 == 0 }.count == subset.damaged)
    #expect((1..<glyphs.count).contains(subset.damaged))
  }

  @Test(.enabled(if: Self.isInstalled)) func aLenientDocumentLeavesOutDamagedOutlinesOnly() throws {
    let data = try Self.damaged()
    try FontLibrary.register(data)
    defer { FontLibrary.unregister(data) }
    let letters = String(String.UnicodeScalarView((0x21...0x17F).compactMap(Unicode.Scalar.init)))
    let style = TextStyle(font: Font(family: "Nimbus Sans", size: 9))
    func document(_ policy: RenderOptions.Policy) throws -> PDFDocument {
      let document = try PDFDocument(options: RenderOptions(policy: policy))
      try document.page(size: PageSize.a4) {
        $0.draw(TextLayout(letters, style: style, width: 500), at: CGPoint(x: 40, y: 40))
      }
      return document
    }
    let rendered = try document(.lenient).finish()
    #expect(rendered.diagnostics.contains { $0.code == .fontUnavailable && $0.severity == .error })
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: rendered.output)
    #expect(found.contains("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    let error = #expect(throws: EaselError.self) { try document(.strict).finish() }
    #expect(error?.code == .fontUnavailable)
  }

  @Test func glyphNumbersOfACIDFontAreThoseOfItsCharset() throws {
    // Header, no names, a dictionary: collection (three operands), table of numbers at 30.
    var bytes: [UInt8] = [1, 0, 4, 1]
    bytes += [0, 1, 1, 1, 1]
    bytes += [0, 1, 1, 1, 10]
    bytes += [139, 139, 139, 12, 30, 28, 0, 26, 15]
    bytes += [0, 0, 0]
    // Of format 2: 100 and the three behind it, 7.
    bytes += [2, 0, 100, 0, 3, 0, 7, 0, 0]
    let table = try #require(CFFTable(bytes))
    #expect(table.numbers(of: [0, 1, 2, 4, 5, 6]) == [0, 100, 101, 103, 7, 0])
  }

  @Test func charsetsOfEachFormatAreRead() throws {
    func numbers(_ charset: [UInt8]) throws -> [UInt16] {
      let start: [UInt8] = [1, 0, 4, 1, 0, 0, 0, 1, 1, 1, 10]
      let top: [UInt8] = [139, 139, 139, 12, 30, 28, 0, 20, 15]
      return try #require(CFFTable(start + top + charset)).numbers(of: [1, 2, 3])
    }
    #expect(try numbers([0, 0, 9, 0, 8, 0, 7]) == [9, 8, 7])
    #expect(try numbers([1, 0, 9, 1, 0, 20, 0]) == [9, 10, 20])
    #expect(try numbers([2, 0, 9, 0, 9]) == [9, 10, 11])
    #expect(try numbers([77, 0, 0]) == [1, 2, 3])
  }

  @Test func operandsOfAllKindsAreRead() throws {
    // 1.5 as a real one, then 108, −108 and 256 × 256 + 21 before operators that say nothing here.
    let others: [UInt8] = [30, 0x1A, 0x5F, 2, 247, 0, 3, 251, 0, 4, 29, 0, 1, 0, 21, 5]
    let start: [UInt8] = [1, 0, 4, 1, 0, 0, 0, 1, 1, 1, UInt8(others.count + 10)]
    let top: [UInt8] = [139, 139, 139, 12, 30, 28, 0, 36, 15]
    let table = try #require(CFFTable(start + others + top + [0, 0, 9]))
    #expect(table.numbers(of: [1]) == [9])
  }

  @Test func damagedTablesAreRefused() {
    #expect(CFFTable([]) == nil)
    #expect(CFFTable([1, 0, 4, 1, 0, 0]) == nil)
    #expect(CFFTable([1, 0, 4, 1, 0, 0, 0, 1, 9, 1, 10, 0, 0]) == nil)
    #expect(CFFTable([1, 0, 4, 1, 0, 0, 0, 1, 1, 1, 2, 255]) == nil)
  }
}
