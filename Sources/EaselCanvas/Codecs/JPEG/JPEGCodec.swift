import Foundation

#if JPEG
  internal import CJPEG
#endif

/// The JPEG decoder, which uses libjpeg-turbo.
enum JPEGCodec: ImageDecoder {
  static let formatName = "JPEG"
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Decodes a JPEG file, and keeps its bytes up to the end marker to embed them in PDF documents.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    #if JPEG
      guard let decoder = tjInitDecompress() else {
        throw EaselError(
          .backendFailed, "libjpeg-turbo cannot create a decoder", operation: "Image")
      }
      defer { tjDestroy(decoder) }
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let bytes = [UInt8](data)
      let header = tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
      guard header == 0, width > 0, height > 0 else { throw invalid(decoder) }
      let side = limits.maximumBitmapSide
      guard width <= side, height <= side, Int(width) * Int(height) <= limits.maximumPixels else {
        throw EaselError(
          .limitExceeded,
          "the JPEG has \(width) × \(height) pixels; the limits are \(limits.maximumPixels) in "
            + "all and \(side) a side", operation: "Image", value: "\(width) × \(height)")
      }
      guard space != TJCS_CMYK.rawValue, space != TJCS_YCCK.rawValue else {
        throw EaselError(
          .unsupportedFormat, "the JPEG is in CMYK; convert it to RGB", operation: "Image")
      }
      var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
      // Warnings are treated as errors: the missing part of a truncated file would be decoded as
      // gray. The number of scans is limited: a small progressive file with thousands of scans
      // takes minutes.
      let status = tjDecompress2(
        decoder, bytes, UInt(bytes.count), &pixels, width, 0, height,
        Int32(TJPF_BGRA.rawValue), TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS)
      guard status == 0 else { throw invalid(decoder) }
      return DecodedImage(
        pixels: pixels, width: Int(width), height: Int(height),
        jpegData: JPEGMarkers.end(of: data).map { data.prefix($0) })
    #else
      throw EaselError(
        .unsupportedFormat, "this build of Easel leaves JPEG out; turn on its package trait JPEG",
        operation: "Image")
    #endif
  }

  #if JPEG
    private static func invalid(_ decoder: tjhandle) -> EaselError {
      let words = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown fault"
      return EaselError(
        .invalidImage, "the JPEG cannot be decoded: \(words)", operation: "Image")
    }
  #endif
}
