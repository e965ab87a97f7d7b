import Foundation

extension Image {
  /// Returns a PNG file with the image's own pixels, for any scale.
  ///
  /// - Throws: `invalidSize` for an image without pixels.
  package func encodedPNG() throws -> Data { try PNGCodec.encode(self) }
}
