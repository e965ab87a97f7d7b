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
  public static let packages = [
    "fonts-roboto-unhinted", "fonts-morisawa-bizud-gothic", "fonts-noto-core",
    "fonts-noto-color-emoji",
  ]

  /// Folders and beginnings of file names of the fonts that every text needs.
  static let coreFiles: [(folder: String, prefixes: [String])] = [
    ("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF", ["Roboto-"]),
    ("/usr/share/fonts/truetype/roboto/unhinted", ["RobotoCondensed-"]),
    ("/usr/share/fonts/truetype/bizud-gothic", ["BIZUDPGothic-"]),
  ]

  /// Those that a text needs when the core has no glyph for one of its characters.
  static let furtherFiles: [(folder: String, prefixes: [String])] = [
    ("/usr/share/fonts/truetype/noto", ["NotoSans", "NotoColorEmoji"])
  ]

  /// Of the further fonts, weights besides these are left alone: loading costs half a millisecond
  /// a file.
  static let furtherStyles = ["-Regular.ttf", "-Bold.ttf", "NotoColorEmoji.ttf"]

  /// The family in whose narrow letters condensed text of the default families is set.
  static let condensed = "Roboto Condensed"
}
