#if WebP
  import CWebPDemux
  import EaselCanvas
  import Foundation

  /// Reads an animated WebP for tests, by libwebp's own decoder.
  struct WebPReading {
    struct Failure: Error {}

    var loopCount = 0
    /// Images as they are to be seen.
    var drawnImages: [Image] = []
    /// When each image ends, in milliseconds.
    var ends: [Int] = []
    /// Where the stored images lie.
    var rects: [[Int]] = []
    /// Whether they lie over those before.
    var blending: [Bool] = []

    init(_ data: Data) throws {
      let bytes = [UInt8](data)
      try bytes.withUnsafeBufferPointer { bytes in
        var file = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInit(&options) != 0,
          let decoder = WebPAnimDecoderNew(&file, &options)
        else { throw Failure() }
        defer { WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw Failure() }
        loopCount = Int(info.loop_count)
        let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
        while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
          var (pixels, end) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
          guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
            throw Failure()
          }
          ends.append(Int(end))
          drawnImages.append(
            try Image(
              rgba: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)),
              width: width, height: height))
        }
        try readRects(&file)
      }
    }

    private mutating func readRects(_ file: inout WebPData) throws {
      guard let demuxer = WebPDemux(&file) else { throw Failure() }
      defer { WebPDemuxDelete(demuxer) }
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { throw Failure() }
      defer { WebPDemuxReleaseIterator(&frame) }
      repeat {
        blending.append(frame.blend_method == WEBP_MUX_BLEND)
        rects.append([frame.x_offset, frame.y_offset, frame.width, frame.height].map(Int.init))
      } while WebPDemuxNextFrame(&frame) != 0
    }
  }
#endif
