internal import CCairo
import Foundation

/// The surfaces of pictures, so that one that is drawn often is copied once.
package final class CairoImageCache {
  /// Beyond this many bytes the surfaces are let go.
  private static let capacity = 64 * 1024 * 1024

  private var surfaces: [Image: CairoSurface] = [:]
  private var bytes = 0

  /// The surface of an image; nil, and noted, where there can be none.
  ///
  /// - Parameter keepsFile: Whether a page may have the JPEG file in place of the pixels.
  func surface(
    for image: Image, keepsFile: Bool = false, _ context: RenderContext
  ) -> CairoSurface? {
    if let surface = surfaces[image] { return surface }
    do {
      let surface = try CairoSurface(image)
      if keepsFile, let jpeg = image.jpegData, JPEGMarkers.colorSpace(of: jpeg) != nil {
        surface.attach(jpeg, CAIRO_MIME_TYPE_JPEG)
      }
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

extension CairoSurface {
  /// Gives cairo a copy of a file that holds the same image, for surfaces that take it as it is.
  fileprivate func attach(_ file: Data, _ type: String) {
    guard let copy = malloc(max(file.count, 1)) else { return }
    file.copyBytes(to: copy.assumingMemoryBound(to: UInt8.self), count: file.count)
    let status = cairo_surface_set_mime_data(
      pointer, type, copy.assumingMemoryBound(to: UInt8.self), UInt(file.count), { free($0) }, copy)
    // A page has the pixels then.
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }
}
