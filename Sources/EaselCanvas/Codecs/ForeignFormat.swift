import Foundation

/// Formats that are not read, told by their first bytes, so that a message can name them.
enum ForeignFormat {
  /// A name with the bytes that every file of the format has at a place.
  private static let signatures: [(name: String, offset: Int, bytes: String)] = [
    ("a WebP file", 8, "WEBP"), ("a GIF file", 0, "GIF8"), ("a TIFF file", 0, "II*\0"),
    ("a TIFF file", 0, "MM\0*"), ("an AVIF file", 4, "ftypavif"), ("a HEIF file", 4, "ftyphei"),
    ("a HEIF file", 4, "ftypmif1"), ("a PDF file", 0, "%PDF"), ("an SVG file", 0, "<svg"),
    ("an XML or SVG file", 0, "<?xml"), ("a BMP file", 0, "BM"),
  ]

  /// What a file is, by its first bytes; nil for what is none of these.
  static func name(of data: Data) -> String? {
    signatures.first { data.dropFirst($0.offset).starts(with: $0.bytes.utf8) }?.name
  }
}
