import Foundation

extension Frame {
  /// Returns the smallest rectangle that contains all changed pixels; nil if the frames are equal.
  func changes(since previous: Frame) -> PixelRect? {
    pixels.withUnsafeBufferPointer { new in
      previous.pixels.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return nil }
        func isSame(_ row: Int) -> Bool {
          memcmp(new + row * width, old + row * width, width * 4) == 0
        }
        guard let top = (0..<height).first(where: { !isSame($0) }) else { return nil }
        var bottom = height - 1
        while bottom > top, isSame(bottom) { bottom -= 1 }
        var (left, right) = (width, -1)
        for row in top...bottom {
          let start = row * width
          var x = 0
          while x < left, new[start + x] == old[start + x] { x += 1 }
          left = x
          x = width - 1
          while x > right, new[start + x] == old[start + x] { x -= 1 }
          right = x
        }
        return PixelRect(
          x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }

  /// Returns the smallest rectangle of the pixels that become transparent within another; nil for
  /// none.
  func vanished(since previous: Frame, in rect: PixelRect) -> PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    pixels.withUnsafeBufferPointer { new in
      previous.pixels.withUnsafeBufferPointer { old in
        for y in rect.y..<(rect.y + rect.height) {
          for x in rect.x..<(rect.x + rect.width)
          where new[y * width + x] == 0 && old[y * width + x] != 0 {
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
