import Testing

@testable import EaselCanvas

/// Passwords by SASLprep (RFC 4013).
@Suite struct PreparedPasswordTests {
  /// The first five are the examples of RFC 4013, section 3.
  @Test(
    arguments: [
      ("I\u{AD}X", "IX"), ("user", "user"), ("USER", "USER"), ("\u{AA}", "a"), ("\u{2168}", "IX"),
      ("a\u{A0}b\u{3000}c", "a b c"), ("u\u{308}", "\u{FC}"), ("\u{FB01}", "fi"), ("𝐀", "A"),
      ("パス", "パス"), ("ﾊﾟｽ", "パス"), ("😀🇩🇪", "😀🇩🇪"), ("שלום", "שלום"), ("א1ב", "א1ב"),
      ("(a) b!", "(a) b!"), ("", ""), ("\u{200B}\u{FEFF}", ""), ("नमस्ते", "नमस्ते"),
    ])
  func aPasswordIsNormalized(_ password: String, _ expected: String) throws {
    #expect(try PreparedPassword(password).bytes == Array(expected.utf8))
  }

  @Test(
    arguments: [
      "\u{7}", "a\nb", "\u{7F}", "\u{85}", "\u{E000}", "\u{FFFF}", "\u{200E}",
      "\u{202E}", "\u{2FF0}", "\u{FFFD}", "\u{E0041}", "\u{1D173}", "\u{2028}", "\u{1FFFE}",
    ])
  func charactersThatCannotBeTypedAreRefused(_ password: String) {
    #expect(throws: PreparedPassword.Flaw.self) { try PreparedPassword("a" + password) }
  }

  /// The last but one is of RFC 4013, section 3.
  @Test(arguments: ["אa", "aא", "א!", "\u{627}\u{31}", "1א"])
  func mixedDirectionsAreRefused(_ password: String) {
    #expect(throws: PreparedPassword.Flaw.self) { try PreparedPassword(password) }
  }

  @Test func aLongPasswordIsCutAt127Bytes() throws {
    let exact = try PreparedPassword(String(repeating: "a", count: 127))
    #expect(exact.bytes.count == 127 && !exact.isCut)
    let long = try PreparedPassword(String(repeating: "ä", count: 64))
    #expect(long.bytes.count == 127 && long.isCut)
  }
}
