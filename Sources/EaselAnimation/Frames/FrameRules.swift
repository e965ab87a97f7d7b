/// How a format counts time and where its rectangles may lie.
struct FrameRules: Hashable, Sendable {
  /// The unit of its delays.
  var ticksPerSecond: Int
  /// The longest delay that it can say.
  var maximumDelay: Int
  /// Whether rectangles begin at even pixels.
  var hasEvenOrigins = false
  /// Whether a pixel cannot be made transparent by storing one: the picture before has to be
  /// cleared.
  var clearsByDisposal = false

  /// The rectangle, grown to where it may begin.
  func aligned(_ rect: PixelRect) -> PixelRect {
    guard hasEvenOrigins else { return rect }
    let (left, top) = (rect.x & 1, rect.y & 1)
    return PixelRect(
      x: rect.x - left, y: rect.y - top, width: rect.width + left, height: rect.height + top)
  }
}
