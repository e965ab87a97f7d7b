extension FrameUpdate {
  /// The straight pixels of the rectangle, which replace what is seen.
  var replacement: [UInt32] { frame.straightPixels(in: rect) }

  /// The straight pixels of the rectangle with 0 where what is seen stays, to be laid over it.
  ///
  /// Nil where that would show something else, since a pixel lets what was there shine through, and
  /// where fewer than half of the pixels stay.
  var overlay: [UInt32]? {
    guard let previous else { return nil }
    var pixels = replacement
    var stayed = 0
    var index = 0
    for y in rect.y..<(rect.y + rect.height) {
      let start = y * frame.width + rect.x
      for position in start..<(start + rect.width) {
        let (new, old) = (frame.pixels[position], previous.pixels[position])
        if new == old {
          pixels[index] = 0
          stayed += 1
        } else if new < 0xFF00_0000, old != 0 {
          return nil
        }
        index += 1
      }
    }
    return stayed * 2 < rect.area ? nil : pixels
  }

  /// Encodes the replacement and, where there is one, the overlay; returns what is smaller.
  func smaller(_ encode: ([UInt32]) throws -> [UInt8]) throws -> EncodedFrame {
    let whole = try encode(replacement)
    if let overlay {
      let data = try encode(overlay)
      if data.count < whole.count { return EncodedFrame(self, isLaidOver: true, data: data) }
    }
    return EncodedFrame(self, data: whole)
  }
}
