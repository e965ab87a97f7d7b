/// What one stored picture of an animation is made from.
struct FrameUpdate: Sendable {
  /// The pixels that are to be seen.
  var frame: Frame
  /// What is seen where nothing is stored; nil before the first picture.
  var previous: Frame?
  /// What is stored of it: all that differs from before lies within.
  var rect: PixelRect
  /// How long it shows, in the ticks of its format.
  var delay: Int
  /// Whether its rectangle becomes transparent after that.
  var isCleared = false
}

/// A stored picture: where it lies, how long it shows, and its bytes in its format.
struct EncodedFrame: Sendable {
  let rect: PixelRect
  let delay: Int
  /// Whether it lies over what is seen already; else it replaces that.
  let isLaidOver: Bool
  let data: [UInt8]

  init(_ update: FrameUpdate, isLaidOver: Bool = false, data: [UInt8]) {
    rect = update.rect
    delay = update.delay
    self.isLaidOver = isLaidOver
    self.data = data
  }
}
