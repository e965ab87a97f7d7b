/// The default font families, which text without a family uses.
///
/// They have TrueType outlines. Embedding these takes a twentieth of the time and space of CFF.
public enum FontFamilies {
  /// The names of the default families, in the order in which they are searched for the glyph of a
  /// character.
  ///
  /// Latin and digits come first, then Japanese forms, the other scripts, and emoji.
  public static let defaults = ["Roboto", "BIZ UDPGothic", "Noto Sans", "Noto Color Emoji"]

  /// The name of the default family of color emoji.
  public static let emoji = "Noto Color Emoji"

  /// The Debian packages that contain the default families.
  package static let packages = [
    "fonts-roboto-unhinted", "fonts-morisawa-bizud-gothic", "fonts-noto-core",
    "fonts-noto-color-emoji",
  ]

  /// A folder of a package, and the patterns of the font files that are used.
  struct Folder {
    var path: String
    /// Shell patterns relative to the folder.
    var files: [String]

    /// The folders that contain the files, the outermost first.
    var paths: [String] {
      let below = Set(
        files.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) })
      return [path] + below.sorted().map { path + "/" + $0 }
    }
  }

  /// The prefix of all families in the further folders, as ``FontFamilyName`` compares names.
  ///
  /// Families without it are not searched for there.
  static let furtherPrefix = "noto"

  /// The fonts that every text needs.
  static let core = [
    Folder(
      path: "/usr/share/fonts/truetype/roboto/unhinted",
      files: ["RobotoCondensed-*.ttf", "RobotoTTF/Roboto-*.ttf"]),
    Folder(path: "/usr/share/fonts/truetype/bizud-gothic", files: ["BIZUDPGothic-*.ttf"]),
  ]

  /// The fonts that a text needs when the core fonts have no glyph for one of its characters.
  ///
  /// Only regular and bold weights are used, because reading a file takes half a millisecond if
  /// fontconfig has no cache of it. Scripts that the package has only with serifs have these.
  static let further = [
    Folder(
      path: "/usr/share/fonts/truetype/noto",
      files: ["NotoSans*-Regular.ttf", "NotoSans*-Bold.ttf", "NotoColorEmoji.ttf"]
        + serifsOnly.flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] } + serif)
  ]

  /// The serif family, whose italics are separate designs.
  private static let serif = [
    "NotoSerif-Regular.ttf", "NotoSerif-Italic.ttf", "NotoSerif-Bold.ttf",
    "NotoSerif-BoldItalic.ttf",
  ]

  private static let serifsOnly = [
    "NotoMusic", "NotoSerifAhom", "NotoSerifDogra", "NotoSerifNyiakengPuachueHmong",
    "NotoSerifTangut", "NotoSerifTibetan", "NotoSerifYezidi",
  ]

  /// The folder with the files of the first family.
  static let latinFiles = core[0].path + "/RobotoTTF/"

  /// The family of condensed text in the default families.
  static let condensed = "Roboto Condensed"
}
