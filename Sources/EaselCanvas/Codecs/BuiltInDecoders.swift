import Foundation

/// The decoders of image formats; a new format needs a decoder type and an entry in the list.
enum BuiltInDecoders {
  static var all: [any ImageDecoder.Type] { [PNGCodec.self, JPEGCodec.self] }

  /// Returns a description of the problem with data that no decoder recognizes.
  private static func fault(in data: Data) -> String {
    if data.isEmpty { return "the data are empty" }
    let names = all.map { "a \($0.formatName)" }
    guard let foreign = ForeignFormat.name(of: data) else {
      return "the data are neither \(names.joined(separator: " nor ")) file"
    }
    return "the data are \(foreign); give \(names.joined(separator: " or ")) file"
  }

  /// Decodes a file in the format that its first bytes indicate.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    if let decoder = all.first(where: { data.starts(with: $0.signature) }) {
      return try decoder.decode(data, limits: limits)
    }
    throw EaselError(.invalidImage, fault(in: data), operation: "Image")
  }
}
