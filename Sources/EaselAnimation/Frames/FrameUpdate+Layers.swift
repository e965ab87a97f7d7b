extension FrameUpdate {
  /// The straight pixels of the rectangle, which replace the visible pixels.
  var replacement: [UInt32] { frame.straightPixels(in: rect) }

  /// The straight pixels of the rectangle to draw over the visible pixels, with 0 for unchanged
  /// ones.
  ///
  /// It is nil if the result would differ, since a translucent pixel blends with the one behind it,
  /// and if fewer than half of the pixels are unchanged.
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

  /// Encodes the replacement and, if there is one, the overlay; returns the smaller one.
  func smaller(_ encode: ([UInt32]) throws -> [UInt8]) throws -> EncodedFrame {
    let whole = try encode(replacement)
    if let overlay {
      let data = try encode(overlay)
      if data.count < whole.count { return EncodedFrame(self, isLaidOver: true, data: data) }
    }
    return EncodedFrame(self, data: whole)
  }
}
