import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum WordsKey: EnvironmentKey {
    static var defaultValue: [String: ReportWords] { [:] }
  }

  /// Texts that the report adds or replaces, by language code; the empty code applies to every
  /// language.
  var addedWords: [String: ReportWords] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }

  /// The built-in texts of reports, in the language of the environment's locale.
  ///
  /// A language without built-in texts uses the English ones. ``EaselBlocks/Block/words(_:for:)``
  /// adds the texts of a language or replaces some of them; the others keep their built-in texts.
  public var reportWords: ReportWords {
    let code = locale.language.languageCode?.identifier ?? "en"
    let known = ReportWords.known[code] ?? .english
    return [addedWords[""], addedWords[code]].compactMap { $0 }
      .reduce(known) { others, words in words.filled(from: others) }
  }
}

extension Block {
  /// Sets the built-in texts of reports for the block and its contents.
  ///
  /// - Parameters:
  ///   - words: The texts.
  ///   - language: The code of their language, such as `pt`; `nil` applies them to every language.
  ///     Texts for a language take precedence over texts for every language.
  public func words(_ words: ReportWords, for language: String? = nil) -> some Block {
    transformEnvironment(\.addedWords) { $0[language ?? ""] = words }
  }
}
