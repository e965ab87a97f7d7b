import Foundation

extension Image {
  /// The image's own pixels as a PNG file, whatever its scale; throws `invalidSize` for an image
  /// without pixels.
  package func encodedPNG() throws -> Data { try PNGCodec.encode(self) }
}
