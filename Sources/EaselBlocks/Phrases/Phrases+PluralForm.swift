extension Phrases {
  /// A grammatical plural form, as in the plural rules of Unicode.
  ///
  /// English uses ``one`` and ``other``, Arabic all six forms, Japanese only ``other``.
  public enum PluralForm: String, Hashable, CaseIterable, Sendable {
    /// The form for 0 items, as in Arabic.
    case zero
    /// The form for 1 item; in French and Portuguese, also for 0 items.
    case one
    /// The form for 2 items, as in Arabic.
    case two
    /// The form for few items, as in Arabic for 3 to 10.
    case few
    /// The form for many items, as in Arabic for 11 to 99.
    case many
    /// The form for all other counts; every language has this form.
    case other
  }
}

// The rules of the built-in languages, by Unicode's locale data (CLDR 44). Its form `many` of French,
// Italian, Portuguese and Spanish, for millions, is left out: the texts have no other words there.
extension Phrases.PluralForm {
  /// The form of a count in English, German and languages with the same rule.
  static func ofOne(_ count: Int) -> Self { count == 1 ? .one : .other }

  /// The form of a count in French and Portuguese: 0 and 1 have the same form.
  static func ofZeroAndOne(_ count: Int) -> Self { count == 0 || count == 1 ? .one : .other }

  /// The form of a count in languages without plural forms.
  static func always(_ count: Int) -> Self { .other }

  /// The form of a count in Arabic.
  static func arabic(_ count: Int) -> Self {
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
