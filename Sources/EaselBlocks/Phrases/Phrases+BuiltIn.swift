import Foundation

extension Phrases {
  /// The built-in phrases by the code of their language.
  ///
  /// Each language is a closure, so that a process makes only those that it uses.
  static let builtIn: [String: @Sendable () -> Phrases] = [
    "ar": { .arabic }, "de": { .german }, "en": { .english }, "es": { .spanish },
    "fr": { .french }, "it": { .italian }, "ja": { .japanese }, "nl": { .dutch },
    "pt": { .portuguese },
  ]

  /// The built-in phrases in the language of a locale, or English ones.
  package init(_ locale: Locale) { self.init(locale, given: [:]) }

  /// The phrases in the language of a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale. The most specific of its codes that has phrases decides, such as
  ///     `pt-BR` before `pt`.
  ///   - given: The phrases that users set, by code.
  init(_ locale: Locale, given: [String: Phrases]) {
    let language = Self.language(of: locale)
    for code in Self.specificCodes(of: locale, language, given) + [language] {
      if let own = given[code] ?? Self.builtIn[code]?() {
        self = own
        return
      }
    }
    self = Self.placeholders.named(language)
  }

  /// The code of a locale's language; a locale without one has the formats of English.
  static func language(of locale: Locale) -> String {
    locale.language.languageCode?.identifier.lowercased() ?? "en"
  }

  /// A code as the key of a language: in lower case, with hyphens.
  static func key(_ code: String) -> String {
    String(code.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Whether any built-in phrases are those of a region or a script.
  private static let hasSpecificCodes = builtIn.keys.contains { $0.contains("-") }

  /// The codes of a locale with its region or script, the most specific first.
  private static func specificCodes(
    of locale: Locale, _ language: String, _ given: [String: Phrases]
  ) -> [String] {
    // The script is looked up only if it can make a difference, since that takes some time.
    guard hasSpecificCodes || given.keys.contains(where: { $0.contains("-") }) else { return [] }
    let region = locale.region?.identifier.lowercased()
    let script = locale.language.script?.identifier.lowercased()
    return [[script, region], [region], [script]].filter { !$0.contains(nil) }
      .map { ([language] + $0.compactMap { $0 }).joined(separator: "-") }
  }
}
