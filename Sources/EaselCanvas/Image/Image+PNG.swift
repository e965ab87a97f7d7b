import Foundation

extension Image {
  /// The picture as a PNG file.
  public func pngData() throws -> Data { try PNGCodec.encode(self) }
}
