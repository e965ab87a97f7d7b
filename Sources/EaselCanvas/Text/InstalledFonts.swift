/// Fonts of other packages of Debian that a text needs when none of ours has one of its characters.
///
/// The folders and the families are fixed, so that a document does not depend on what else is
/// installed, and comes out the same where these are not needed.
struct InstalledFonts: Sendable {
  /// Where their files are.
  var folders: [FontFamilies.Folder]
  /// The families, in the order in which a character looks for a glyph.
  var families: [String]

  /// What Debian has: Chinese and Korean, rare ideographs, symbols, and last what has nearly all
  /// characters.
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

  /// The families of one set of forms for each region; all have the same characters.
  private static let noto = "Noto Sans CJK "

  private static func folder(_ path: String, _ files: String...) -> FontFamilies.Folder {
    FontFamilies.Folder(path: "/usr/share/fonts/" + path, files: files)
  }

  /// The families for a text whose forms are those of a region, such as `KR`.
  func families(for region: String) -> [String] {
    guard let first = families.firstIndex(of: Self.noto + region) else { return families }
    return [families[first]] + families[..<first] + families[(first + 1)...]
  }
}
