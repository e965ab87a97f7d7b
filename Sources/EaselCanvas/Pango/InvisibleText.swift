internal import CCairo
import Foundation

/// A font whose glyphs draw a speck and carry text: what a reader of a PDF finds beneath the
/// pictures of emoji.
///
/// One for each document, and a glyph for each text in the order of their use, so that the same
/// document has the same bytes. cairo drops a glyph that draws nothing.
final class InvisibleText {
  private lazy var face: OpaquePointer? = {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { _, _, pen, extents in
      extents?.pointee.x_advance = 1
      // A thousandth of an em: the least that the file keeps. In the middle of the picture, which
      // covers it.
      cairo_rectangle(pen, 0.5, -0.4, 0.001, 0.001)
      cairo_fill(pen)
      return CAIRO_STATUS_SUCCESS
    }
    return face
  }()

  private var glyphs: [String: UInt] = [:]

  deinit { if !glyphs.isEmpty, let face { cairo_font_face_destroy(face) } }

  func glyph(for text: String) -> (face: OpaquePointer, index: UInt)? {
    guard let face else { return nil }
    let index = glyphs[text] ?? UInt(glyphs.count + 1)
    glyphs[text] = index
    return (face, index)
  }
}
