/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The number of pixels.
  var area: Int { width * height }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
