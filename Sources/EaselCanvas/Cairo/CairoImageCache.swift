internal import CCairo
import Foundation

/// The surfaces of pictures, so that one that is drawn often is copied once.
final class CairoImageCache {
  /// Beyond this many bytes the surfaces are let go.
  private static let capacity = 64 * 1024 * 1024

  private var surfaces: [Image: CairoSurface] = [:]
  private var bytes = 0

  func surface(for image: Image, _ context: RenderContext) -> CairoSurface? {
    if let surface = surfaces[image] { return surface }
    do {
      let surface = try Self.makeSurface(image)
      let size = image.width * image.height * 4
      if bytes + size > Self.capacity {
        surfaces.removeAll()
        bytes = 0
      }
      bytes += size
      surfaces[image] = surface
      return surface
    } catch {
      context.note(
        .error, .invalidImage, "the picture cannot be drawn: \(error)", operation: "draw(image)")
      return nil
    }
  }

  static func makeSurface(_ image: Image) throws -> CairoSurface {
    let surface = try CairoSurface(
      image: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height, "draw(image)")
    let row = image.width * 4
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    guard let target = cairo_image_surface_get_data(surface.pointer),
      image.pixels.count >= row * image.height
    else { throw EaselError(.invalidImage, "the picture has no pixels") }
    image.pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<image.height { memcpy(target + y * stride, base + y * row, row) }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
