internal import CCairo
import Foundation

extension CairoCanvas {
  /// Draws a part of an image into a rectangle of user space.
  func show(
    _ surface: CairoSurface, _ scale: CGFloat, _ source: CGRect, _ rect: CGRect,
    _ interpolation: Interpolation, _ compositing: Compositing
  ) {
    cairo_save(cr)
    // Without this, the antialiasing of the last drawing call would be used.
    cairo_set_antialias(
      cr, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if !compositing.blendMode.replacesWhatItMisses {
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cr)
    }
    cairo_set_operator(cr, compositing.blendMode.cairo)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / source.width, rect.height / source.height)
    cairo_translate(cr, -source.minX, -source.minY)
    cairo_scale(cr, 1 / scale, 1 / scale)
    cairo_set_source_surface(cr, surface.pointer, 0, 0)
    setFilter(interpolation.cairo)
    // Without padding the edge of the image would fade; on a page an image has its own edge.
    if !target.keepsShapes { cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD) }
    cairo_paint_with_alpha(cr, compositing.alpha)
    cairo_restore(cr)
  }

  /// Sets the filter with which the source image is sampled, in the space of its pixels.
  func setFilter(_ filter: cairo_filter_t) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    let scale = min(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    // Averaging more than a thousand pixels into one would exhaust cairo's memory.
    let isSpeck = scale < ImagePattern.minimumAveraged
    cairo_pattern_set_filter(cairo_get_source(cr), isSpeck ? CAIRO_FILTER_FAST : filter)
  }
}
