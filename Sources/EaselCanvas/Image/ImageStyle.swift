import Foundation

/// How an image is coloured and stretched where it is drawn whole.
package struct ImageStyle: Hashable, Sendable {
  /// Whether its colours count.
  package var renderingMode = Image.RenderingMode.automatic
  /// What keeps its size when the image is stretched; nil for an image that is stretched as a whole.
  package var caps: ImageCaps?

  /// Makes the usual style.
  package init() {}

  /// Whether it is drawn by its pixels alone.
  package var isPlain: Bool { renderingMode != .alwaysTemplate && caps == nil }
}

/// The sides of an image that keep their size when it is stretched, in points.
package struct ImageCaps: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat
  /// What happens to what lies between them.
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
  /// Whether an image's colours count, or its shape alone.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// The colours count.
    case automatic
    /// The colours count.
    case alwaysOriginal
    /// The shape counts, drawn with the fill colour, or with a view's tint.
    case alwaysTemplate
  }

  /// What becomes of the middle of an image whose sides keep their size.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The same image drawn in another style; the pixels are shared.
  package func with(style: ImageStyle) -> Image {
    guard style != self.style else { return self }
    return Image(
      premultipliedBGRA: pixels, width: width, height: height, scale: scale, jpegData: jpegData,
      style: style)
  }

  /// The shape of the image in one colour, whose components are not multiplied by its opacity.
  package func tinted(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Image {
    var style = style
    style.renderingMode = .alwaysOriginal
    var bytes = pixels
    let opacity = min(max(alpha, 0), 1)
    // How much of each byte's opacity blue, green, red and opacity have.
    let shares = [blue, green, red, 1].map { min(max($0, 0), 1) * opacity }
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let coverage = CGFloat(pixels[start + 3])
      for part in 0..<4 { bytes[start + part] = UInt8((coverage * shares[part]).rounded()) }
    }
    return Image(
      premultipliedBGRA: bytes, width: width, height: height, scale: scale, style: style)
  }

  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
