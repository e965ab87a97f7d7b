internal import CCairo
import Foundation

extension CairoCanvas {
  /// Takes ownership of a pattern and returns the part of it that the mask shows.
  func masked(_ content: OpaquePointer?, by mask: Mask) -> OpaquePointer? {
    pushGroup()
    performSave()
    clips = Clips()
    withoutContents { drawMask(mask.recording) }
    performRestore()
    var cover = cairo_pop_group(cr)
    if mask.mode == .luminance { cover = luminance(of: cover) }
    pushGroup()
    cairo_set_source(cr, content)
    cairo_mask(cr, cover)
    cairo_pattern_destroy(cover)
    cairo_pattern_destroy(content)
    return cairo_pop_group(cr)
  }
}
