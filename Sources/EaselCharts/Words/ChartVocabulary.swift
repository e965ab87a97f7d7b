import EaselBlocks
import Foundation

/// The words of charts' alternative texts by language.
///
/// ```swift
/// var words = ChartVocabulary.standard
/// words["nl"] = ChartLanguage(phrases: [.line: "Lijngrafiek", .by: "{value} per {category}"])
/// report.environment(\.chartVocabulary, words).environment(\.locale, Locale(identifier: "nl_NL"))
/// ```
///
/// The standard one has English, German, French, Spanish, Japanese and Arabic. The text of a locale
/// without words is English, which a diagnostic says.
public struct ChartVocabulary: Sendable {
  private var languages: [String: ChartLanguage]

  /// The words of English, German, French, Spanish, Japanese and Arabic.
  public static let standard = ChartVocabulary([
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese,
    "ar": .arabic,
  ])

  /// Makes a vocabulary of languages by their codes, such as `nl` or `pt-BR`.
  public init(_ languages: [String: ChartLanguage]) {
    self.languages = [:]
    for (code, language) in languages { self[code] = language }
  }

  /// The language of a code, such as `nl` or `pt-BR`; nil where the vocabulary lacks it.
  public subscript(code: String) -> ChartLanguage? {
    get { languages[Self.key(code)] }
    set { languages[Self.key(code)] = newValue }
  }

  /// The codes of all languages, sorted.
  public var codes: [String] { languages.keys.sorted() }

  private static func key(_ code: String) -> String {
    code.replacing("_", with: "-").lowercased()
  }

  /// The language of a locale, the most special first; nil where the vocabulary lacks it.
  package func language(of locale: Locale) -> ChartLanguage? {
    guard let code = locale.language.languageCode?.identifier else { return nil }
    let region = locale.region.map { "\(code)-\($0.identifier)" }
    let script = locale.language.script.map { "\(code)-\($0.identifier)" }
    return [region, script, code].compactMap { $0 }.lazy.compactMap { self[$0] }.first
  }
}

extension EnvironmentValues {
  private enum ChartVocabularyKey: EnvironmentKey {
    static var defaultValue: ChartVocabulary { .standard }
  }

  /// The words of charts' alternative texts.
  public var chartVocabulary: ChartVocabulary {
    get { self[ChartVocabularyKey.self] }
    set { self[ChartVocabularyKey.self] = newValue }
  }
}
