import Foundation
import Testing

@testable import EaselCanvas

/// Color fonts that have plain letters, too.
@Suite(.serialized) struct ColorFontTests {
  private func withFont<Result>(
    _ file: String, _ body: () throws -> Result
  ) throws -> Result {
    let data = try Data(contentsOf: CanvasCase.fixtures.appending(path: "fonts/\(file)"))
    try FontLibrary.register(data)
    defer { FontLibrary.unregister(data) }
    return try body()
  }

  private func layout(_ text: String, _ family: String) -> TextLayout {
    TextLayout(
      text,
      style: TextStyle(
        font: Font(family: family, size: 30), color: Color(red: 0, green: 1, blue: 0)))
  }

  /// The colors of a bitmap of a layout, without those of edges.
  private func colors(_ layout: TextLayout) throws -> Set<[UInt8]> {
    let surface = try BitmapSurface(size: CGSize(width: 300, height: 60), scale: 2)
    surface.canvas.draw(layout, at: CGPoint(x: 10, y: 10))
    let pixels = surface.image.pixels
    return Set(
      stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<($0 + 4)]) }
        .filter { $0[3] == 255 })
  }

  @Test func glyphsWithoutColorLayersAreOutlinesInTheTextsColor() throws {
    try withFont("Layers.ttf") {
      let layout = layout("HAmAAb", "Easel Layers")
      #expect(layout.diagnostics.isEmpty)
      #expect(layout.runs.map(\.font.isColor) == [false, true, false, true, false])
      #expect(layout.runs.map(\.glyphs.count) == [1, 1, 1, 2, 1])
      #expect(layout.runs.map(\.textRange) == [0..<1, 1..<2, 2..<3, 3..<5, 5..<6])
      #expect(
        zip(layout.runs, layout.runs.dropFirst()).allSatisfy { $0.frame.maxX == $1.frame.minX })
      #expect(abs(layout.size.width - 6 * 18) < 0.001)
      // Blue, green, red, coverage.
      let plain = try colors(self.layout("Hamb", "Easel Layers"))
      #expect(plain == [[0, 255, 0, 255]])
      let layered = try colors(self.layout("A", "Easel Layers"))
      #expect(layered == [[0, 0, 255, 255], [255, 0, 0, 255]])
    }
  }

  @Test func aLayerThatShouldHaveTheTextsColorIsNoted() throws {
    try withFont("Layers.ttf") {
      #expect(layout("B", "Easel Layers").diagnostics.map(\.code) == [.drawingApproximated])
      #expect(layout("A", "Easel Layers").diagnostics.isEmpty)
    }
  }

  @Test func wordsOfColorAndPlainGlyphsAreExtractedWhole() throws {
    try withFont("Layers.ttf") {
      let document = try PDFDocument()
      try document.page(size: PageSize.a5) {
        $0.draw(layout("Hamburg Aabm", "Easel Layers"), at: CGPoint(x: 40, y: 40))
      }
      let data = try document.finish().output
      let words = try Tool.output("pdftotext", ["-", "-"], input: data)
      #expect(words.contains("Hamburg"))
      let fonts = try Tool.output("pdffonts", ["-"], input: data)
      #expect(fonts.contains("EaselLayers"))
    }
  }

  @Test func anSVGGlyphIsReplacedByItsOutlineAndNoted() throws {
    try withFont("Documents.ttf") {
      let layout = layout("AB", "Easel Documents")
      #expect(layout.runs.map(\.font.isColor) == [false])
      #expect(layout.diagnostics.map(\.code) == [.drawingApproximated])
      #expect(layout.diagnostics.first?.message.contains("Easel Documents") == true)
      #expect(!layout.outline.isEmpty)
      #expect(self.layout("Hamb", "Easel Documents").diagnostics.isEmpty)
    }
  }

  @Test func emojiAreColorGlyphs() {
    let layout = TextLayout("😀👍🏽", style: TextStyle(font: .system(size: 30)))
    #expect(layout.runs.map(\.font.isColor) == [true])
  }
}
