import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum StringsKey: EnvironmentKey {
    static var defaultValue: [String: ReportStrings] { [:] }
  }

  /// Texts that the report adds or replaces, by language code; the empty code applies to every
  /// language.
  var addedStrings: [String: ReportStrings] {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }

  /// The built-in texts of reports in the language of the locale, with those that `strings(_:for:)`
  /// replaces.
  ///
  /// A language without built-in texts uses the English ones; a report notes which of them it used,
  /// with the code `invalidLocale`. ``EaselBlocks/Block/strings(_:for:)``
  /// adds the texts of a language or replaces some of them; the others keep their built-in texts.
  public var reportStrings: ReportStrings {
    let code = locale.language.languageCode?.identifier ?? "en"
    let known =
      ReportStrings.known[code] ?? englishTexts.map { .missing(code, $0) } ?? .english
    return [addedStrings[""], addedStrings[code]].compactMap { $0 }
      .reduce(known) { others, words in words.filled(from: others) }
  }
}

extension Block {
  /// Replaces built-in texts of reports, such as "Carried forward", in the block, in one language
  /// or in all.
  ///
  /// - Parameters:
  ///   - strings: The texts.
  ///   - language: The code of their language, such as `pt`; `nil` applies them to every language.
  ///     Texts for a language take precedence over texts for every language.
  public func strings(_ strings: ReportStrings, for language: String? = nil) -> some Block {
    transformEnvironment(\.addedStrings) { $0[language ?? ""] = strings }
  }
}
