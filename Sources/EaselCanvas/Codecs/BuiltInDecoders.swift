import Foundation

/// The formats that images are read from; a new one is a type and a line here.
enum BuiltInDecoders {
  static var all: [any ImageDecoder.Type] { [PNGCodec.self, JPEGCodec.self] }

  /// Reads a file in whichever format its first bytes name.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    if let decoder = all.first(where: { data.starts(with: $0.signature) }) {
      return try decoder.decode(data, limits: limits)
    }
    let names = all.map { "a \($0.formatName)" }.joined(separator: " nor ")
    throw EaselError(
      .invalidImage, data.isEmpty ? "the data are empty" : "the data are neither \(names) file",
      operation: "Image")
  }
}
