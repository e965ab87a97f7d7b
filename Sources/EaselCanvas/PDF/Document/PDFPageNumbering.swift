/// The style of the numbers in the page labels that viewers show.
public enum PDFPageNumbering: String, Hashable, Sendable, CaseIterable {
  /// Decimal numbers: 1, 2, 3.
  case decimal
  /// Lowercase Roman numerals: i, ii, iii.
  case lowerRoman
  /// Uppercase Roman numerals: I, II, III.
  case upperRoman
  /// Lowercase letters: a, b, c.
  case lowerAlpha
  /// Uppercase letters: A, B, C.
  case upperAlpha
  /// No number: the label consists of the prefix only.
  case none

  /// The entry of the style (ISO 32000-1, table 159).
  var entry: StaticString {
    switch self {
    case .decimal: "/S /D "
    case .lowerRoman: "/S /r "
    case .upperRoman: "/S /R "
    case .lowerAlpha: "/S /a "
    case .upperAlpha: "/S /A "
    case .none: ""
    }
  }
}
