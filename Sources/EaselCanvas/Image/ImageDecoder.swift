import Foundation

/// What reads the files of one image format.
protocol ImageDecoder {
  /// What the format is called in messages.
  static var formatName: String { get }
  /// The bytes that each of its files begins with.
  static var signature: [UInt8] { get }

  /// Reads a file.
  ///
  /// Walks over it before it decodes anything: lengths, checksums, and the number of pixels against
  /// the limits. Throws `invalidImage`, `limitExceeded` or `unsupportedFormat`.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage
}

/// What a decoder makes of a file.
struct DecodedImage {
  /// Premultiplied blue, green, red, alpha, a byte each, row by row.
  var pixels: [UInt8]
  var width: Int
  var height: Int
  /// The file itself, where a PDF can take it as it is.
  var jpegData: Data?
}
