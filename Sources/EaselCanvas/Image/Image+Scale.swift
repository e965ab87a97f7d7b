import Foundation

extension Image {
  /// The valid numbers of pixels per point.
  ///
  /// Outside of it the size, or the factor that an image is drawn by, is not finite.
  static let scales: ClosedRange<CGFloat> = 1e-6...1e6

  /// Whether an image may have this number of pixels per point.
  ///
  /// `NaN` is not valid.
  static func isScale(_ scale: CGFloat) -> Bool { scales.contains(scale) }

  /// Returns an image with the same pixels and another number of pixels per point.
  ///
  /// Both images share the pixels. A scale outside of 10⁻⁶...10⁶ returns the image unchanged.
  public func with(scale: CGFloat) -> Image {
    guard Self.isScale(scale), scale != self.scale else { return self }
    return Image(
      premultipliedBGRA: pixels, width: width, height: height, scale: scale, jpegData: jpegData,
      style: style, orientation: orientation, diagnostics: diagnostics)
  }

  /// Returns the part of the image in a rectangle in pixels, or `nil` if the rectangle is outside
  /// of it.
  ///
  /// - Parameter rect: The rectangle in pixels. It is extended to whole pixels. A rectangle
  ///   whose origin is not finite, or that has a side of NaN, gives `nil`.
  /// - Returns: An image with the same scale, without the rendering mode and the cap insets of this
  ///   one.
  public func cropped(to rect: CGRect) -> Image? {
    guard let rect = rect.bounded else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in y..<(y + rows) {
      let start = (row * width + x) * 4
      bytes += pixels[start..<(start + columns * 4)]
    }
    return Image(
      premultipliedBGRA: bytes, width: columns, height: rows, scale: scale,
      diagnostics: diagnostics)
  }
}

extension Image {
  /// Creates an image with the pixels of another image and `scale` pixels per point, without its
  /// rendering mode and cap insets.
  ///
  /// A scale outside of 10⁻⁶...10⁶ becomes 1.
  public convenience init(_ image: Image, scale: CGFloat) {
    self.init(
      premultipliedBGRA: image.pixels, width: image.width, height: image.height,
      scale: Self.isScale(scale) ? scale : 1, jpegData: image.jpegData,
      diagnostics: image.diagnostics)
  }

  /// An image without pixels, which draws nothing.
  public static let empty = Image(premultipliedBGRA: [], width: 0, height: 0, scale: 1)
}
