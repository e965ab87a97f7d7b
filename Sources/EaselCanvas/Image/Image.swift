import Foundation

/// An immutable image made of pixels.
///
/// ```swift
/// let logo = try Image(data: Data(contentsOf: url), scale: 2)
/// canvas.draw(logo, in: CGRect(origin: .zero, size: logo.size))
/// ```
public final class Image: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Premultiplied pixels as blue, green, red, alpha, row by row without padding.
  ///
  /// It is cairo's ARGB32 on little-endian machines.
  let pixels: [UInt8]
  /// The JPEG file that the pixels come from, for formats that embed it unchanged.
  let jpegData: Data?
  /// The tint and the caps that apply when the whole image is drawn.
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

  /// The size in points: the number of pixels divided by ``scale``.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}

extension Image: Hashable {
  /// Returns whether two images have equal pixels, size in pixels, scale, rendering mode and cap
  /// insets.
  public static func == (a: Image, b: Image) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height && a.scale == b.scale && a.style == b.style
        && a.pixels == b.pixels)
  }

  /// Hashes the size and some of the pixels.
  ///
  /// Equality compares all pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    // The size alone does not distinguish emoji, which all have one size.
    for index in stride(from: 0, to: pixels.count, by: pixels.count / 16 | 1) {
      hasher.combine(pixels[index])
    }
  }
}
