import Foundation
import Testing

@testable import EaselCanvas

/// The fault cases of fonts that users bring.
@Suite("Faults of fonts")
struct FontFaultTests {
  @Test("env-07: a font that is too large is refused, from memory and from a file")
  func size() throws {
    var limits = Limits()
    limits.maximumFontBytes = 1_000
    let file = URL(
      fileURLWithPath: "/usr/share/fonts/truetype/bizud-gothic/BIZUDGothic-Bold.ttf")
    let data = try Data(contentsOf: file)
    let calls: [() throws -> Void] = [
      { try FontLibrary.register(data, limits: limits) },
      { try FontLibrary.register(file, limits: limits) },
    ]
    for call in calls {
      let error = try #require(throws: EaselError.self, performing: call)
      #expect(error.code == .limitExceeded)
    }
  }

  /// The font was found by fuzzing.
  @Test("images of color glyphs hundreds of ems wide stay within the limit on pixels")
  func hugeColourGlyphs() throws {
    let data = try Data(
      contentsOf: CanvasCase.fixtures.appending(path: "faults/huge-colour-glyphs.ttf"))
    try FontLibrary.register(data)
    defer { FontLibrary.unregister(data) }
    let layout = TextLayout(
      "AB fi A\u{301} 😀 x", style: TextStyle(font: Font(family: "Fuzz", size: 60)))
    let drawnImages = layout.runs.filter { $0.font.file.hasSuffix(".ttf") && $0.font.isColor }
      .flatMap { ColorGlyphImages.images(of: $0, in: layout.string, pixelsPerEm: 800) }
    let sizes = drawnImages.map { $0.image.width * $0.image.height }
    #expect((sizes.max() ?? 0) > 1_000_000, "\(sizes)")
    #expect(sizes.allSatisfy { $0 <= ColorGlyphImages.mostEnlargedPixels }, "\(sizes)")
  }
}
