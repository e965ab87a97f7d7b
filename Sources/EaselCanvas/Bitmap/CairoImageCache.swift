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
      let surface = try CairoSurface(image)
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
}
