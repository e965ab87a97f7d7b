import CCairo
import EaselCairo
import EaselCanvas
import Foundation
import Testing

@testable import EaselCairo

/// cairo's SVG and PostScript, and how it reads numbers.
struct CairoFormatTests {
  @Test func anSVGLooksLikeTheBitmap() throws {
    let svg = Surface(.svg)
    try svg.draw { Sample.draw($0) }
    let png = try Tool.data(
      "rsvg-convert", ["--width", "480", "--height", "360", "-b", "white"], input: svg.finish())
    let bitmap = try Raster(scale: 2) { Sample.draw($0) }
    #expect(try Raster(png: png).difference(from: bitmap) < 0.02)
  }

  @Test func anSVGKeepsGlyphsAsGlyphs() throws {
    let svg = Surface(.svg)
    try svg.draw { Sample.label("aaaa", at: CGPoint(x: 10, y: 10), on: $0) }
    let file = String(decoding: try svg.finish(), as: UTF8.self)
    #expect(file.components(separatedBy: "<use").count == 5)
  }

  @Test func aBlendModeThatSVGLacksIsNoted() throws {
    guard cairo_version() < 11_800 else { return }
    let svg = Surface(.svg)
    let noted = try svg.draw { canvas in
      canvas.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red), rule: .nonZero,
        compositing: Compositing(blendMode: .multiply))
    }
    #expect(noted.map(\.value) == ["multiply"])
  }

  @Test func aPostScriptPageLooksLikeTheBitmap() throws {
    let page = Surface(.postScript)
    let noted = try page.draw { Sample.draw($0) }
    #expect(noted.allSatisfy { $0.code == .drawingApproximated })
    #expect(noted.contains { $0.message.contains("transparency") })
    let png = try Tool.data(
      "gs",
      [
        "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", "-r144", "-dTextAlphaBits=4",
        "-dGraphicsAlphaBits=4", "-sOutputFile=-", "-",
      ], input: page.finish())
    let bitmap = try Raster(scale: 2) { Sample.draw($0) }
    #expect(try Raster(png: png).difference(from: bitmap) < 0.03)
  }

  @Test func aPostScriptDocumentCountsItsPagesAndKeepsItsText() throws {
    let document = Surface(.postScript)
    for _ in 0..<2 {
      try document.draw { Sample.label("Quarterly report", at: CGPoint(x: 10, y: 10), on: $0) }
    }
    let file = try document.finish()
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("%!PS-Adobe-3.0"))
    #expect(text.contains("%%Pages: 2"))
    #expect(text.contains("%%Page: 2 2"))
    let read = try Tool.output(
      "gs", ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=txtwrite", "-sOutputFile=-", "-"], input: file)
    #expect(read.components(separatedBy: "Quarterly report").count == 3)
  }

  @Test(arguments: [
    (1.0, "1.00"), (-0.004, "0.00"), (-12.345, "-12.35"), (1e300, "1000000000"), (0.05, "0.05"),
    (-1e300, "-1000000000"),
  ])
  func numbersAreWrittenWithTwoDecimalsWithinTheRangeOfCairo(_ value: CGFloat, _ text: String) {
    #expect(CairoNumber.text(value) == text)
  }
}
