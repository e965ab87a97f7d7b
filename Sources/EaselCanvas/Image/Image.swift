import Foundation
import Synchronization

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
  /// The pixels as ``rgba`` returns them, after its first call.
  let rgbaBytes = Mutex<PixelBytes?>(nil)
  /// A JPEG file with the same pixels, for formats that embed it.
  let jpegData: Data?
  /// The tint and the caps that apply when the whole image is drawn.
  package let style: ImageStyle
  /// The orientation of the pixels in the file that the image comes from.
  ///
  /// ``pixels`` are upright.
  package let orientation: ImageOrientation
  /// The parts of the image's file that are ignored, as diagnostics.
  ///
  /// An example is a color profile that is damaged. Drawing the image notes them in the rendering.
  public let diagnostics: [Diagnostic]

  init(
    premultipliedBGRA pixels: [UInt8], width: Int, height: Int, scale: CGFloat,
    jpegData: Data? = nil, style: ImageStyle = ImageStyle(),
    orientation: ImageOrientation = .up, diagnostics: [Diagnostic] = []
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.scale = scale
    self.jpegData = jpegData
    self.style = style
    self.orientation = orientation
    self.diagnostics = diagnostics
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
