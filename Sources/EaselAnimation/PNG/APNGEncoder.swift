import EaselCanvas
import Foundation

/// An encoder of animated PNG (PNG specification, third edition, sections 4.9 and 11.3.6).
struct APNGEncoder: AnimationEncoder {
  // The width of a PNG has 31 bits.
  static let maximumSide = Int(Int32.max)
  // Viewers take delays up to 10 ms for an error and use a tenth of a second.
  static let maximumFrameRate = 90.0
  static let maximumLoopCount = Int(Int32.max)
  static let hasStill = true

  let settings: AnimationSettings
  let rules: FrameRules

  init(_ settings: AnimationSettings) {
    self.settings = settings
    rules = FrameRules(ticksPerSecond: Self.ticks(settings.schedule), maximumDelay: 0xFFFF)
  }

  /// Returns the denominator of the delays: the frame rate if all frames begin at multiples, or
  /// 1000.
  private static func ticks(_ schedule: FrameSchedule) -> Int {
    let rate = schedule.frameRate
    let isWhole = ([1] + schedule.boundaries).allSatisfy {
      abs($0 * rate - ($0 * rate).rounded()) < 1e-6
    }
    return isWhole && rate >= 1 ? Int(rate) : 1000
  }

  /// The layout of the pixels; a frame that is drawn over others needs alpha.
  private var layout: PNGLayout {
    settings.isOpaque && settings.schedule.count == 1 ? .rgb : .rgba
  }

  func encode(_ update: FrameUpdate) throws -> EncodedFrame {
    let pixels = PNGPixels(layout: layout)
    return try update.smaller {
      try pixels.compressed($0, width: update.rect.width, height: update.rect.height)
    }
  }

  func assemble(_ frames: [EncodedFrame], still: [UInt8]?) throws -> Data {
    var chunks = PNGChunks()
    chunks.addHeader(width: settings.width, height: settings.height, layout: layout)
    chunks.add(
      "acTL", PNGChunks.bytes32(frames.count) + PNGChunks.bytes32(settings.loopCount))
    // A default image without a frame control chunk before it is not part of the animation. If the
    // first frame is equal to the still, it is the default image.
    var stillData = still
    if still == frames.first?.data { stillData = nil }
    if let stillData { chunks.add("IDAT", stillData) }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      chunks.add("fcTL", control(frame, sequence))
      sequence += 1
      if index == 0, stillData == nil {
        chunks.add("IDAT", frame.data)
      } else {
        chunks.add("fdAT", PNGChunks.bytes32(sequence), frame.data)
        sequence += 1
      }
    }
    chunks.add("IEND")
    return chunks.data
  }

  /// Returns the frame control chunk: the rectangle, the delay, and no disposal.
  private func control(_ frame: EncodedFrame, _ sequence: Int) -> [UInt8] {
    let rect = frame.rect
    return [sequence, rect.width, rect.height, rect.x, rect.y].flatMap(PNGChunks.bytes32)
      + PNGChunks.bytes16(frame.delay) + PNGChunks.bytes16(rules.ticksPerSecond)
      + [0, frame.isLaidOver ? 1 : 0]
  }
}
