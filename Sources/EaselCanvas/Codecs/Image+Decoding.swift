import Foundation

extension Image {
  /// Creates an image from the bytes of a PNG or, with the package trait `JPEG`, of a JPEG file.
  ///
  /// ```swift
  /// let bytes = try Data(contentsOf: url)
  /// let logo = try Image(data: bytes, scale: 2)
  /// ```
  ///
  /// The chunks of a PNG are checked before it is decoded: their lengths, their checksums, and the
  /// number of pixels against the limits. Of a JPEG, the number of pixels in the header is checked.
  /// The pixels are turned upright by the orientation in EXIF data, and converted to sRGB from the
  /// color profile of the file (package trait `ColorProfiles`) or from the chunks `cICP`, `gAMA` and
  /// `cHRM` of a PNG. A profile that cannot be used is in ``diagnostics``. A JPEG that is upright
  /// and in sRGB is embedded in a PDF unchanged, up to its end marker.
  ///
  /// In code that imports `EaselUIKit`, a call without `limits` is UIKit's initializer, which
  /// returns `nil` instead of throwing.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - limits: The limits for the number of pixels and chunks.
  /// - Throws: `invalidImage`, `limitExceeded` or `unsupportedFormat`; for the scale
  ///   `invalidNumber` or `outOfRange`.
  @_disfavoredOverload
  public convenience init(data: Data, scale: CGFloat = 1, limits: Limits = Limits()) throws {
    try Self.check(scale)
    let decoded = try BuiltInDecoders.decode(data, limits: limits)
    self.init(
      premultipliedBGRA: decoded.pixels, width: decoded.width, height: decoded.height,
      scale: scale, jpegData: decoded.jpegData, orientation: decoded.orientation,
      diagnostics: decoded.diagnostics)
  }

  /// Creates an image from the URL of a PNG or, with the package trait `JPEG`, of a JPEG file.
  ///
  /// ```swift
  /// let logo = try Image(contentsOf: url, scale: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - limits: The limits for the number of pixels and chunks.
  /// - Throws: `inputFailed` if the URL is not a regular file that can be read, and the errors of
  ///   ``init(data:scale:limits:)``.
  public convenience init(
    contentsOf url: URL, scale: CGFloat = 1, limits: Limits = Limits()
  ) throws {
    let type = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)[
        .type]
    guard type as? FileAttributeType == .typeRegular, let data = try? Data(contentsOf: url) else {
      throw EaselError(
        .inputFailed, "“\(url.path)” is missing, not a file, or not readable", operation: "Image",
        value: url.path)
    }
    try self.init(data: data, scale: scale, limits: limits)
  }

  /// Creates an image from raw pixels of 4 bytes each, red, green, blue and alpha, from the top row
  /// down.
  ///
  /// ```swift
  /// let red = try Image(rgba: [255, 0, 0, 255], width: 1, height: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The pixels, `width * height * 4` bytes.
  ///   - width: The width in pixels, at most 32,767.
  ///   - height: The height in pixels, at most 32,767.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - isPremultiplied: Whether the color components are multiplied by alpha. The default is
  ///     `false`.
  /// - Throws: `invalidImage` if the number of bytes does not match the size or a side is not in
  ///   1...32,767; for the scale `invalidNumber` or `outOfRange`.
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
        // A premultiplied component greater than alpha is invalid and would overflow when it is
        // drawn.
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

  /// Returns the red, green, blue and alpha of a pixel, 0...255 each and not premultiplied; `nil`
  /// outside of the image.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 at the left.
  ///   - y: The row, from 0 at the top.
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

  /// Runs the closure with the pixels, as premultiplied blue, green, red and alpha bytes, row by
  /// row from the top, and returns its result.
  public func withPremultipliedBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer(body)
  }
}
