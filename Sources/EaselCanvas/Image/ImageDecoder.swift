import Foundation

/// A decoder of one image file format.
protocol ImageDecoder {
  /// The name of the format in messages.
  static var formatName: String { get }
  /// The bytes at the start of every file of the format.
  static var signature: [UInt8] { get }

  /// Decodes a file.
  ///
  /// Before it decodes anything it checks lengths, checksums, and the number of pixels against the
  /// limits. Throws `invalidImage`, `limitExceeded` or `unsupportedFormat`.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage
}

/// The result of decoding a file.
struct DecodedImage {
  /// Premultiplied blue, green, red, alpha in sRGB, one byte each, row by row.
  var pixels: [UInt8]
  var width: Int
  var height: Int
  /// A JPEG file with the same pixels, if a PDF can embed it.
  var jpegData: Data?
  /// The orientation that the file states; the pixels are upright.
  var orientation = ImageOrientation.up
  /// The parts of the file that are ignored, such as a damaged color profile.
  var diagnostics: [Diagnostic] = []

  /// Turns the pixels of the file upright.
  mutating func turn(_ orientation: ImageOrientation) {
    self.orientation = orientation
    pixels = orientation.upright(pixels, width: width, height: height)
    if orientation.swapsSides { swap(&width, &height) }
  }
}
