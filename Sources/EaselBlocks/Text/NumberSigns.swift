import Foundation

/// The minus signs in formatted numbers.
///
/// Formats of Foundation write a hyphen (U+002D) in most languages, and the minus sign of
/// typography (U+2212) in some. Documents have the latter everywhere, as charts do. A number that
/// is rounded to zero has no sign.
enum NumberSigns {
  /// Returns a formatted number with U+2212 in place of hyphens that are minus signs.
  ///
  /// A hyphen between letters, as in the name of a currency, or between digits stays. In a number
  /// that is not negative only the hyphen of an exponent is a minus sign.
  static func typographic(_ text: String, isNegative: Bool) -> String {
    guard text.utf8.contains(hyphen) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isSign = scalar == "-" && isSign(index, in: scalars, isNegative: isNegative)
      result.append(isSign ? minus : scalar)
    }
    return String(result)
  }

  /// Returns an attributed number with U+2212 in place of hyphens that are minus signs.
  static func typographic(_ text: AttributedString, isNegative: Bool) -> AttributedString {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains("-") else { return text }
    var result = text
    let signs = scalars.indices.filter {
      scalars[$0] == "-" && isSign($0, in: scalars, isNegative: isNegative)
    }
    for offset in signs {
      let start = result.unicodeScalars.index(result.startIndex, offsetBy: offset)
      let end = result.unicodeScalars.index(after: start)
      var sign = AttributedString("\u{2212}")
      sign.mergeAttributes(result[start..<end].runs.first?.attributes ?? AttributeContainer())
      result.replaceSubrange(start..<end, with: sign)
    }
    return result
  }

  /// Whether all digits of a formatted number are zeros; false without digits.
  static func isZero(_ text: String) -> Bool {
    var hasDigits = false
    for scalar in text.unicodeScalars where scalar.properties.numericType == .decimal {
      guard scalar.properties.numericValue == 0 else { return false }
      hasDigits = true
    }
    return hasDigits
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let minus: Unicode.Scalar = "\u{2212}"

  /// Whether a hyphen is the minus sign of a number or of its exponent.
  private static func isSign(
    _ index: Int, in scalars: [Unicode.Scalar], isNegative: Bool
  ) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    let isBeforeDigit = after?.properties.numericType == .decimal
    if isBeforeDigit, endsInExponent(scalars[..<index]) { return true }
    guard isNegative else { return false }
    if before?.properties.numericType == .decimal { return !isBeforeDigit && !isLetter(after) }
    return !(isLetter(before) && isLetter(after))
  }

  /// Whether a text ends in a digit and the letters of an exponent, such as E, and marks of
  /// direction.
  private static func endsInExponent(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text
    while let last = rest.last, ["\u{200E}", "\u{200F}", "\u{61C}"].contains(last) {
      rest.removeLast()
    }
    let end = rest.count
    while let last = rest.last, last == "E" || last == "e" || last.value > 0x7F && isLetter(last) {
      rest.removeLast()
    }
    return rest.count < end && rest.last?.properties.numericType == .decimal
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.isAlphabetic == true
  }
}
