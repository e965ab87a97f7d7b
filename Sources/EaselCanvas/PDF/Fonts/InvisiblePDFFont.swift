import Foundation

/// A Type 3 font with empty glyphs: the invisible text of emoji images and of text drawn as paths.
final class InvisiblePDFFont: PDFFont {
  /// The source of the glyph widths; without it, each glyph is an em wide.
  private let outlines: GlyphOutlines?
  private lazy var carrierGlyph = outlines?.carrier
  private lazy var spaceGlyph = outlines?.space

  init(_ file: PDFFile, widthsOf outlines: GlyphOutlines? = nil) {
    self.outlines = outlines
    super.init(file)
  }

  private static let em: CGFloat = 1_000

  override var codeCount: Int { Type3.codeCount }
  override var isWide: Bool { false }
  override var isInvisible: Bool { true }
  override var carrier: UInt32? { carrierGlyph }
  override var space: UInt32? { spaceGlyph }

  override func width(of glyph: UInt32) -> CGFloat {
    outlines.map { Type3.width($0.advance(of: glyph)) } ?? Self.em
  }

  override func write() {
    var procedures: [CGFloat: Int] = [:]
    func procedure(_ width: CGFloat) -> Int {
      if let known = procedures[width] { return known }
      var writer = PDFWriter()
      // PDFium drops the text of glyphs with an empty box.
      writer.numbers([width, 0, 0, 0, width > 0 ? width : Self.em, Self.em])
      writer.raw("d1")
      let number = file.reserve()
      file.write(number, compressing: writer.bytes)
      procedures[width] = number
      return number
    }
    for (object, letters) in parts {
      writeType3(
        object, letters, "Invisible", procedures: letters.map { procedure($0.letter.width) })
    }
  }
}
