internal import CCairo
import Foundation

extension CairoSurface {
  /// Creates an image surface with a copy of an image's pixels.
  convenience init(_ image: Image) throws {
    try self.init(
      image: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height, "draw(image)")
    let row = image.width * 4
    let stride = Int(cairo_image_surface_get_stride(pointer))
    guard let target = cairo_image_surface_get_data(pointer),
      image.pixels.count >= row * image.height
    else { throw EaselError(.invalidImage, "the image has no pixels") }
    image.pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<image.height { memcpy(target + y * stride, base + y * row, row) }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
