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
  static let tolerance: CGFloat = 0.009

  /// How far pieces lie above and below the line by turns, in ems, so that cairo places each anew.
  ///
  /// It does where two glyphs differ by 0.001 (`GLYPH_POSITION_TOLERANCE`). That is nothing to see,
  /// and takes less time and fewer bytes than a text by itself.
  static let lineStep: CGFloat = 0.000_51

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
    /// How far the whole of it is moved, in the run's units.
    var shift: CGFloat = 0
  }

  /// The advances of a font's glyphs that were written.
  final class Advances {
    /// By glyph, in pages.
    private var pages: [Int: [Advance?]] = [:]
    private static let pageSize = 256

    /// The advance of a glyph, which is found out the first time.
    func advance(of glyph: UInt, _ find: (UInt) -> Advance) -> Advance {
      let (page, place) = Int(glyph).quotientAndRemainder(dividingBy: Self.pageSize)
      if let known = pages[page]?[place] { return known }
      let found = find(glyph)
      pages[page, default: Array(repeating: nil, count: Self.pageSize)][place] = found
      return found
    }
  }

  /// Breaks a run before each cluster that a reader would put further from its place than the
  /// tolerance.
  ///
  /// Widths that are cut off let a reader fall behind, glyph by glyph, so a piece from left to right
  /// begins ahead of its place by half of what is lost in it: `shift`.
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
    // How far the glyphs of the piece stray to the left and to the right.
    var stray: ClosedRange<CGFloat> = 0...0
    func closePiece() {
      guard let last = pieces.indices.last, !isRightToLeft else { return }
      pieces[last].shift = -(stray.lowerBound + stray.upperBound) / 2 * fontSize
    }
    for (index, cluster) in text.clusters.enumerated() {
      let glyphs =
        isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      guard glyphs.lowerBound >= 0, glyphs.upperBound <= text.glyphs.count else { break }
      glyph = isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      if !glyphs.isEmpty {
        let x = text.glyphs[isRightToLeft ? glyphs.upperBound - 1 : glyphs.lowerBound].x / fontSize
        let error = reader + adjustment(from: cairo, to: x) - x
        let (low, high) = (min(stray.lowerBound, error), max(stray.upperBound, error))
        let isAstray =
          isRightToLeft ? abs(error) > tolerance : high - low > 2 * tolerance
        if pieces.isEmpty || !error.isFinite || isAstray {
          closePiece()
          // What comes before the first glyph belongs to it.
          let (start, from) = pieces.isEmpty ? (0, 0) : (byte, index)
          pieces.append(Piece(bytes: start..<byte, glyphs: glyphs, clusters: from..<index))
          (cairo, reader, stray) = (x, x, 0...0)
        } else {
          stray = low...high
        }
      }
      for offset in 0..<glyphs.count {
        let one = text.glyphs[
          isRightToLeft ? glyphs.upperBound - 1 - offset : glyphs.lowerBound + offset]
        let step = adjustment(from: cairo, to: one.x / fontSize)
        let advance = advance(UInt(one.index))
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
    closePiece()
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
  /// How far each glyph of a font moves the next one, in the font and in a PDF.
  func advances(in key: FontKey) -> (UInt) -> PrintedText.Advance {
    let known = advances[key] ?? PrintedText.Advances()
    advances[key] = known
    return { glyph in known.advance(of: glyph) { self.advance(of: $0, in: key) } }
  }

  private func advance(of glyph: UInt, in key: FontKey) -> PrintedText.Advance {
    guard let face = face(key) else { return PrintedText.Advance(exact: 0, printed: 0) }
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
    return PrintedText.Advance(
      exact: exact, printed: (exact * 1_000).rounded(.towardZero) / 1_000)
  }
}
