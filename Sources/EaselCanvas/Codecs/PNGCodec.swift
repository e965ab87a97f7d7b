internal import CCairo
import Foundation

/// PNG by libpng, through cairo.
enum PNGCodec {
  /// The picture as a PNG file.
  static func encode(_ image: Image) throws -> Data {
    let surface = try CairoImageCache.makeSurface(image)
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { target in
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw EaselError(.backendFailed, cairoMessage(status), operation: "Image.pngData")
    }
    return data
  }
}
