import EaselBlocks
import Foundation

extension EnvironmentValues {
  private enum WordsKey: EnvironmentKey {
    static var defaultValue: [String: ReportWords] { [:] }
  }

  /// Words that the report adds or replaces, by language code; an empty code stands for any language.
  var addedWords: [String: ReportWords] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }

  /// The words that reports write by themselves, in the language of the environment's locale.
  ///
  /// A language that Easel has no words in takes English ones; ``EaselBlocks/Block/words(_:for:)`` adds
  /// a language, and replaces words of one: phrases that it has not stay those of the language.
  public var reportWords: ReportWords {
    let code = locale.language.languageCode?.identifier ?? "en"
    let known = ReportWords.known[code] ?? .english
    return [addedWords[""], addedWords[code]].compactMap { $0 }
      .reduce(known) { others, words in words.filled(from: others) }
  }
}

extension Block {
  /// Sets the words that reports write by themselves in the block and everything in it.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - language: The code of the language that they are for, such as `pt`; nil takes them for any.
  public func words(_ words: ReportWords, for language: String? = nil) -> some Block {
    transformEnvironment(\.addedWords) { $0[language ?? ""] = words }
  }
}
