import EaselCanvas

/// The pixels of one frame.
struct Frame: Sendable, Hashable {
  let width: Int
  let height: Int
  /// The pixels row by row: premultiplied, with alpha in the highest byte, then red, green, blue.
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Copies the pixels of an image.
  init(_ image: Image) {
    width = image.width
    height = image.height
    let count = width * height
    pixels = image.withPremultipliedBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
        UnsafeMutableRawBufferPointer(target).copyMemory(from: UnsafeRawBufferPointer(bytes))
        initialized = count
      }
    }
    // The bytes of an image are blue, green, red, alpha on every machine.
    #if _endian(big)
      for index in pixels.indices { pixels[index] = pixels[index].byteSwapped }
    #endif
  }

  /// The rectangle of the whole frame.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Whether all pixels are opaque.
  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var common: UInt32 = .max
      for pixel in pixels { common &= pixel }
      return common >= 0xFF00_0000
    }
  }

  /// Composites the pixels over an opaque color.
  mutating func flatten(over color: UInt32) {
    let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
    for index in pixels.indices where pixels[index] < 0xFF00_0000 {
      let pixel = pixels[index]
      let rest = 255 - pixel >> 24
      func part(_ shift: UInt32, _ under: UInt32) -> UInt32 {
        min((pixel >> shift & 255) + (under * rest + 127) / 255, 255) << shift
      }
      pixels[index] = 0xFF00_0000 | part(16, red) | part(8, green) | part(0, blue)
    }
  }

  /// Makes a rectangle transparent.
  mutating func clear(_ rect: PixelRect) {
    for y in rect.y..<(rect.y + rect.height) {
      let start = y * width + rect.x
      for index in start..<(start + rect.width) { pixels[index] = 0 }
    }
  }

  /// Makes each pixel opaque or transparent; returns true if any was translucent.
  ///
  /// An opaque pixel has its color without premultiplication.
  mutating func makeBinary() -> Bool {
    guard !isOpaque else { return false }
    var isChanged = false
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        guard pixel != 0, pixel < 0xFF00_0000 else { continue }
        isChanged = true
        pixels[index] = pixel >> 24 < 128 ? 0 : Self.straight(pixel) | 0xFF00_0000
      }
    }
    return isChanged
  }

  /// Returns the pixels of a rectangle without premultiplication.
  ///
  /// Only this function and ``makeBinary()`` convert premultiplied pixels to straight ones.
  func straightPixels(in rect: PixelRect) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: rect.area) { target, count in
      pixels.withUnsafeBufferPointer { source in
        var index = 0
        for y in rect.y..<(rect.y + rect.height) {
          let start = y * width + rect.x
          for position in start..<(start + rect.width) {
            target[index] = Self.straight(source[position])
            index += 1
          }
        }
      }
      count = rect.area
    }
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let half = alpha / 2
    let red = min(((pixel >> 16 & 255) * 255 + half) / alpha, 255)
    let green = min(((pixel >> 8 & 255) * 255 + half) / alpha, 255)
    let blue = min(((pixel & 255) * 255 + half) / alpha, 255)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
