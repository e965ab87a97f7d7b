internal import CCairo
import Foundation

/// Where a reader of a PDF puts the glyphs that cairo writes, and where to put it right.
///
/// A PDF moves from glyph to glyph by the widths in its fonts, which cairo cuts off after a
/// thousandth of an em, and by adjustments, which it leaves out below three of them
/// (`cairo-pdf-operators.c` of cairo 1.16). Over a line this adds up to a tenth of a point. So the
/// reader's place is followed glyph by glyph, and the text broken where it strays.
enum PrintedText {
  /// How far a glyph may stand from where it was measured, in points of the page.
  static let tolerance: CGFloat = 0.008

  /// What moves a glyph's successor, in ems.
  struct Advance {
    /// In the font.
    var exact: CGFloat
    /// In the widths of the PDF.
    var printed: CGFloat
  }

  /// A stretch that is placed by itself.
  struct Piece {
    var bytes: Range<Int>
    var glyphs: Range<Int>
    var clusters: Range<Int>
  }

  /// Breaks a run before each cluster that a reader would put further from its place than the
  /// tolerance.
  ///
  /// - Parameter tolerance: In ems.
  static func pieces(
    of text: TextRun.Readable, isRightToLeft: Bool, fontSize: CGFloat, tolerance: CGFloat,
    advance: (UInt) -> Advance
  ) -> [Piece] {
    var pieces: [Piece] = []
    var (byte, glyph) = (0, isRightToLeft ? text.glyphs.count : 0)
    // Ems from the start of the line: where cairo believes to be, and where the reader is.
    var (cairo, reader) = (CGFloat.infinity, CGFloat.infinity)
    for (index, cluster) in text.clusters.enumerated() {
      let glyphs =
        isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      guard glyphs.lowerBound >= 0, glyphs.upperBound <= text.glyphs.count else { break }
      glyph = isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      let ordered = isRightToLeft ? Array(glyphs.reversed()) : Array(glyphs)
      if let first = ordered.first {
        let x = text.glyphs[first].x / fontSize
        if pieces.isEmpty || abs(reader + adjustment(from: cairo, to: x) - x) > tolerance {
          // What comes before the first glyph belongs to it.
          let (start, from) = pieces.isEmpty ? (0, 0) : (byte, index)
          pieces.append(Piece(bytes: start..<byte, glyphs: glyphs, clusters: from..<index))
          (cairo, reader) = (x, x)
        }
      }
      for glyph in ordered {
        let step = adjustment(from: cairo, to: text.glyphs[glyph].x / fontSize)
        let advance = advance(UInt(text.glyphs[glyph].index))
        cairo += step + advance.exact
        reader += step + advance.printed
      }
      byte += cluster.bytes
      guard !pieces.isEmpty else { continue }
      let last = pieces.count - 1
      pieces[last].bytes = pieces[last].bytes.lowerBound..<byte
      pieces[last].clusters = pieces[last].clusters.lowerBound..<(index + 1)
      let low = min(pieces[last].glyphs.lowerBound, glyphs.lowerBound)
      let high = max(pieces[last].glyphs.upperBound, glyphs.upperBound)
      pieces[last].glyphs = low..<high
    }
    return pieces
  }

  /// The step that cairo writes before a glyph, in ems.
  private static func adjustment(from place: CGFloat, to wanted: CGFloat) -> CGFloat {
    guard place.isFinite else { return 0 }
    let thousandths = ((wanted - place) * 1_000).rounded()
    return abs(thousandths) < 3 ? 0 : thousandths / 1_000
  }
}

extension TextEngine {
  /// How far a glyph moves the next one, in the font and in a PDF.
  func advance(of glyph: UInt, in key: FontKey) -> PrintedText.Advance {
    if let known = advances[key]?[glyph] { return known }
    var advance = PrintedText.Advance(exact: 0, printed: 0)
    if let face = face(key) {
      // At a size of 1000, so that the unit is the PDF's.
      var (size, identity) = (cairo_matrix_t(), cairo_matrix_t())
      cairo_matrix_init_scale(&size, 1_000, 1_000)
      cairo_matrix_init_identity(&identity)
      let font = cairo_scaled_font_create(face, &size, &identity, Self.fontOptions)
      defer { cairo_scaled_font_destroy(font) }
      var extents = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(font, [cairo_glyph_t(index: glyph, x: 0, y: 0)], 1, &extents)
      var exact = extents.x_advance / 1_000
      // FreeType gives it to 1/65536. Whole thousandths are the font's own, and cairo's product
      // falls short of some of them: 0.57 × 1000 is written as 569.
      let whole = extents.x_advance.rounded()
      if abs(extents.x_advance - whole) < 1e-3 { exact = whole / 1_000 }
      advance = PrintedText.Advance(
        exact: exact, printed: (exact * 1_000).rounded(.towardZero) / 1_000)
    }
    advances[key, default: [:]][glyph] = advance
    return advance
  }
}
