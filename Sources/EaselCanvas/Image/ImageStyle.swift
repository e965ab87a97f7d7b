import Foundation

/// The tint and the caps of an image that apply when it is drawn as a whole.
package struct ImageStyle: Hashable, Sendable {
  /// Whether the image is drawn with its own colors or as a template.
  package var renderingMode = Image.RenderingMode.automatic
  /// The edges that keep their size when the image is stretched, or `nil` to stretch the whole
  /// image.
  package var caps: ImageCaps?

  /// Creates a style without template and caps.
  package init() {}

  /// Whether the image is drawn from its pixels alone.
  package var isPlain: Bool { renderingMode != .alwaysTemplate && caps == nil }
}

/// The edges of an image that keep their size when it is stretched, in points.
package struct ImageCaps: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat
  /// Whether the middle between the edges is tiled or stretched.
  package var resizingMode: Image.ResizingMode

  package init(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat,
    resizingMode: Image.ResizingMode
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.resizingMode = resizingMode
  }
}

extension Image {
  /// A choice between drawing an image in its own colors and drawing it as a template in one color.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// Draws the image with its own colors.
    case automatic
    /// Draws the image with its own colors, the same as ``automatic``.
    case alwaysOriginal
    /// Paints the image in one color with the opacity of its pixels: the tint color in an image
    /// view, the fill color in `Image.draw(in:)`.
    case alwaysTemplate
  }

  /// The way in which the parts between the cap insets of an image fill their space.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    /// Repeats the parts between the cap insets at their own size.
    case tile
    /// Stretches the parts between the cap insets.
    case stretch
  }

  /// Returns the image with another style.
  ///
  /// Both images share the pixels.
  package func with(style: ImageStyle) -> Image {
    guard style != self.style else { return self }
    return Image(
      premultipliedBGRA: pixels, width: width, height: height, scale: scale, jpegData: jpegData,
      style: style, orientation: orientation, diagnostics: diagnostics)
  }

  /// Returns the shape of the image in one color, whose components are not premultiplied.
  package func tinted(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Image {
    var style = style
    style.renderingMode = .alwaysOriginal
    var bytes = pixels
    let opacity = min(max(alpha, 0), 1)
    // The factor for the opacity of each pixel that gives blue, green, red and alpha.
    let shares = [blue, green, red, 1].map { min(max($0, 0), 1) * opacity }
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let coverage = CGFloat(pixels[start + 3])
      for part in 0..<4 { bytes[start + part] = UInt8((coverage * shares[part]).rounded()) }
    }
    return Image(
      premultipliedBGRA: bytes, width: width, height: height, scale: scale, style: style,
      orientation: orientation, diagnostics: diagnostics)
  }

  /// Whether every pixel has full opacity.
  var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
