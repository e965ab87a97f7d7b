import Foundation

/// The words of a text that are numbers, which a line break must not divide.
package enum NumberWord {
  /// The maximum number of letters in such a word: those of a currency code or a unit.
  private static let maximumLength = 3
  /// The maximum length of such a word; a longer one is a text of digits, such as a checksum.
  private static let longest = 32

  /// Whether a word is a number: it has a digit, few letters, and few characters.
  package static func isNumber(_ word: some StringProtocol) -> Bool {
    var (digits, letters, count) = (0, 0, 0)
    for scalar in word.unicodeScalars {
      count += 1
      if isDigit(scalar) {
        digits += 1
      } else if isLetter(scalar) {
        letters += 1
      }
      guard letters <= maximumLength, count <= longest else { return false }
    }
    return digits > 0
  }

  /// Returns the parts of a text between the spaces at which lines break.
  package static func words(of text: String) -> [Substring] {
    parts(of: text, ascii: isBreakingSpace, isBreakingSpace)
  }

  /// Returns the parts of a text between separators.
  ///
  /// Comparing bytes takes a hundredth of the time of comparing characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isByte: Whether a byte separates parts of a text of ASCII characters.
  ///   - isSeparator: Whether a character separates parts of another text.
  package static func parts(
    of text: String, ascii isByte: (UInt8) -> Bool, _ isSeparator: (Character) -> Bool
  ) -> [Substring] {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
      ? text.utf8.split(whereSeparator: isByte).map(Substring.init)
      : text.split(whereSeparator: isSeparator)
  }

  /// Whether a byte of ASCII is a space at which lines break.
  package static func isBreakingSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0C).contains(byte)
  }

  /// Whether a character is a space at which lines break; the spaces within numbers are none.
  package static func isBreakingSpace(_ character: Character) -> Bool {
    switch character {
    case " ", "\n": true
    case "\u{A0}", "\u{2007}", "\u{202F}": false
    default: character.isWhitespace
    }
  }

  /// Whether a text may have digits; a text of ASCII characters is searched for them.
  static func mayHaveDigits(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || (0x30...0x39).contains($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? (0x41...0x5A).contains(scalar.value & ~0x20) : scalar.properties.isAlphabetic
  }
}
