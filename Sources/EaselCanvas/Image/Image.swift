import Foundation

/// A picture: pixels that never change.
public final class Image: Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Pixels to a point.
  public let scale: CGFloat
  /// Premultiplied pixels, blue, green, red, alpha (cairo's ARGB32 on little-endian machines), row
  /// by row without padding.
  let pixels: [UInt8]
  /// The JPEG file that the pixels come from, for formats that embed it as it is.
  let jpegData: Data?
  /// How it is coloured and stretched where it is drawn whole.
  package let style: ImageStyle

  init(
    premultipliedBGRA pixels: [UInt8], width: Int, height: Int, scale: CGFloat,
    jpegData: Data? = nil, style: ImageStyle = ImageStyle()
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.scale = scale
    self.jpegData = jpegData
    self.style = style
  }

  /// The size in points: pixels divided by ``scale``.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}

extension Image: Hashable {
  /// Equal when size, scale, style and every pixel are.
  public static func == (a: Image, b: Image) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height && a.scale == b.scale && a.style == b.style
        && a.pixels == b.pixels)
  }

  /// Hashes the size; equality compares the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    // Emoji are all of one size.
    for index in stride(from: 0, to: pixels.count, by: pixels.count / 16 | 1) {
      hasher.combine(pixels[index])
    }
  }
}
