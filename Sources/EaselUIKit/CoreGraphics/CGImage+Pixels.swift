import EaselCanvas
import Foundation

extension Image {
  /// Creates an image with 1 pixel per point from the pixels in a provider's bytes; `nil` for too
  /// few bytes or a layout that is not supported.
  ///
  /// Components have 8 bits. A pixel has 8 bits of gray or of alpha, 24 bits of red, green and blue,
  /// or 32 bits with an alpha component, premultiplied or not, or a component that is skipped,
  /// before or after the colors. Pixels of 32 bits may be in little-endian byte order.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits of a component; only 8 is supported.
  ///   - bitsPerPixel: The number of bits of a pixel: 8, 24 or 32.
  ///   - bytesPerRow: The number of bytes from the start of one row to the start of the next.
  ///   - space: The color space: gray for 8 bits per pixel, or sRGB.
  ///   - bitmapInfo: The layout: a ``CGImageAlphaInfo`` and a byte order of ``CGBitmapInfo``.
  ///   - provider: The provider of the bytes, which are copied.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used: the context decides.
  ///   - intent: Not used: all colors are sRGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let bytes = [UInt8]((provider.data ?? NSData()) as Data)
    guard width > 0, height > 0, bitsPerComponent == 8,
      let layout = PixelLayout(bitsPerPixel, space, bitmapInfo),
      bytesPerRow / layout.size >= width,
      // The last row may end with its last pixel.
      bytes.count >= width * layout.size,
      (bytes.count - width * layout.size) / bytesPerRow >= height - 1
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        layout.append(bytes, at: y * bytesPerRow + x * layout.size, to: &pixels)
      }
    }
    self.init(Image(premultipliedRGBA: pixels, width: width, height: height), scale: 1)
  }
}

/// The positions of the components in the bytes of a pixel.
private struct PixelLayout {
  /// The number of bytes of a pixel.
  let size: Int
  private let red: Int
  private let green: Int
  private let blue: Int
  /// The position of alpha; `nil` if pixels are opaque.
  private let alpha: Int?
  private let isPremultiplied: Bool
  /// Whether the only component is alpha.
  private let isAlphaOnly: Bool

  init?(_ bitsPerPixel: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
    guard
      let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    size = bitsPerPixel / 8
    isPremultiplied = alpha != .first && alpha != .last
    isAlphaOnly = alpha == .alphaOnly
    switch (bitsPerPixel, alpha) {
    case (8, .alphaOnly): (red, green, blue, self.alpha) = (0, 0, 0, 0)
    case (8, .none) where space.model == .monochrome:
      (red, green, blue, self.alpha) = (0, 0, 0, nil)
    case (24, .none): (red, green, blue, self.alpha) = (0, 1, 2, nil)
    case (32, .none), (32, .noneSkipLast), (32, .premultipliedLast), (32, .last),
      (32, .noneSkipFirst), (32, .premultipliedFirst), (32, .first):
      let isFirst = alpha == .noneSkipFirst || alpha == .premultipliedFirst || alpha == .first
      let isOpaque = alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast
      let order = info.intersection(.byteOrderMask)
      guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else {
        return nil
      }
      var positions = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      if order == .byteOrder32Little { positions = positions.map { 3 - $0 } }
      (red, green, blue) = (positions[0], positions[1], positions[2])
      self.alpha = isOpaque ? nil : positions[3]
    default: return nil
    }
  }

  /// Adds the pixel at a position to premultiplied pixels of red, green, blue and alpha.
  func append(_ bytes: [UInt8], at position: Int, to pixels: inout [UInt8]) {
    let opacity = alpha.map { bytes[position + $0] } ?? 255
    func add(_ component: Int) {
      let value = isAlphaOnly ? 0 : bytes[position + component]
      // A component above its opacity is invalid in premultiplied form.
      pixels.append(
        isPremultiplied ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255))
    }
    add(red)
    add(green)
    add(blue)
    pixels.append(opacity)
  }
}
