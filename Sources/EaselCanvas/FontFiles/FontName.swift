import Foundation

/// The names of fonts in characters that need no escape in a PDF.
enum FontName {
  /// The maximum length of a name, so that it fits with the tag of a subset (ISO 32000-1, annex C).
  private static let longest = 100
  /// The maximum length of a `name` table; those of real fonts are shorter.
  private static let tableLimit = 1 << 20

  /// Returns the PostScript name of a font (OpenType 1.9, “name”: number 6).
  static func postScript(of file: FontFile) -> String? {
    guard let table = file.table("name", atMost: tableLimit) else { return nil }
    let storage = Int(table.unsigned16(at: 4))
    for record in 0..<Int(table.unsigned16(at: 2)) {
      let position = 6 + 12 * record
      guard position + 12 <= table.count else { break }
      guard table.unsigned16(at: position + 6) == 6 else { continue }
      let start = storage + Int(table.unsigned16(at: position + 10))
      let end = start + Int(table.unsigned16(at: position + 8))
      guard end <= table.count else { continue }
      // Names for Unicode and Windows are in UTF-16; PostScript names are ASCII.
      let isWide = table.unsigned16(at: position) != 1
      let letters =
        isWide
        ? stride(from: start + 1, to: end, by: 2).map { table[$0] }
        : Array(table[start..<end])
      let name = sanitized(String(decoding: letters, as: UTF8.self))
      if name != unnamed { return name }
    }
    return nil
  }

  /// Returns the name of a file without its folder and its extension.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.split(separator: ".").first.map(String.init) ?? ""
  }

  private static let unnamed = "Font"

  /// Returns the ASCII letters, digits, hyphens and underscores of a name, or “Font”.
  static func sanitized(_ name: String) -> String {
    let letters = name.utf8.filter { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return letters.isEmpty ? unnamed : String(decoding: letters.prefix(longest), as: UTF8.self)
  }

  /// Returns a font's name after a tag of six capital letters for the subset (ISO 32000-1, 9.6.4).
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - glyphs: The glyphs of the subset, which determine the tag.
  static func tagged(_ name: String, _ glyphs: [UInt16]) -> String {
    // FNV-1a (draft-eastlake-fnv): the same value for the same glyphs, on every machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: some BinaryInteger) {
      hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x100_0000_01B3
    }
    for byte in name.utf8 { mix(byte) }
    for glyph in glyphs {
      mix(glyph >> 8)
      mix(glyph & 0xFF)
    }
    // The upper bits of a product depend on all bits of its factors.
    var rest = hash >> 32
    var tag: [UInt8] = []
    for _ in 0..<6 {
      tag.append(UInt8(ascii: "A") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: tag, as: UTF8.self) + "+" + name
  }
}
