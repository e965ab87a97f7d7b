/// The families that text gets when it asks for none, and where their files are.
///
/// They have TrueType outlines, which embed in a twentieth of the time and space that CFF takes.
public enum FontFamilies {
  /// The families in the order in which a character looks for a glyph: Latin digits first, then
  /// Japanese forms, then the other scripts, then emoji.
  public static let defaults = ["Roboto", "BIZ UDPGothic", "Noto Sans", "Noto Color Emoji"]

  /// The family of colour emoji.
  public static let emoji = "Noto Color Emoji"

  /// The Debian packages that hold them.
  package static let packages = [
    "fonts-roboto-unhinted", "fonts-morisawa-bizud-gothic", "fonts-noto-core",
    "fonts-noto-color-emoji",
  ]

  /// A folder of a package, and which of its files are fonts of ours.
  struct Folder {
    var path: String
    /// Patterns of the shell, from the folder.
    var files: [String]

    /// The folders in which the files are, from the outermost.
    var paths: [String] {
      let below = Set(
        files.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) })
      return [path] + below.sorted().map { path + "/" + $0 }
    }
  }

  /// What every family of the further folders begins with, as ``FontFamilyName`` compares names: no
  /// other name is looked for there.
  static let furtherPrefix = "noto"

  /// The fonts that every text needs.
  static let core = [
    Folder(
      path: "/usr/share/fonts/truetype/roboto/unhinted",
      files: ["RobotoCondensed-*.ttf", "RobotoTTF/Roboto-*.ttf"]),
    Folder(path: "/usr/share/fonts/truetype/bizud-gothic", files: ["BIZUDPGothic-*.ttf"]),
  ]

  /// Those that a text needs when the core has no glyph for one of its characters.
  ///
  /// Weights besides regular and bold are left alone: reading a file takes half a millisecond where
  /// fontconfig has no cache of it. Scripts that the package has with serifs only have these.
  static let further = [
    Folder(
      path: "/usr/share/fonts/truetype/noto",
      files: ["NotoSans*-Regular.ttf", "NotoSans*-Bold.ttf", "NotoColorEmoji.ttf"]
        + serifsOnly.flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] } + serif)
  ]

  /// The family of texts that are to have serifs, whose italics have forms of their own.
  private static let serif = [
    "NotoSerif-Regular.ttf", "NotoSerif-Italic.ttf", "NotoSerif-Bold.ttf",
    "NotoSerif-BoldItalic.ttf",
  ]

  private static let serifsOnly = [
    "NotoMusic", "NotoSerifAhom", "NotoSerifDogra", "NotoSerifNyiakengPuachueHmong",
    "NotoSerifTangut", "NotoSerifTibetan", "NotoSerifYezidi",
  ]

  /// Where the files of the first family begin.
  static let latinFiles = core[0].path + "/RobotoTTF/"

  /// The family in whose narrow letters condensed text of the default families is set.
  static let condensed = "Roboto Condensed"
}
