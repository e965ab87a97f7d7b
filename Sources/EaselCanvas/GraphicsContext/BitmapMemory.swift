import Foundation

/// Memory of the caller that a bitmap context reads its first pixels from and writes its pixels to.
///
/// The owner keeps it alive as long as the context is drawn on. Only the calls whose documentation
/// says so access it. Releasing the context does not access it.
package struct BitmapMemory {
  /// The order and meaning of the bytes of a pixel.
  package enum Layout: Hashable, Sendable {
    /// Red, green, blue, opacity, with premultiplied colors.
    case rgba
    /// Opacity, red, green, blue, with premultiplied colors.
    case argb
    /// Blue, green, red, opacity, with premultiplied colors.
    case bgra
    /// A single byte of gray.
    case gray
    /// A single byte of opacity.
    case alpha

    /// The number of bytes of a pixel.
    package var bytesPerPixel: Int {
      switch self {
      case .rgba, .argb, .bgra: 4
      case .gray, .alpha: 1
      }
    }
  }

  /// The address of the first byte.
  package let pointer: UnsafeMutableRawPointer
  /// The number of bytes from the start of one row to the start of the next.
  package let bytesPerRow: Int
  /// The order and meaning of the bytes of a pixel.
  package let layout: Layout
  /// Whether all pixels are opaque, and the byte of their opacity has no meaning.
  package let isOpaque: Bool

  /// Creates a description of memory, or `nil` if a row is too short for `width` pixels.
  package init?(
    _ pointer: UnsafeMutableRawPointer, width: Int, bytesPerRow: Int, layout: Layout,
    isOpaque: Bool
  ) {
    guard width > 0, bytesPerRow / layout.bytesPerPixel >= width else { return nil }
    self.pointer = pointer
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    self.isOpaque = isOpaque
  }

  /// Returns an image with the pixels that the memory contains.
  func image(width: Int, height: Int) -> Image {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let at = y * bytesPerRow + x * layout.bytesPerPixel
        func byte(_ offset: Int) -> UInt8 {
          pointer.load(fromByteOffset: at + offset, as: UInt8.self)
        }
        var (blue, green, red, alpha): (UInt8, UInt8, UInt8, UInt8)
        switch layout {
        case .rgba: (blue, green, red, alpha) = (byte(2), byte(1), byte(0), byte(3))
        case .argb: (blue, green, red, alpha) = (byte(3), byte(2), byte(1), byte(0))
        case .bgra: (blue, green, red, alpha) = (byte(0), byte(1), byte(2), byte(3))
        case .gray: (blue, green, red, alpha) = (byte(0), byte(0), byte(0), 255)
        case .alpha: (blue, green, red, alpha) = (0, 0, 0, byte(0))
        }
        if isOpaque { alpha = 255 }
        // A component above its opacity is invalid in premultiplied form and would overflow when
        // drawn.
        pixels += [min(blue, alpha), min(green, alpha), min(red, alpha), alpha]
      }
    }
    return Image(premultipliedBGRA: pixels, width: width, height: height, scale: 1)
  }

  /// Writes the pixels of an image to the memory.
  func write(_ image: Image) {
    for y in 0..<image.height {
      for x in 0..<image.width {
        let index = (y * image.width + x) * 4
        let (blue, green, red) = (
          image.pixels[index], image.pixels[index + 1], image.pixels[index + 2]
        )
        let alpha = isOpaque ? 255 : image.pixels[index + 3]
        let bytes: [UInt8]
        switch layout {
        case .rgba: bytes = [red, green, blue, alpha]
        case .argb: bytes = [alpha, red, green, blue]
        case .bgra: bytes = [blue, green, red, alpha]
        case .gray: bytes = [luma(red, green, blue)]
        case .alpha: bytes = [alpha]
        }
        let at = y * bytesPerRow + x * layout.bytesPerPixel
        for (offset, byte) in bytes.enumerated() {
          pointer.storeBytes(of: byte, toByteOffset: at + offset, as: UInt8.self)
        }
      }
    }
  }

  /// Returns the luma of ITU-R BT.601.
  ///
  /// Transparent pixels are over black: gray has no opacity.
  private func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let thousandths: Int = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
    return UInt8(thousandths / 1000)
  }
}
