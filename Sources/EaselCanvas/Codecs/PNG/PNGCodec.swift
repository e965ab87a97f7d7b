internal import CCairo
import Foundation

/// The PNG codec: Easel encodes the files, and libpng decodes them through cairo.
enum PNGCodec: ImageDecoder {
  static let formatName = "PNG"
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns an image as a PNG file.
  static func encode(_ image: Image) throws -> Data {
    guard image.width > 0, image.height > 0 else {
      throw EaselError(
        .invalidSize, "an image without pixels cannot be written as PNG", operation: "Image.data")
    }
    return try image.pixels.withUnsafeBufferPointer {
      try PNGEncoder(
        pixels: $0, bytesPerRow: image.width * 4, width: image.width, height: image.height
      ).encode()
    }
  }

  /// Decodes a PNG file.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    let walk = try PNGChunkReader(data, limits: limits)
    var reader = Reader(bytes: Array(data.prefix(walk.end)), position: 0)
    let pointer = withUnsafeMutablePointer(to: &reader) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let reader = closure.assumingMemoryBound(to: Reader.self)
          let (start, count) = (reader.pointee.position, Int(count))
          guard start + count <= reader.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
          reader.pointee.bytes.withUnsafeBufferPointer {
            guard let base = $0.baseAddress else { return }
            target.update(from: base + start, count: count)
          }
          reader.pointee.position += count
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    let surface: CairoSurface
    do {
      surface = try CairoSurface(owning: pointer, "Image")
    } catch {
      throw EaselError(
        .invalidImage, "the PNG's pixels are damaged and cannot be decoded", operation: "Image")
    }
    var result = DecodedImage(
      pixels: try copyPixels(of: surface), width: walk.width, height: walk.height)
    if let space = PNGColorSpace.read(walk.notes) {
      var conversion = ProfileConversion(
        format: formatName, model: walk.isGray ? .gray : .rgb)
      _ = conversion.convert(&result.pixels, from: space)
      if let diagnostic = conversion.diagnostic { result.diagnostics.append(diagnostic) }
    }
    result.turn(walk.notes["eXIf"].flatMap { EXIFOrientation.read($0) } ?? .up)
    return result
  }

  private struct Reader {
    var bytes: [UInt8]
    var position: Int
  }

  /// Returns the pixels of a surface in any format as ARGB32 without padding.
  private static func copyPixels(of source: CairoSurface) throws -> [UInt8] {
    let width = Int(cairo_image_surface_get_width(source.pointer))
    let height = Int(cairo_image_surface_get_height(source.pointer))
    // Drawn and not copied, since libpng delivers 16-bit images as floating-point pixels.
    let target = try CairoSurface(
      image: CAIRO_FORMAT_ARGB32, width: width, height: height, "Image")
    let pen = cairo_create(target.pointer)
    cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(pen, source.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_NEAREST)
    cairo_paint(pen)
    cairo_destroy(pen)
    cairo_surface_flush(target.pointer)
    guard let data = cairo_image_surface_get_data(target.pointer) else {
      throw EaselError(.invalidImage, "the decoded PNG has no pixels", operation: "Image")
    }
    // Rows of four-byte pixels have no padding in cairo.
    return Array(UnsafeBufferPointer(start: data, count: width * height * 4))
  }
}
