import Foundation

extension Image {
  /// Reads a picture in PNG or, with the package trait `JPEG`, in JPEG.
  ///
  /// ```swift
  /// let logo = try Image(data: bytes, scale: 2)
  /// ```
  ///
  /// The file is walked before it is decoded: lengths, checksums, and the number of pixels against
  /// `limits`. A JPEG goes into PDF as it is, up to its end. Throws `invalidImage`, `limitExceeded` or
  /// `unsupportedFormat`. An orientation in a JPEG's EXIF data is not followed.
  ///
  /// Where UIKit's names are imported too, its call that gives nil in place of an error goes first.
  @_disfavoredOverload
  public convenience init(data: Data, scale: CGFloat = 1, limits: Limits = Limits()) throws {
    try Self.check(scale)
    let decoded = try BuiltInDecoders.decode(data, limits: limits)
    self.init(
      premultipliedBGRA: decoded.pixels, width: decoded.width, height: decoded.height,
      scale: scale, jpegData: decoded.jpegData)
  }

  /// Reads a picture from a file; throws `inputFailed` for anything but a regular file that can be
  /// read, else what ``init(data:scale:limits:)`` throws.
  public convenience init(
    contentsOf url: URL, scale: CGFloat = 1, limits: Limits = Limits()
  ) throws {
    let type = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)[
        .type]
    guard type as? FileAttributeType == .typeRegular, let data = try? Data(contentsOf: url) else {
      throw EaselError(
        .inputFailed, "“\(url.path)” is not a file that can be read", operation: "Image",
        value: url.path)
    }
    try self.init(data: data, scale: scale, limits: limits)
  }

  /// Makes a picture from raw pixels: red, green, blue, alpha, a byte each, row by row.
  public convenience init(
    rgba bytes: [UInt8], width: Int, height: Int, scale: CGFloat = 1, isPremultiplied: Bool = false
  ) throws {
    try Self.check(scale)
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      bytes.count == width * height * 4
    else {
      throw EaselError(
        .invalidImage,
        "\(bytes.count) bytes are not \(width) × \(height) pixels of four bytes, of at most 32767 "
          + "a side", operation: "Image")
    }
    var pixels = bytes
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(bytes[index + 3])
      func part(_ offset: Int) -> UInt8 {
        let value = Int(bytes[index + offset])
        // A component beyond its opacity has no meaning and would overflow where it is drawn.
        return isPremultiplied ? UInt8(min(value, alpha)) : UInt8((value * alpha + 127) / 255)
      }
      (pixels[index], pixels[index + 1], pixels[index + 2]) = (part(2), part(1), part(0))
    }
    self.init(premultipliedBGRA: pixels, width: width, height: height, scale: scale)
  }

  private static func check(_ scale: CGFloat) throws {
    guard scale.isFinite, scale > 0 else {
      throw EaselError(
        .invalidNumber, "the scale is \(scale); give a number above 0", operation: "Image",
        value: "\(scale)")
    }
    guard isScale(scale) else {
      throw EaselError(
        .outOfRange,
        "the scale is \(scale); give \(scales.lowerBound) … \(scales.upperBound) pixels to a point",
        operation: "Image", value: "\(scale)")
    }
  }

  /// Red, green, blue and alpha of a pixel, not premultiplied; nil outside of the picture.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let index = (y * width + x) * 4
    let alpha = Int(pixels[index + 3])
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func part(_ offset: Int) -> UInt8 {
      UInt8(min((Int(pixels[index + offset]) * 255 + alpha / 2) / alpha, 255))
    }
    return (part(2), part(1), part(0), UInt8(alpha))
  }

  /// Runs the closure on the pixels: premultiplied, blue, green, red, alpha, row by row.
  public func withPremultipliedBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer(body)
  }
}
