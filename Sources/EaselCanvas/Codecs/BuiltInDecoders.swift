import Foundation

/// The formats that images are read from; a new one is a type and a line here.
enum BuiltInDecoders {
  static var all: [any ImageDecoder.Type] { [PNGCodec.self, JPEGCodec.self] }

  /// What is wrong with data that no decoder knows.
  private static func fault(in data: Data) -> String {
    if data.isEmpty { return "the data are empty" }
    let names = all.map { "a \($0.formatName)" }
    guard let foreign = ForeignFormat.name(of: data) else {
      return "the data are neither \(names.joined(separator: " nor ")) file"
    }
    return "the data are \(foreign); give \(names.joined(separator: " or ")) file"
  }

  /// Reads a file in whichever format its first bytes name.
  static func decode(_ data: Data, limits: Limits) throws -> DecodedImage {
    if let decoder = all.first(where: { data.starts(with: $0.signature) }) {
      return try decoder.decode(data, limits: limits)
    }
    throw EaselError(.invalidImage, fault(in: data), operation: "Image")
  }
}
