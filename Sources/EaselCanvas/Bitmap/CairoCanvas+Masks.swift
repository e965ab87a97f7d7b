internal import CCairo
import Foundation

extension CairoCanvas {
  /// The pixel grid of a bitmap for upright text.
  struct PixelGrid {
    var target: OpaquePointer
    /// The matrix from the canvas's units to cairo's.
    var matrix: cairo_matrix_t
    /// The offset from cairo's coordinates to the target's pixels, which differ in groups.
    var shift: (x: Double, y: Double)

    var scale: CGSize { CGSize(width: matrix.xx, height: matrix.yy) }
    /// The position of the canvas's origin in the pixel grid.
    var origin: CGPoint { CGPoint(x: matrix.x0 + shift.x, y: matrix.y0 + shift.y) }
  }

  /// The pixel grid for glyph masks and emoji tiles, or `nil`.
  ///
  /// It is `nil` for rotated text, and without pixels: a recording, which casts a shadow, has none
  /// yet.
  var pixelGrid: PixelGrid? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    guard target.isBitmap, context.quality.usesGlyphMasks, matrix.xy == 0, matrix.yx == 0,
      matrix.xx > 0, matrix.yy > 0, cairo_get_operator(cr) == CAIRO_OPERATOR_OVER,
      let target = cairo_get_group_target(cr),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return nil }
    var shift = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(target, &shift.x, &shift.y)
    return PixelGrid(target: target, matrix: matrix, shift: shift)
  }

  /// Draws with one unit per pixel.
  func onPixels<Result>(of grid: PixelGrid, _ draw: () -> Result) -> Result {
    var (identity, matrix) = (CGAffineTransform.identity.cairo, grid.matrix)
    cairo_set_matrix(cr, &identity)
    defer { cairo_set_matrix(cr, &matrix) }
    return draw()
  }

  /// Draws a run on a bitmap with the masks of its glyphs.
  ///
  /// - Returns: `false`, with nothing drawn, if the outlines must be filled.
  func showMasks(of run: TextRun, in face: OpaquePointer, _ color: Color) -> Bool {
    guard let grid = pixelGrid, cairo_get_antialias(cr) != CAIRO_ANTIALIAS_NONE else {
      return false
    }
    return TextEngine.current.glyphMasks.withCoverage(
      of: run, in: face, scale: grid.scale, origin: grid.origin
    ) { coverage in
      onPixels(of: grid) {
        blend(coverage, color, onto: grid.target, grid.shift) || mask(coverage, grid.shift)
      }
    }
  }

  /// Blends the color into the target's pixels; returns `false` unless the clip is pixel-aligned.
  ///
  /// cairo would need a surface and a pattern, which cost as much as the pixels of a label.
  private func blend(
    _ coverage: Coverage, _ color: Color, onto target: OpaquePointer,
    _ shift: (x: Double, y: Double)
  ) -> Bool {
    guard let list = cairo_copy_clip_rectangle_list(cr) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return false }
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(target) else { return false }
    let (width, height) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    let stride = Int(cairo_image_surface_get_stride(target))
    let source = premultiplied(color)
    for rect in UnsafeBufferPointer(
      start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles))
    {
      let (left, top) = (Int(rect.x + shift.x), Int(rect.y + shift.y))
      coverage.blend(
        source, onto: pixels, bytesPerRow: stride,
        in: (
          max(left, 0), max(top, 0), min(left + Int(rect.width), width),
          min(top + Int(rect.height), height)
        ))
    }
    cairo_surface_mark_dirty(target)
    return true
  }

  /// Paints the current color through the coverage; returns `false` if the clip cuts the text.
  ///
  /// cairo intersects outlines with clips as shapes, but multiplies a mask with the clip. The
  /// difference is visible if both have an edge in one pixel.
  private func mask(_ coverage: Coverage, _ shift: (x: Double, y: Double)) -> Bool {
    let (left, top) = (Double(coverage.left) - shift.x, Double(coverage.top) - shift.y)
    let (right, bottom) = (left + Double(coverage.width), top + Double(coverage.height))
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)]
    where cairo_in_clip(cr, x, y) == 0 {
      return false
    }
    guard
      let mask = cairo_image_surface_create_for_data(
        coverage.pixels, CAIRO_FORMAT_A8, Int32(coverage.width), Int32(coverage.height),
        Int32(coverage.stride))
    else { return false }
    cairo_mask_surface(cr, mask, left, top)
    // The memory does not belong to cairo, and other objects may still refer to the surface.
    cairo_surface_finish(mask)
    cairo_surface_destroy(mask)
    return true
  }

  /// Returns a color as cairo passes it to pixman.
  ///
  /// It is premultiplied and then rounded to sixteen bits per component, of which the upper eight
  /// count.
  private func premultiplied(_ color: Color) -> UInt32 {
    let parts = color.components(for: context.appearance)
    let alpha = min(max(parts.alpha, 0), 1)
    func byte(_ part: Double) -> UInt32 {
      UInt32(min(max(part, 0), 1) * alpha * 65_535 + 0.5) >> 8
    }
    return byte(1) << 24 | byte(parts.red) << 16 | byte(parts.green) << 8 | byte(parts.blue)
  }
}
