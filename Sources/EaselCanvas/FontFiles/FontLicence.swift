/// What the maker of a font allows of the documents that use it (OpenType 1.9, “OS/2”: `fsType`).
enum FontLicence {
  /// Whether a document may have a part of the font's outlines as a font of its own.
  ///
  /// Three of the settings forbid that: a restricted licence allows no embedding at all, another
  /// one bitmaps of glyphs alone, and the third the whole font or nothing. Fonts with the third
  /// are rare, and files of many megabytes for a few letters are not what is wanted.
  static func allowsSubset(of file: FontFile) -> Bool {
    guard let bytes = file.bytes(8..<10, of: "OS/2") else { return true }
    let settings = bytes.unsigned16(at: 0)
    // Before version 3 several of the lower bits may be set; the least strict of them counts.
    return settings & 0x000F != restricted && settings & (noSubsets | picturesOnly) == 0
  }

  private static let restricted: UInt16 = 0x0002
  private static let noSubsets: UInt16 = 0x0100
  private static let picturesOnly: UInt16 = 0x0200
}
