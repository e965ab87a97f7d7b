import Foundation

/// Image formats that Easel cannot read, recognized by their first bytes to name them in messages.
enum ForeignFormat {
  /// The names of formats, with the bytes that their files have at an offset.
  private static let signatures: [(name: String, offset: Int, bytes: String)] = [
    ("a WebP file", 8, "WEBP"), ("a GIF file", 0, "GIF8"), ("a TIFF file", 0, "II*\0"),
    ("a TIFF file", 0, "MM\0*"), ("an AVIF file", 4, "ftypavif"), ("a HEIF file", 4, "ftyphei"),
    ("a HEIF file", 4, "ftypmif1"), ("a PDF file", 0, "%PDF"), ("an SVG file", 0, "<svg"),
    ("an XML or SVG file", 0, "<?xml"), ("a BMP file", 0, "BM"),
  ]

  /// Returns the name of a file's format by its first bytes, or `nil` if it is not in the list.
  static func name(of data: Data) -> String? {
    signatures.first { data.dropFirst($0.offset).starts(with: $0.bytes.utf8) }?.name
  }
}
