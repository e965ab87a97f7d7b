import EaselCanvas
import Foundation

#if GIF
  /// An encoder of animated GIF by giflib, with a palette for each frame (GIF89a specification).
  struct GIFEncoder: AnimationEncoder {
    // Two bytes.
    static let maximumSide = 65_535
    // Delays are in hundredths of a second, and viewers take a delay of 1 for an error.
    static let maximumFrameRate = 50.0
    // Two bytes contain the number of repetitions after the first.
    static let maximumLoopCount = 65_536
    static let hasStill = false

    let settings: AnimationSettings
    let rules = FrameRules(ticksPerSecond: 100, maximumDelay: 0xFFFF, clearsByDisposal: true)

    init(_ settings: AnimationSettings) { self.settings = settings }

    func prepare(_ frame: inout Frame) -> Diagnostic? {
      guard frame.makeBinary() else { return nil }
      return Diagnostic(
        .warning, .transparencyReduced,
        "GIF has no partial transparency; such pixels were made opaque or transparent: set a "
          + "background color", operation: "AnimatedDrawing")
    }

    func encode(_ update: FrameUpdate) throws -> EncodedFrame {
      let pixels = changedPixels(update)
      let indexed =
        try IndexedPixels(exactly: pixels)
        ?? Quantizer().indexed(pixels, width: update.rect.width, height: update.rect.height)
      let writer = try GIFWriter(settings)
      let data = try writer.image(
        indexed, in: update.rect, delay: update.delay, isCleared: update.isCleared)
      return EncodedFrame(update, isLaidOver: true, data: data)
    }

    func assemble(_ frames: [EncodedFrame], still: [UInt8]?) throws -> Data {
      let writer = try GIFWriter(settings)
      var data = Data(try writer.header(loopCount: settings.loopCount))
      for frame in frames { data.append(contentsOf: frame.data) }
      data.append(GIFWriter.trailer)
      return data
    }

    /// Returns the pixels of the rectangle, with 0 for unchanged ones.
    private func changedPixels(_ update: FrameUpdate) -> [UInt32] {
      // After `prepare`, all pixels are opaque or 0, which are equal in straight and premultiplied
      // form.
      let rect = update.rect
      return [UInt32](unsafeUninitializedCapacity: rect.area) { target, count in
        var index = 0
        for y in rect.y..<(rect.y + rect.height) {
          let start = y * update.frame.width + rect.x
          for position in start..<(start + rect.width) {
            let pixel = update.frame.pixels[position]
            target[index] = pixel == update.previous?.pixels[position] ? 0 : pixel
            index += 1
          }
        }
        count = rect.area
      }
    }
  }
#endif

extension EaselError.Code {
  /// The code of the warning that partially transparent pixels were made opaque or fully
  /// transparent, since GIF supports no others.
  public static let transparencyReduced = Self(rawValue: "transparencyReduced")
}
