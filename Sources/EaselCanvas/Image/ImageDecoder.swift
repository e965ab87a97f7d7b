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
  /// Premultiplied blue, green, red, alpha, one byte each, row by row.
  var pixels: [UInt8]
  var width: Int
  var height: Int
  /// The file itself, if a PDF can embed it unchanged.
  var jpegData: Data?
}
