import Foundation
import Testing

@testable import EaselCanvas

/// Instances of variable fonts, which documents have as fonts of their own.
@Suite struct VariableFontTests {
  private static let file = CanvasCase.fixtures.appending(path: "fonts/Variable.ttf")
  private static let text = "ABHabgmru"

  private static let registered = Result { try FontLibrary.register(file) }

  private func style(_ weight: Int) throws -> TextStyle {
    try Self.registered.get()
    return TextStyle(
      font: Font(family: "Easel Variable", size: 16, weight: Font.Weight(rawValue: weight)))
  }

  /// A text in some weights, each on a page of its own.
  private func document(_ weights: [Int]) throws -> Data {
    let document = try PDFDocument()
    for weight in weights {
      let layout = TextLayout(Self.text, style: try style(weight))
      try document.page(size: EncodedGlyphPage.size) {
        $0.draw(layout, at: CGPoint(x: 5, y: 40))
      }
    }
    return try document.finish().output
  }

  private func run(_ weight: Int) throws -> TextRun {
    try #require(TextLayout(Self.text, style: try style(weight)).runs.first)
  }

  @Test func eachInstanceIsEmbeddedAsItsOwnFont() throws {
    let data = try document([100, 400, 650, 700, 650])
    let fonts = try EncodedGlyphPage.output("pdffonts", [], of: data)
      .split(separator: "\n").dropFirst(2)
    #expect(fonts.count == 4)
    #expect(fonts.allSatisfy { $0.contains("CID TrueType") && $0.contains("yes yes yes") })
    for weight in [100, 650, 700] {
      #expect(fonts.contains { $0.contains("EaselVariable_\(weight)wght ") }, "\(fonts)")
    }
    #expect(try EncodedGlyphPage.output("qpdf", ["--check"], of: data).contains("No syntax"))
  }

  @Test func textInAnInstanceIsExtracted() throws {
    let found = try Tool.output("pdftotext", ["-", "-"], input: try document([100, 900]))
    #expect(found.split(whereSeparator: \.isWhitespace) == [Self.text[...], Self.text[...]])
  }

  /// 700 is a named instance of the file.
  @Test(arguments: [100, 250, 400, 650, 700, 900])
  func textInAnInstanceLooksLikeTheBitmap(_ weight: Int) throws {
    let data = try document([weight])
    let style = try style(weight)
    #expect(try EncodedGlyphPage.difference(data, to: Self.text, style: style) < 0.02)
    let other = try self.style(weight < 500 ? 900 : 100)
    #expect(try EncodedGlyphPage.difference(data, to: Self.text, style: other) > 0.1)
  }

  @Test(arguments: [100, 250, 650, 700, 900])
  func glyphWidthsOfAnInstanceAreItsMeasuredAdvances(_ weight: Int) throws {
    let run = try run(weight)
    let program = try #require(FontProgram(run.font))
    let outlines = try #require(GlyphOutlines(run.font))
    let glyphs = Set(run.glyphs.map { UInt16($0) }).sorted()
    let subset = program.subset(of: glyphs)
    let file = try #require(FontFile(subset.bytes))
    let embedded = try #require(
      FontProgram(FontKey(file: "", index: 0, isColor: false), file))
    for (glyph, number) in zip(glyphs, subset.numbers) {
      #expect(
        abs(CGFloat(program.advance(of: Int(glyph))) - outlines.advance(of: UInt32(glyph))) < 1)
      #expect(embedded.advance(of: Int(number)) == program.advance(of: Int(glyph)))
      #expect(embedded.outline(of: Int(number)) != nil)
    }
  }

  @Test func theSameInstancesGiveTheSameBytes() throws {
    #expect(try document([650, 100]) == document([650, 100]))
  }

  @Test func fontsWithoutAxesHaveNoInstances() throws {
    let file = CanvasCase.fixtures.appending(path: "fonts/Scripts.ttf").path
    for (index, variations) in [(0, "wght=700"), (1 << 16, nil)] {
      let key = FontKey(file: file, index: index, variations: variations, isColor: false)
      #expect(FontProgram(key) == nil)
    }
  }

  @Test func invalidVariationSettingsAreIgnoredAndValuesClamped() throws {
    let file = Self.file.path
    func name(_ variations: String, _ instance: Int = 0) -> String? {
      FontProgram(
        FontKey(file: file, index: instance << 16, variations: variations, isColor: false))?.name
    }
    #expect(name("") == "EaselVariable_400wght")
    #expect(name("wdth=70,,=,wght=x,wght") == "EaselVariable_400wght")
    #expect(name("wght=612.5") == "EaselVariable_612p5wght")
    #expect(name("wght=1e9") == "EaselVariable_900wght")
    #expect(name("wght=-5") == "EaselVariable_100wght")
    #expect(name("", 2) == "EaselVariable_700wght")
    #expect(name("wght=300", 2) == "EaselVariable_300wght")
    #expect(name("", 77) == "EaselVariable_400wght")
  }

  @Test func damagedVariableFontsAreReadWithoutACrash() throws {
    let whole = Array(try Data(contentsOf: Self.file))
    let key = FontKey(file: "", index: 0, variations: "wght=640", isColor: false)
    for position in whole.indices {
      var bytes = whole
      bytes[position] ^= 0xFF
      guard let file = FontFile(bytes), let font = FontProgram(key, file) else { continue }
      #expect(font.subset(of: [0, 2, 3]).numbers.count == 3)
    }
  }
}
