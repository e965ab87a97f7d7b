/// Fonts of other Debian packages, for characters that the default fonts do not have.
///
/// The folders and the families are fixed. So a document does not depend on other installed fonts,
/// and looks the same if these are not needed.
struct InstalledFonts: Sendable {
  /// The folders with the font files.
  var folders: [FontFamilies.Folder]
  /// The families in the order in which they are searched for the glyph of a character.
  var families: [String]

  /// The fonts of Debian: Chinese and Korean, rare ideographs, symbols, and last fonts with nearly
  /// all characters.
  static let debian = InstalledFonts(
    folders: [
      folder("opentype/noto", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"),
      folder("truetype/nanum", "NanumGothic.ttf", "NanumGothicBold.ttf"),
      folder("truetype/unfonts-core", "UnDotum.ttf", "UnDotumBold.ttf"),
      folder("truetype/wqy", "wqy-zenhei.ttc", "wqy-microhei.ttc"),
      folder("truetype/arphic", "uming.ttc"),
      folder("truetype/droid", "DroidSansFallbackFull.ttf"),
      folder("truetype/hanazono", "HanaMinA.ttf", "HanaMinB.ttf"),
      folder("truetype/babelstone", "BabelStoneHan.ttf"),
      folder("truetype/ancient-scripts", "Symbola_hint.ttf"),
      folder("truetype/dejavu", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
      folder("truetype/freefont", "FreeSans.ttf", "FreeSansBold.ttf", "FreeSerif.ttf"),
      folder("opentype/unifont", "unifont.otf", "unifont_upper.otf"),
    ],
    families: [
      noto + "SC", noto + "TC", noto + "HK", noto + "JP", noto + "KR", "NanumGothic", "UnDotum",
      "WenQuanYi Zen Hei", "WenQuanYi Micro Hei", "AR PL UMing CN", "Droid Sans Fallback",
      "HanaMinA", "HanaMinB", "BabelStone Han", "Symbola", "DejaVu Sans", "FreeSans", "FreeSerif",
      "Unifont", "Unifont Upper",
    ])

  /// The prefix of families that all have the same characters, with the forms of one region each.
  private static let noto = "Noto Sans CJK "

  private static func folder(_ path: String, _ files: String...) -> FontFamilies.Folder {
    FontFamilies.Folder(path: "/usr/share/fonts/" + path, files: files)
  }

  /// Returns the families for a text with the forms of a region, such as `KR`.
  func families(for region: String) -> [String] {
    guard let first = families.firstIndex(of: Self.noto + region) else { return families }
    return [families[first]] + families[..<first] + families[(first + 1)...]
  }
}
