internal import CCairo
import Foundation

/// A small surface on which the outlines of glyphs are filled.
final class GlyphMaskRenderer {
  /// The size of the surface: six ems of ``GlyphMasks/largestEm`` wide and three high.
  private static let (width, height) = (384, 192)
  /// The position of the glyph's origin; glyphs can extend to the left of it and below it.
  private static let origin = (x: 64, y: 128)

  private let surface: CairoSurface
  private let cr: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt8>
  private let stride: Int

  init?() {
    guard
      let surface = try? CairoSurface(
        image: CAIRO_FORMAT_A8, width: Self.width, height: Self.height, "draw(text)"),
      let pixels = cairo_image_surface_get_data(surface.pointer),
      let cr = cairo_create(surface.pointer)
    else { return nil }
    self.surface = surface
    self.pixels = pixels
    self.cr = cr
    stride = Int(cairo_image_surface_get_stride(surface.pointer))
    cairo_set_font_options(cr, TextEngine.fontOptions)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
  }

  deinit { cairo_destroy(cr) }

  /// Whether cairo is in an error state.
  var isBroken: Bool { cairo_status(cr) != CAIRO_STATUS_SUCCESS }

  /// Sets the current path to the outlines of glyphs and returns the box of their mask.
  ///
  /// The origin of the first glyph has the given offset from a whole pixel. The result is `nil` if
  /// cairo failed.
  func trace(
    _ pieces: [GlyphMasks.Piece], _ face: OpaquePointer, width: CGFloat, height: CGFloat,
    x: CGFloat, y: CGFloat
  ) -> GlyphMasks.Mask? {
    var matrix = cairo_matrix_t(xx: width, yx: 0, xy: 0, yy: height, x0: 0, y0: 0)
    cairo_set_font_face(cr, face)
    cairo_set_font_matrix(cr, &matrix)
    let (originX, originY) = (CGFloat(Self.origin.x) + x, CGFloat(Self.origin.y) + y)
    let placed = pieces.map {
      cairo_glyph_t(
        index: UInt($0.glyph), x: originX + CGFloat($0.x) / 64, y: originY + CGFloat($0.y) / 64)
    }
    cairo_new_path(cr)
    cairo_glyph_path(cr, placed, Int32(placed.count))
    guard !isBroken else { return nil }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cr, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return .empty }
    guard left >= 0, top >= 0, right <= Double(Self.width), bottom <= Double(Self.height)
    else {
      return .unfit
    }
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return GlyphMasks.Mask(
      offset: 0, left: Int16(x - Self.origin.x), top: Int16(y - Self.origin.y),
      width: Int16(Int(right.rounded(.up)) - x), height: Int16(Int(bottom.rounded(.up)) - y),
      inkLeft: Float(left - originX), inkRight: Float(right - originX))
  }

  /// Fills the current path and adds the pixels of its box to the store.
  func fill(_ mask: GlyphMasks.Mask, into store: inout [UInt8]) {
    guard mask.width > 0 else { return }
    cairo_fill(cr)
    cairo_surface_flush(surface.pointer)
    let width = Int(mask.width)
    var row = pixels + (Int(mask.top) + Self.origin.y) * stride + Int(mask.left) + Self.origin.x
    for _ in 0..<mask.height {
      store.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
      memset(row, 0, width)
      row += stride
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}
