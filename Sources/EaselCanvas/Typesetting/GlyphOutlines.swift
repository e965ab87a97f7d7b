internal import CCairo
import Foundation

/// The outlines and advances of a font's glyphs, in thousandths of an em.
///
/// It is for fonts whose files cannot be embedded as they are.
final class GlyphOutlines {
  let key: FontKey
  private let font: OpaquePointer

  /// The size in units of a PDF's fonts, which are thousandths of an em.
  private static let size: CGFloat = 1_000

  /// Opens a font, or returns `nil` if its file cannot be read.
  init?(_ key: FontKey) {
    guard let face = TextEngine.current.face(key) else { return nil }
    var (size, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&size, Self.size, Self.size)
    cairo_matrix_init_identity(&identity)
    guard let font = cairo_scaled_font_create(face, &size, &identity, TextEngine.fontOptions) else {
      return nil
    }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(font)
      return nil
    }
    self.font = font
    self.key = key
  }

  deinit { cairo_scaled_font_destroy(font) }

  /// Returns the advance width of a glyph.
  func advance(of glyph: UInt32) -> CGFloat {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(
      font, [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)], 1, &extents)
    return extents.x_advance
  }

  /// Returns the outline of a glyph, with y downwards from the baseline.
  ///
  /// It is empty for an image.
  func outline(of glyph: UInt32) -> Path {
    TextOutlines.path(
      of: TextRun(
        font: key, fontSize: Self.size, style: 0, textRange: 0..<0, isRightToLeft: false,
        glyphs: [glyph], positions: [.zero], clusters: [], frame: .zero, baseline: 0))
  }

  /// A glyph that draws nothing and has no advance, if the font has one.
  var carrier: UInt32? {
    // Zero-width space, non-joiner, no-break space, grapheme joiner, joiner, direction marks: some
    // fonts draw some of them.
    for character in [
      "\u{200B}", "\u{200C}", "\u{FEFF}", "\u{34F}", "\u{200D}", "\u{200E}", "\u{200F}",
    ] {
      if let found = emptyGlyph(of: character), found.advance == 0 { return found.glyph }
    }
    return nil
  }

  /// The glyph of a space, if the font has one.
  var space: UInt32? { emptyGlyph(of: " ")?.glyph }

  /// Returns the glyph of a character, if it draws nothing.
  private func emptyGlyph(of character: String) -> (glyph: UInt32, advance: Double)? {
    var found: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(font, 0, 0, character, -1, &found, &count, nil, nil, nil)
    guard let found else { return nil }
    defer { cairo_glyph_free(found) }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, found, count, &extents)
    guard count == 1, found.pointee.index != 0, extents.width == 0 else { return nil }
    return (UInt32(truncatingIfNeeded: found.pointee.index), extents.x_advance)
  }
}
