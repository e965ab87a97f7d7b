import EaselCanvas
import Foundation

#if WebP
  internal import CWebP

  /// An encoder of animated WebP by libwebp.
  ///
  /// Each frame is encoded once, by itself, and libwebpmux joins them. libwebp's own animation
  /// encoder tries each frame in several ways, one after the other on one thread.
  struct WebPEncoder: AnimationEncoder {
    // Fourteen bits (WebP container specification).
    static let maximumSide = 16_383
    // Viewers take delays up to 10 ms for an error and use a tenth of a second.
    static let maximumFrameRate = 90.0
    static let maximumLoopCount = 0xFFFF
    static let hasStill = false

    let settings: AnimationSettings
    let rules = FrameRules(
      ticksPerSecond: 1000, maximumDelay: 0xFF_FFFF, hasEvenOrigins: true)
    private let compression: WebPCompression

    /// The effort of lossless compression, 0 … 100; `cwebp -z 1` uses this value for method 1.
    private static let losslessEffort: Float = 20

    init(_ settings: AnimationSettings, _ compression: WebPCompression) throws {
      guard (0...6).contains(compression.method), (0...100).contains(compression.quality) else {
        throw EaselError(
          .outOfRange,
          "the quality \(compression.quality) or the method \(compression.method) is outside of "
            + "WebP's; give a quality of 0 … 100 and a method of 0 … 6",
          operation: "AnimatedDrawing",
          value: "\(compression.quality), \(compression.method)")
      }
      self.settings = settings
      self.compression = compression
    }

    func encode(_ update: FrameUpdate) throws -> EncodedFrame {
      // A lossy frame over another would leave visible edges.
      guard compression.isLossless else {
        return EncodedFrame(update, data: try bitstream(update.replacement, update.rect))
      }
      return try update.smaller { try bitstream($0, update.rect) }
    }

    /// Returns a frame as a WebP file of its own.
    private func bitstream(_ pixels: [UInt32], _ rect: PixelRect) throws -> [UInt8] {
      var (configuration, pixels) = (try makeConfiguration(), pixels)
      var source = WebPPicture()
      guard WebPPictureInit(&source) != 0 else { throw Self.mismatch }
      defer { WebPPictureFree(&source) }
      source.use_argb = 1
      source.width = Int32(rect.width)
      source.height = Int32(rect.height)
      source.argb_stride = source.width
      var output = WebPMemoryWriter()
      WebPMemoryWriterInit(&output)
      defer { WebPMemoryWriterClear(&output) }
      let isDone = pixels.withUnsafeMutableBufferPointer { pixels in
        withUnsafeMutablePointer(to: &output) { output in
          source.argb = pixels.baseAddress
          source.writer = WebPMemoryWrite
          source.custom_ptr = UnsafeMutableRawPointer(output)
          return WebPEncode(&configuration, &source) != 0
        }
      }
      guard isDone else {
        throw Self.failure("libwebp cannot encode a frame: error \(source.error_code.rawValue)")
      }
      return Array(UnsafeBufferPointer(start: output.mem, count: output.size))
    }

    func assemble(_ frames: [EncodedFrame], still: [UInt8]?) throws -> Data {
      guard let mux = WebPMuxNew() else { throw Self.mismatch }
      defer { WebPMuxDelete(mux) }
      try Self.check(
        WebPMuxSetCanvasSize(mux, Int32(settings.width), Int32(settings.height)))
      // libwebp uses this background color only if a viewer requests it.
      var parameters = WebPMuxAnimParams(
        bgcolor: settings.background, loop_count: Int32(settings.loopCount))
      try Self.check(WebPMuxSetAnimationParams(mux, &parameters))
      for frame in frames {
        try frame.data.withUnsafeBufferPointer { bytes in
          var info = WebPMuxFrameInfo()
          info.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
          info.x_offset = Int32(frame.rect.x)
          info.y_offset = Int32(frame.rect.y)
          info.duration = Int32(frame.delay)
          info.id = WEBP_CHUNK_ANMF
          info.dispose_method = WEBP_MUX_DISPOSE_NONE
          info.blend_method = frame.isLaidOver ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
          try Self.check(WebPMuxPushFrame(mux, &info, 1))
        }
      }
      var file = WebPData()
      defer { WebPDataClear(&file) }
      try Self.check(WebPMuxAssemble(mux, &file))
      guard let bytes = file.bytes else { throw Self.failure("libwebpmux made no file") }
      return Data(bytes: bytes, count: file.size)
    }

    private func makeConfiguration() throws -> WebPConfig {
      var configuration = WebPConfig()
      // The preset for drawings preserves edges and filters little.
      guard
        WebPConfigPreset(&configuration, WEBP_PRESET_DRAWING, Float(compression.quality)) != 0
      else { throw Self.mismatch }
      configuration.method = Int32(compression.method)
      if compression.isLossless {
        configuration.lossless = 1
        configuration.exact = 1
        configuration.quality = Self.losslessEffort
      }
      return configuration
    }

    private static func check(_ status: WebPMuxError) throws {
      guard status == WEBP_MUX_OK else {
        throw failure("libwebpmux cannot put the animation together: error \(status.rawValue)")
      }
    }

    private static var mismatch: EaselError {
      failure("libwebp has another version than the one that was compiled against")
    }

    private static func failure(_ message: String) -> EaselError {
      EaselError(.backendFailed, message, operation: "AnimatedDrawing")
    }
  }
#endif
