import EaselBlocks
import Foundation

/// The translation of a key into one language.
struct Translation: Sendable {
  /// A text, or its plural forms.
  enum Phrase: Equatable, Sendable {
    case text(String)
    case plural([Phrases.PluralForm: String])

    /// The text for a number.
    func text(for number: LiteralNumber?, in language: String) -> String {
      switch self {
      case .text(let text): return text
      case .plural(let forms):
        // As on iOS, a form for zero is used for 0 in any language.
        if case .integer(0)? = number, let text = forms[.zero] { return text }
        let form = number.map { PluralRules.form(of: $0, in: language) } ?? .other
        return forms[form] ?? forms[.other] ?? forms.values.min() ?? ""
      }
    }
  }

  /// A part of a translation, `%#@name@`, with plural forms of its own.
  struct Substitution: Sendable {
    /// The number of its argument, from 1; `nil` is the next one.
    var argument: Int?
    var phrase: Phrase
  }

  var phrase: Phrase
  var substitutions: [String: Substitution] = [:]
}

/// The keys of a table with their translations into several languages.
struct StringTable: Sendable {
  /// The language of the keys; `nil` if the table does not say.
  var sourceLanguage: String?
  private(set) var languages: [String: [String: Translation]] = [:]
  /// The languages of the table by their code and script, such as `zh-Hant`.
  private var families: [String: [String]] = [:]

  /// Adds translations into a language; those of a key that has some already take their place.
  mutating func add(_ translations: [String: Translation], language: String) {
    let language = LanguageMatch.canonical(language)
    if languages[language] == nil {
      let family = LanguageMatch.family(of: language)
      families[family, default: []] = (families[family, default: []] + [language]).sorted()
    }
    languages[language, default: [:]].merge(translations) { $1 }
  }

  /// Adds the translations of another table.
  mutating func add(_ other: StringTable) {
    sourceLanguage = other.sourceLanguage ?? sourceLanguage
    for (language, translations) in other.languages { add(translations, language: language) }
  }

  /// The language of the table for a locale; `nil` if it has none.
  func language(for match: LanguageMatch) -> String? {
    match.candidates.first { languages[$0] != nil || $0 == sourceLanguage }
      ?? families[match.family]?.first
  }

  /// The language whose translations are used where that of a locale has none.
  var fallbackLanguage: String? {
    sourceLanguage ?? ["Base", "en"].first { languages[$0] != nil }
  }

  /// Whether any language has a translation of a key.
  func has(_ key: String) -> Bool { languages.values.contains { $0[key] != nil } }
}

/// The languages of catalogs that serve a locale, the best one first.
struct LanguageMatch: Sendable {
  let candidates: [String]
  /// The code and the script of the language.
  let family: String

  init(_ locale: Locale) {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let region = language.region?.identifier
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let script = language.script?.identifier ?? likely.script?.identifier
    var candidates: [String] = []
    func add(_ parts: String?...) {
      let known = parts.compactMap { $0 }
      guard known.count == parts.count else { return }
      let identifier = known.joined(separator: "-")
      if !candidates.contains(identifier) { candidates.append(identifier) }
    }
    add(code, script, region)
    add(code, region)
    add(code, script)
    add(code)
    add(code, likely.region?.identifier)
    // Norwegian Bokmål is what catalogs mean by Norwegian.
    if code == "nb" { add("no") }
    if code == "no" { add("nb") }
    self.candidates = candidates
    family = [code, script].compactMap { $0 }.joined(separator: "-")
  }

  /// A language's identifier with hyphens.
  static func canonical(_ language: String) -> String {
    language.replacing("_", with: "-")
  }

  /// The code and the script of a language.
  static func family(of language: String) -> String {
    let likely = Locale.Language(
      identifier: Locale.Language(identifier: language).maximalIdentifier)
    return [likely.languageCode?.identifier, likely.script?.identifier].compactMap { $0 }
      .joined(separator: "-")
  }
}
