import Foundation

extension Image {
  /// Pixels to a point that a picture may have: beyond these its size, or what it is drawn by, has no
  /// number.
  static let scales: ClosedRange<CGFloat> = 1e-6...1e6

  /// Whether a picture may have so many pixels to a point; no NaN is.
  static func isScale(_ scale: CGFloat) -> Bool { scales.contains(scale) }

  /// The same pixels at another number of pixels to a point; the pixels are shared.
  ///
  /// A scale that is not 10⁻⁶ … 10⁶ gives the picture as it is.
  public func with(scale: CGFloat) -> Image {
    guard Self.isScale(scale), scale != self.scale else { return self }
    return Image(
      premultipliedBGRA: pixels, width: width, height: height, scale: scale, jpegData: jpegData,
      style: style)
  }

  /// The part of the picture in a rectangle of its pixels; nil where they do not meet.
  public func cropped(to rect: CGRect) -> Image? {
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
    return Image(premultipliedBGRA: bytes, width: columns, height: rows, scale: scale)
  }
}

extension Image {
  /// Takes another picture's pixels, so many to a point.
  public convenience init(_ image: Image, scale: CGFloat) {
    self.init(
      premultipliedBGRA: image.pixels, width: image.width, height: image.height,
      scale: Self.isScale(scale) ? scale : 1, jpegData: image.jpegData)
  }

  /// A picture without pixels; drawing it draws nothing.
  public static let empty = Image(premultipliedBGRA: [], width: 0, height: 0, scale: 1)
}
