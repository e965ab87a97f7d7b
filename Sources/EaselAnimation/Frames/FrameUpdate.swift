/// The data for one stored frame of an animation.
struct FrameUpdate: Sendable {
  /// The pixels that will be visible.
  var frame: Frame
  /// The visible pixels before; nil for the first frame.
  var previous: Frame?
  /// The rectangle that is stored, which contains all changes.
  var rect: PixelRect
  /// The time for which it is visible, in the ticks of the format.
  var delay: Int
  /// Whether its rectangle becomes transparent after its time.
  var isCleared = false
}

/// A stored frame: its rectangle, its delay, and its bytes in the format.
struct EncodedFrame: Sendable {
  let rect: PixelRect
  let delay: Int
  /// Whether it is drawn over the visible pixels, and does not replace them.
  let isLaidOver: Bool
  let data: [UInt8]

  init(_ update: FrameUpdate, isLaidOver: Bool = false, data: [UInt8]) {
    rect = update.rect
    delay = update.delay
    self.isLaidOver = isLaidOver
    self.data = data
  }
}
