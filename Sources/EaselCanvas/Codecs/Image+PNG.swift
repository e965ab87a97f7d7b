import Foundation

extension Image {
  /// The picture as a PNG file.
  ///
  /// Where UIKit's names are imported too, its call that gives nil in place of an error goes first.
  @_disfavoredOverload
  public func pngData() throws -> Data { try encodedPNG() }

  package func encodedPNG() throws -> Data { try PNGCodec.encode(self) }
}
