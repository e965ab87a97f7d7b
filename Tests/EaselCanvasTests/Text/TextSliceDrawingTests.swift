import Foundation
import Testing

@testable import EaselCanvas

/// Slices on the surfaces.
@Suite struct TextSliceDrawingTests {
  private static let style = TextStyle(
    font: .system(size: 14), lineSpacing: 2, hasUnderline: true, backgroundColor: .yellow)
  private static let text =
    "one two three four five six\nالسلام عليكم ورحمة الله وبركاته\n四半期の売上は予算を上回った。👍🏽"
  private let whole = TextLayout(Self.text, style: Self.style, width: 100)

  /// Draws the slices of two lines beneath one another.
  private func drawSlices(on canvas: any Canvas) {
    var top: CGFloat = 5
    for line in stride(from: 0, to: whole.lines.count, by: 2) {
      let slice = whole.slice(lines: line..<(line + 2))
      canvas.draw(slice, at: CGPoint(x: 5, y: top))
      top += slice.size.height
    }
  }

  private func drawWhole(on canvas: any Canvas) { canvas.draw(whole, at: CGPoint(x: 5, y: 5)) }

  private var size: CGSize { CGSize(width: 120, height: whole.size.height + 10) }

  @Test func aBitmapOfSlicesLooksLikeTheWhole() throws {
    func pixels(_ draw: (any Canvas) -> Void) throws -> [UInt8] {
      let surface = try BitmapSurface(size: size, scale: 2, background: .white)
      draw(surface.canvas)
      return Array(surface.image.pixels)
    }
    let (a, b) = (try pixels(drawSlices), try pixels(drawWhole))
    #expect(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func aPDFOfSlicesHasTheTextOfTheWholeInOrder() throws {
    func text(_ draw: (any Canvas) -> Void) throws -> String {
      let document = try PDFDocument()
      try document.page(size: size, draw)
      return try Tool.output("pdftotext", ["-raw", "-", "-"], input: try document.finish().output)
    }
    #expect(try text(drawSlices) == text(drawWhole))
  }

  @Test func aPageHasOnlyTheTextOfItsSlice() throws {
    let document = try PDFDocument()
    let last = whole.lines.count - 1
    for lines in [0..<2, last..<(last + 1)] {
      try document.page(size: size) { $0.draw(whole.slice(lines: lines), at: .zero) }
    }
    let pages = try Tool.output("pdftotext", ["-raw", "-", "-"], input: document.finish().output)
      .split(separator: "\u{0C}").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(pages.count == 2)
    #expect(pages.first == "one two three\nfour five six")
    #expect(whole.string.hasSuffix(pages.last ?? "?"))
  }

  @Test(arguments: [SVGDocument.TextMode.outlines, .text])
  func anSVGHasOnlyTheTextOfItsSlice(_ mode: SVGDocument.TextMode) throws {
    let document = try SVGDocument(size: size, text: mode)
    document.canvas.draw(whole.slice(lines: 0..<1), at: .zero)
    let svg = String(decoding: try document.finish().output, as: UTF8.self)
    #expect(svg.contains("aria-label=\"one two three \""))
    #expect(!svg.contains("four") && !svg.contains("السلام"))
  }

  @Test func diagnosticsQuoteTheTextOfTheSlice() throws {
    let surface = try BitmapSurface(
      size: CGSize(width: 50, height: 40), options: RenderOptions(policy: .lenient))
    surface.canvas.draw(whole.slice(lines: 1..<2), at: .zero)
    let diagnostics = try surface.finishImage().diagnostics
    #expect(diagnostics.map(\.code) == [.textClipped])
    #expect(diagnostics.first?.value?.hasPrefix("four five") == true)
  }

  @Test func outlinesOfASliceAreWithinItsBounds() {
    let slice = whole.slice(lines: 2..<4)
    let box = slice.outline.boundingBox
    #expect(box.minY > 0 && box.maxY < slice.size.height)
  }
}
