/// The language tags of documents (BCP 47; RFC 5646, 2.1).
enum LanguageTag {
  /// Returns the tag in a text, or `nil` if there is none.
  ///
  /// The text may be the identifier of a locale, such as `de_CH.UTF-8`.
  static func sound(_ text: String) -> String? {
    let tag = text.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isSound = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(isAlphanumeric)
    }
    // The first part has at least two letters. C and POSIX are locales without a language.
    guard isSound, let first = parts.first, first.utf8.allSatisfy(isLetter), first.utf8.count > 1,
      tag.uppercased() != "POSIX"
    else { return nil }
    return String(tag)
  }

  /// Whether text in a language inside text in another needs no tag of its own.
  ///
  /// That is the case for the same language, also without its region, such as `pl` within `pl-PL`.
  static func isSaid(_ tag: String, by outer: String?) -> Bool {
    guard let outer = outer?.lowercased() else { return false }
    let tag = tag.lowercased()
    return tag == outer || outer.hasPrefix(tag + "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
