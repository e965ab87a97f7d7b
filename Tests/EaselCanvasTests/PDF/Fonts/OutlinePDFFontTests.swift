import Foundation
import Testing

@testable import EaselCanvas

/// Fonts whose glyphs are drawn by procedures.
@Suite struct OutlinePDFFontTests {
  /// A key of the same file that no subset is made for, as those of variable fonts.
  private func procedures(_ run: TextRun) -> FontKey {
    FontKey(file: run.font.file, index: run.font.index, variations: "wght=400", isColor: false)
  }

  private func page(_ text: String) throws -> Data {
    let run = try PDFFontTests.run(of: text)
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: procedures(run)))
    let bytes = Array(text.utf8)
    var byte = 0
    for (index, cluster) in run.clusters.enumerated() {
      let letter = font.letter(run.glyphs[index], saying: bytes[byte..<byte + cluster.bytes])
      #expect(!letter.isWide)
      page.show(
        letter, size: 16, at: CGPoint(x: 5 + run.positions[index].x, y: 40 + run.positions[index].y)
      )
      byte += cluster.bytes
    }
    return try page.data()
  }

  @Test(arguments: ["Größe 1,284.50 €", "四半期"])
  func textInAnOutlineFontIsExtracted(_ text: String) throws {
    let data = try page(text)
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: data)
    #expect(PDFFontTests.letters(found) == PDFFontTests.letters(text))
    #expect(try EncodedGlyphPage.output("qpdf", ["--check"], of: data).contains("No syntax"))
    #expect(try EncodedGlyphPage.output("pdffonts", [], of: data).contains("Type 3"))
  }

  @Test(arguments: ["Größe 1,284.50 €", "四半期"])
  func textInAnOutlineFontLooksLikeTheBitmap(_ text: String) throws {
    #expect(try EncodedGlyphPage.difference(try page(text), to: text) < 0.02)
  }

  @Test func moreGlyphsThanCodesUseSeveralFonts() throws {
    let run = try PDFFontTests.run(of: "A")
    let page = try EncodedGlyphPage()
    let font = try #require(page.fonts.font(for: procedures(run)))
    let letters = (0..<600).map {
      font.letter(UInt32(40 + $0 % 300), saying: Array("\($0)".utf8)[...])
    }
    #expect(Set(letters.map(\.font)).count == 3)
    for index in [254, 255, 599] {
      page.show(letters[index], size: 16, at: CGPoint(x: 20, y: CGFloat(index) / 6))
    }
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(found.split(whereSeparator: \.isWhitespace) == ["254", "255", "599"])
  }

  @Test func quadraticCurvesAreWrittenAsCubicOnes() {
    let outline = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: -30))
      $0.closeSubpath()
    }
    #expect(
      String(decoding: Type3.procedure(width: 500, outline), as: UTF8.self)
        == "500 0 0 0 30 30 d1\n0 0 m\n10 20 20 20 30 0 c\nh\nf")
  }

  @Test func glyphsWithDamagedOutlinesDrawNothing() {
    for far in [CGFloat.nan, .infinity, 1e9] {
      let outline = Path(CGRect(x: 0, y: 0, width: far, height: 10))
      #expect(
        String(decoding: Type3.procedure(width: 500, outline), as: UTF8.self)
          == "500 0 0 0 0 0 d1")
    }
    #expect(Type3.width(.nan) == 0)
  }
}
