internal import CCairo
import Foundation

/// A cache of the surfaces of images, so that an image that is drawn often is copied once.
package final class CairoImageCache {
  /// The number of bytes above which all surfaces are released.
  private static let capacity = 64 * 1024 * 1024

  private var surfaces: [Image: CairoSurface] = [:]
  private var bytes = 0

  /// Returns the surface of an image; `nil`, with a diagnostic, if it cannot be made.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - keepsFile: Whether a page may contain the JPEG file instead of the pixels.
  ///   - context: The context that gets the diagnostic.
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
        .error, .invalidImage, "the image cannot be drawn: \(error)", operation: "draw(image)")
      return nil
    }
  }
}

extension CairoSurface {
  /// Gives cairo a copy of the image's file, for surfaces that can embed it unchanged.
  fileprivate func attach(_ file: Data, _ type: String) {
    guard let copy = malloc(max(file.count, 1)) else { return }
    file.copyBytes(to: copy.assumingMemoryBound(to: UInt8.self), count: file.count)
    let status = cairo_surface_set_mime_data(
      pointer, type, copy.assumingMemoryBound(to: UInt8.self), UInt(file.count), { free($0) }, copy)
    // The page then contains the pixels.
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }
}
