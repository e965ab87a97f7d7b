import Foundation

extension EnvironmentValues {
  private enum PhrasesKey: EnvironmentKey {
    static var defaultValue: [String: Phrases] { [:] }
  }
  private enum EnglishTextsKey: EnvironmentKey {
    static var defaultValue: EnglishTexts? { nil }
  }

  /// The built-in texts of Easel in the language of the locale, such as "Carried forward".
  ///
  /// ```swift
  /// let table = Table(1...90) { TableColumn("N", value: \.self) }
  ///   .carriesForward(\.self)
  ///   .environment(\.phrases.reports.total, "Net")
  /// ```
  ///
  /// Setting a single phrase replaces it in the language of the locale at this point; the other
  /// phrases stay the same. Setting all phrases adds those of their ``Phrases/language``, which need
  /// not be the language of the locale. A locale with a region or a script uses the phrases of its
  /// most specific code, for example `pt-BR` before `pt`.
  public var phrases: Phrases {
    get {
      var phrases = Phrases(locale, given: self[PhrasesKey.self])
      phrases.englishTexts = englishTexts
      return phrases
    }
    set {
      var given = self[PhrasesKey.self]
      given[newValue.language] = newValue
      self[PhrasesKey.self] = given
    }
  }

  /// Whether some phrases may be English texts in the place of missing ones.
  var mayLackPhrases: Bool {
    // All phrases are not copied for each chart of a known language.
    (Phrases.builtIn[Phrases.language(of: locale)] == nil || !self[PhrasesKey.self].isEmpty)
      && phrases.hasPlaceholders
  }

  /// Collects the English texts of a report; `nil` outside of reports.
  package var englishTexts: EnglishTexts? {
    get { self[EnglishTextsKey.self] }
    set { self[EnglishTextsKey.self] = newValue }
  }
}
