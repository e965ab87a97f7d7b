import EaselBlocks
import Foundation

/// The phrases for the alternative texts of charts, by language.
///
/// ```swift
/// var vocabulary = ChartVocabulary.standard
/// vocabulary["nl"] = ChartLanguage(
///   phrases: [.line: "Lijngrafiek", .by: "{value} per {category}"])
/// let chart = Chart { LineMark(x: .value("Jaar", 2025), y: .value("Omzet", 12)) }
///   .environment(\.chartVocabulary, vocabulary)
///   .environment(\.locale, Locale(identifier: "nl_NL"))
/// ```
///
/// The standard vocabulary contains English, German, French, Spanish, Japanese and Arabic. In a
/// locale whose language is missing, the text is English and a diagnostic is noted.
public struct ChartVocabulary: Sendable {
  private var languages: [String: ChartLanguage]

  /// The standard vocabulary: English, German, French, Spanish, Japanese and Arabic.
  public static let standard = ChartVocabulary([
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese,
    "ar": .arabic,
  ])

  /// Creates a vocabulary from languages by their codes, such as `nl` or `pt-BR`.
  public init(_ languages: [String: ChartLanguage]) {
    self.languages = [:]
    for (code, language) in languages { self[code] = language }
  }

  /// The language with a code, such as `nl` or `pt-BR`; `nil` if the vocabulary does not contain
  /// it.
  public subscript(code: String) -> ChartLanguage? {
    get { languages[Self.key(code)] }
    set { languages[Self.key(code)] = newValue }
  }

  /// The sorted codes of all languages, in lower case with hyphens.
  public var codes: [String] { languages.keys.sorted() }

  private static func key(_ code: String) -> String {
    code.replacing("_", with: "-").lowercased()
  }

  /// The language of a locale, the most specific first; `nil` if the vocabulary does not contain
  /// it.
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

  /// The phrases for the alternative texts of charts; ``ChartVocabulary/standard`` by default.
  public var chartVocabulary: ChartVocabulary {
    get { self[ChartVocabularyKey.self] }
    set { self[ChartVocabularyKey.self] = newValue }
  }
}
