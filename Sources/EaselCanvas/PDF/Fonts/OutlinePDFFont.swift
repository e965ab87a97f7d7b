import Foundation

/// A Type 3 font (ISO 32000-1, 9.6.5), for outlines that cannot be written as a font file.
///
/// Variable fonts in `CFF2` have such outlines.
final class OutlinePDFFont: PDFFont {
  private let outlines: GlyphOutlines
  private lazy var carrierGlyph = outlines.carrier
  private lazy var spaceGlyph = outlines.space

  init(_ file: PDFFile, _ outlines: GlyphOutlines) {
    self.outlines = outlines
    super.init(file)
  }

  override var codeCount: Int { Type3.codeCount }
  override var isWide: Bool { false }
  override var carrier: UInt32? { carrierGlyph }
  override var space: UInt32? { spaceGlyph }

  override func width(of glyph: UInt32) -> CGFloat { Type3.width(outlines.advance(of: glyph)) }

  override func write() {
    let name = FontName.sanitized(FontName.stem(of: outlines.key.file))
    // One procedure for each glyph, whatever its texts.
    var procedures: [UInt32: Int] = [:]
    for (object, letters) in parts {
      for letter in letters where procedures[letter.glyph] == nil {
        let outline = outlines.outline(of: letter.glyph)
        let number = file.reserve()
        procedures[letter.glyph] = number
        file.write(number, compressing: Type3.procedure(width: letter.letter.width, outline))
      }
      writeType3(
        object, letters, FontName.tagged(name, glyphs(of: letters)),
        procedures: letters.map { procedures[$0.glyph] ?? 0 })
    }
  }
}
