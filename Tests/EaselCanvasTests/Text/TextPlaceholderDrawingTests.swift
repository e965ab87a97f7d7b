import Foundation
import Testing

@testable import EaselCanvas

/// Boxes on the surfaces, which draw nothing in them.
@Suite struct TextPlaceholderDrawingTests {
  private var layout: TextLayout {
    var text = AttributedString("one \u{FFFC} two")
    if let position = text.range(of: "\u{FFFC}") {
      text[position].easel.placeholder = TextPlaceholder(width: 20, ascent: 10)
    }
    return TextLayout(text)
  }

  @Test func aPDFHasTheTextWithoutThePlaceholder() throws {
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 100, height: 40)) { $0.draw(layout, at: .zero) }
    let result = try document.finish()
    let text = try Tool.output("pdftotext", ["-raw", "-", "-"], input: result.output)
    #expect(text.split(whereSeparator: \.isWhitespace) == ["one", "two"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [SVGDocument.TextMode.outlines, .text])
  func anSVGHasTheTextWithoutThePlaceholder(_ mode: SVGDocument.TextMode) throws {
    let document = try SVGDocument(size: CGSize(width: 100, height: 40), text: mode)
    document.canvas.draw(layout, at: .zero)
    let svg = String(decoding: try document.finish().output, as: UTF8.self)
    #expect(svg.contains("aria-label=\"one  two\""))
    #expect(!svg.contains("\u{FFFC}"))
  }

  @Test func aBitmapIsBlankWithinThePlaceholder() throws {
    let surface = try BitmapSurface(
      size: CGSize(width: 100, height: 40), scale: 1, background: .white)
    surface.canvas.draw(layout, at: .zero)
    let frame = layout.placeholders[0].frame.insetBy(dx: 1, dy: 1)
    for x in Int(frame.minX.rounded(.up))..<Int(frame.maxX) {
      for y in Int(frame.minY.rounded(.up))..<Int(frame.maxY) {
        let color = surface.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        #expect(color?.red == 1 && color?.green == 1 && color?.blue == 1)
      }
    }
  }
}
