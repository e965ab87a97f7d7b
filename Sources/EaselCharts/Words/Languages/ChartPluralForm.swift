/// A grammatical plural form, as in the plural rules of Unicode.
///
/// English uses ``one`` and ``other``, Arabic all six forms, Japanese only ``other``.
public enum ChartPluralForm: String, Hashable, CaseIterable, Sendable {
  /// The form for 0 items, as in Arabic.
  case zero
  /// The form for 1 item; in French, also for 0 items.
  case one
  /// The form for 2 items, as in Arabic.
  case two
  /// The form for few items, as in Arabic for 3 to 10.
  case few
  /// The form for many items, as in Arabic for 11 to 99.
  case many
  /// The form for all other counts; every language has this form.
  case other

  /// The form of a count in English, German and languages with the same rule.
  package static func ofOne(_ count: Int) -> ChartPluralForm { count == 1 ? .one : .other }

  /// The form of a count in French: 0 and 1 have the same form.
  package static func french(_ count: Int) -> ChartPluralForm { count < 2 ? .one : .other }

  /// The form of a count in languages without plural forms.
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
