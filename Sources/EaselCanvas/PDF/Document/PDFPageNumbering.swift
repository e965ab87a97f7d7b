/// How viewers number pages.
public enum PDFPageNumbering: String, Hashable, Sendable, CaseIterable {
  /// 1, 2, 3.
  case decimal
  /// i, ii, iii.
  case lowerRoman
  /// I, II, III.
  case upperRoman
  /// a, b, c.
  case lowerAlpha
  /// A, B, C.
  case upperAlpha
  /// By the prefix alone.
  case none

  /// The style's entry (ISO 32000-1, table 159).
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
