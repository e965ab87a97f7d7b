/// The name of a family as fontconfig compares it: without spaces, in lowercase.
struct FontFamilyName: Hashable {
  private let text: String

  init(_ name: String) {
    text = String(decoding: name.lowercased().utf8.filter { $0 != 0x20 }, as: UTF8.self)
  }

  /// Whether the family may be among the further ones.
  var isFurther: Bool { text.hasPrefix(FontFamilies.furtherPrefix) }

  /// Whether fontconfig's rules treat the family as an emoji family (`45-generic.conf`).
  var isEmoji: Bool { Self.emoji.contains(self) }

  private static let emoji = Set(
    [
      FontFamilies.emoji, "Noto Emoji", "Apple Color Emoji", "Segoe UI Emoji",
      "Twitter Color Emoji", "EmojiOne Mozilla", "Emoji Two", "JoyPixels", "Emoji One",
      "Android Emoji", "emoji",
    ].map(FontFamilyName.init))

  // MARK: Requested names

  /// The maximum number of UTF-8 bytes of a name.
  ///
  /// Real names have about thirty.
  static let longest = 256
  /// The number of characters of a name that a diagnostic shows.
  private static let longestShown = 64

  /// Whether a name is too long for a family.
  ///
  /// It is refused before it is copied and compared.
  static func isTooLong(_ name: String) -> Bool { name.utf8.count > longest }

  /// Returns a name for a message, cut if it is long.
  static func shown(_ name: String) -> String {
    name.utf8.count <= longestShown ? name : String(name.prefix(longestShown)) + "…"
  }
}
