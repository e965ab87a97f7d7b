/// The rules of a format for delays and rectangles.
struct FrameRules: Hashable, Sendable {
  /// The number of units of delay per second.
  var ticksPerSecond: Int
  /// The maximum delay, in ticks.
  var maximumDelay: Int
  /// Whether rectangles must begin at even pixels.
  var hasEvenOrigins = false
  /// Whether the previous frame must be cleared to make pixels transparent.
  var clearsByDisposal = false

  /// Returns the rectangle, enlarged so that it begins at an allowed pixel.
  func aligned(_ rect: PixelRect) -> PixelRect {
    guard hasEvenOrigins else { return rect }
    let (left, top) = (rect.x & 1, rect.y & 1)
    return PixelRect(
      x: rect.x - left, y: rect.y - top, width: rect.width + left, height: rect.height + top)
  }
}
