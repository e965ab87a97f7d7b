/// The name of a family as fontconfig compares it: without spaces, in lower case.
struct FontFamilyName: Hashable {
  private let text: String

  init(_ name: String) {
    text = String(decoding: name.lowercased().utf8.filter { $0 != 0x20 }, as: UTF8.self)
  }

  /// Whether the family may be among the further ones.
  var isFurther: Bool { text.hasPrefix(FontFamilies.furtherPrefix) }

  /// Whether fontconfig's rules take the family for one of emoji (`45-generic.conf`).
  var isEmoji: Bool { Self.emoji.contains(self) }

  private static let emoji = Set(
    [
      FontFamilies.emoji, "Noto Emoji", "Apple Color Emoji", "Segoe UI Emoji",
      "Twitter Color Emoji", "EmojiOne Mozilla", "Emoji Two", "JoyPixels", "Emoji One",
      "Android Emoji", "emoji",
    ].map(FontFamilyName.init))

  // MARK: What was asked for

  /// UTF-8 bytes of a name at the most; real ones have some thirty.
  static let longest = 256
  /// Characters of a name that a diagnostic repeats.
  private static let longestShown = 64

  /// Whether no family can have the name: a longer one is refused before it is copied and compared.
  static func isTooLong(_ name: String) -> Bool { name.utf8.count > longest }

  /// A name in a message, which is cut if it is long.
  static func shown(_ name: String) -> String {
    name.utf8.count <= longestShown ? name : String(name.prefix(longestShown)) + "…"
  }
}
