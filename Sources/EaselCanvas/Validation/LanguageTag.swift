/// A language as documents name it (BCP 47; RFC 5646, 2.1).
enum LanguageTag {
  /// The tag that a text means: it may be the identifier of a locale, such as `de_CH.UTF-8`; nil for
  /// other texts.
  static func sound(_ text: String) -> String? {
    let tag = text.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isSound = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(isLetterOrDigit)
    }
    guard isSound, parts.first?.utf8.allSatisfy(isLetter) == true else { return nil }
    return String(tag)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
