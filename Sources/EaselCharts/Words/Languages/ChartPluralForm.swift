/// The grammatical forms of a counted word, named as in Unicode's plural rules.
///
/// English has ``one`` and ``other``, Arabic all six, Japanese only ``other``.
public enum ChartPluralForm: String, Hashable, CaseIterable, Sendable {
  /// The form of none.
  case zero
  /// The form of one.
  case one
  /// The form of two.
  case two
  /// The form of a few.
  case few
  /// The form of many.
  case many
  /// The form of all other counts, which every language has.
  case other

  /// The form of a count in English, German and languages that follow the same rule.
  package static func ofOne(_ count: Int) -> ChartPluralForm { count == 1 ? .one : .other }

  /// The form of a count in French: none and one have the same.
  package static func french(_ count: Int) -> ChartPluralForm { count < 2 ? .one : .other }

  /// The form of a count in languages without grammatical number.
  package static func always(_ count: Int) -> ChartPluralForm { .other }

  /// The form of a count in Arabic, by the rules of Unicode's locale data (CLDR 44).
  package static func arabic(_ count: Int) -> ChartPluralForm {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
