/// The embedding permissions of a font (OpenType 1.9, “OS/2”: `fsType`).
enum FontLicence {
  /// Whether a document may embed a subset of the font's outlines.
  ///
  /// Three settings forbid it. The first allows no embedding, the second only bitmaps of glyphs,
  /// and the third only the whole font. The third is rare. Files of many megabytes for a few glyphs
  /// are not useful, so that such a font is not embedded either.
  static func allowsSubset(of file: FontFile) -> Bool {
    guard let bytes = file.bytes(8..<10, of: "OS/2") else { return true }
    let settings = bytes.unsigned16(at: 0)
    // Before version 3 several of the lower bits may be set; then the least restrictive one counts.
    return settings & 0x000F != restricted && settings & (noSubsets | bitmapsOnly) == 0
  }

  private static let restricted: UInt16 = 0x0002
  private static let noSubsets: UInt16 = 0x0100
  private static let bitmapsOnly: UInt16 = 0x0200
}
