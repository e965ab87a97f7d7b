import Foundation

#if JPEG
  internal import CJPEG
#endif

/// The JPEG decoder, which uses libjpeg-turbo.
enum JPEGCodec: ImageDecoder {
  static let formatName = "JPEG"
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Decodes a JPEG file upright and in sRGB.
  ///
  /// The bytes of a file that needs no conversion are kept up to the end marker, to embed them in
  /// PDF documents. Those of a file that was turned are transformed without loss, if that is
  /// possible.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    #if JPEG
      guard let decoder = tjInitDecompress() else {
        throw EaselError(
          .backendFailed, "libjpeg-turbo cannot create a decoder", operation: "Image")
      }
      defer { tjDestroy(decoder) }
      let bytes = [UInt8](data)
      let header = try header(decoder, bytes, limits)
      let metadata = JPEGMetadata(bytes)
      var result = DecodedImage(pixels: [], width: header.width, height: header.height)
      switch header.space {
      case TJCS_CMYK, TJCS_YCCK:
        let inks = try pixels(decoder, bytes, header, TJPF_CMYK)
        result.pixels = rgb(inks, metadata, &result.diagnostics)
      default:
        result.pixels = try pixels(decoder, bytes, header, TJPF_BGRA)
        let file = JPEGMarkers.end(of: data).map { data.prefix($0) }
        let isConverted = convert(&result, metadata, isGray: header.space == TJCS_GRAY)
        if !isConverted {
          result.jpegData =
            metadata.orientation == .up
            ? file : file.flatMap { turned([UInt8]($0), metadata.orientation) }
        }
      }
      result.turn(metadata.orientation)
      return result
    #else
      throw EaselError(
        .unsupportedFormat, "this build of Easel leaves JPEG out; turn on its package trait JPEG",
        operation: "Image")
    #endif
  }

  #if JPEG
    private struct Header {
      var width: Int
      var height: Int
      var space: TJCS
    }

    private static func header(
      _ decoder: tjhandle, _ bytes: [UInt8], _ limits: Limits
    ) throws -> Header {
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let status = tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
      guard status == 0, width > 0, height > 0 else { throw invalid(decoder) }
      let side = limits.maximumBitmapSide
      guard width <= side, height <= side, Int(width) * Int(height) <= limits.maximumPixels else {
        throw EaselError(
          .limitExceeded,
          "the JPEG has \(width) × \(height) pixels; the limits are \(limits.maximumPixels) in "
            + "all and \(side) a side", operation: "Image", value: "\(width) × \(height)")
      }
      return Header(width: Int(width), height: Int(height), space: TJCS(rawValue: UInt32(space)))
    }

    private static func pixels(
      _ decoder: tjhandle, _ bytes: [UInt8], _ header: Header, _ format: TJPF
    ) throws -> [UInt8] {
      var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
      // Warnings are treated as errors: the missing part of a truncated file would be decoded as
      // gray. The number of scans is limited: a small progressive file with thousands of scans
      // takes minutes.
      let status = tjDecompress2(
        decoder, bytes, UInt(bytes.count), &pixels, Int32(header.width), 0, Int32(header.height),
        Int32(format.rawValue), TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS)
      guard status == 0 else { throw invalid(decoder) }
      return pixels
    }

    private static func invalid(_ decoder: tjhandle) -> EaselError {
      let reason = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown fault"
      return EaselError(
        .invalidImage, "the JPEG cannot be decoded: \(reason)", operation: "Image")
    }

    /// Converts pixels from the color profile of a file; returns whether they have changed.
    private static func convert(
      _ image: inout DecodedImage, _ metadata: JPEGMetadata, isGray: Bool
    ) -> Bool {
      guard let profile = metadata.profile else { return false }
      var conversion = ProfileConversion(format: formatName, model: isGray ? .gray : .rgb)
      let hasChanged = conversion.convert(&image.pixels, from: .profile(profile))
      if let diagnostic = conversion.diagnostic { image.diagnostics.append(diagnostic) }
      return hasChanged
    }

    /// Returns blue, green, red and alpha of cyan, magenta, yellow and black.
    private static func rgb(
      _ inks: [UInt8], _ metadata: JPEGMetadata, _ diagnostics: inout [Diagnostic]
    ) -> [UInt8] {
      if let profile = metadata.profile {
        var conversion = ProfileConversion(
          format: formatName, model: .cmyk(isInverted: metadata.isAdobe))
        let pixels = conversion.converted(cmyk: inks, from: .profile(profile))
        if let diagnostic = conversion.diagnostic { diagnostics.append(diagnostic) }
        if let pixels { return pixels }
      }
      // Without a profile each ink absorbs its own third of the light, as in PDF's DeviceCMYK.
      let flip: UInt8 = metadata.isAdobe ? 0 : 255
      var pixels = inks
      for index in stride(from: 0, to: inks.count - 3, by: 4) {
        let light = Int(inks[index + 3] ^ flip)
        func part(_ ink: Int) -> UInt8 {
          UInt8((Int(inks[index + ink] ^ flip) * light + 127) / 255)
        }
        (pixels[index], pixels[index + 1], pixels[index + 2]) = (part(2), part(1), part(0))
        pixels[index + 3] = 255
      }
      return pixels
    }

    /// Returns a file with its blocks turned upright, or `nil` if blocks at an edge are incomplete.
    private static func turned(_ bytes: [UInt8], _ orientation: ImageOrientation) -> Data? {
      let operations: [ImageOrientation: TJXOP] = [
        .upMirrored: TJXOP_HFLIP, .down: TJXOP_ROT180, .downMirrored: TJXOP_VFLIP,
        .leftMirrored: TJXOP_TRANSPOSE, .right: TJXOP_ROT90, .rightMirrored: TJXOP_TRANSVERSE,
        .left: TJXOP_ROT270,
      ]
      guard let operation = operations[orientation], let transformer = tjInitTransform() else {
        return nil
      }
      defer { tjDestroy(transformer) }
      var transform = tjtransform()
      transform.op = Int32(operation.rawValue)
      // The copy has no EXIF data, by which a viewer could turn it once more.
      transform.options = TJXOPT_PERFECT | TJXOPT_COPYNONE
      var target: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      let status = tjTransform(
        transformer, bytes, UInt(bytes.count), 1, &target, &count, &transform, TJFLAG_LIMITSCANS)
      defer { tjFree(target) }
      guard status == 0, let target else { return nil }
      return Data(bytes: target, count: Int(count))
    }
  #endif
}
