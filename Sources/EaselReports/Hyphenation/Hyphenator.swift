import EaselBlocks
import EaselCanvas
import Foundation

/// Hyphenates words by the patterns of their languages.
struct Hyphenator: WordBreaks {
  /// The user's own files, which take precedence.
  let dictionaries: [HyphenationDictionary]

  init(_ dictionaries: [HyphenationDictionary] = []) { self.dictionaries = dictionaries }

  func breaks(
    in text: String, _ stretches: [(bytes: Range<Int>, language: Locale.Language)],
    note: (Diagnostic) -> Void
  ) -> [Int] {
    #if Hyphenation
      let utf8 = text.utf8
      var breaks: [Int] = []
      for (bytes, language) in stretches {
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let end = utf8.index(start, offsetBy: bytes.count)
        let words = HyphenatedWords.words(in: text[start..<end], at: bytes.lowerBound)
        // Looked up only for words: most languages have no patterns, and many texts consist of
        // numbers.
        guard !words.isEmpty, let patterns = patterns(for: language, note) else { continue }
        for word in words {
          guard let letters = word.lowercased else { continue }
          breaks += word.positions(of: patterns.breaks(in: letters))
        }
      }
      return breaks
    #else
      note(
        Diagnostic(
          .warning, .unsupportedOption,
          "hyphenation needs the package trait “Hyphenation” (libhyphen), which this build leaves out; "
            + "turn it on where the package is named: traits: [.defaults, \"Hyphenation\"]",
          operation: "hyphenation"))
      return []
    #endif
  }

  #if Hyphenation
    /// Returns the patterns of a language; `nil`, with a diagnostic, if there are none.
    private func patterns(
      for language: Locale.Language, _ note: (Diagnostic) -> Void
    ) -> HyphenationPatterns? {
      guard let path = ownFile(for: language) ?? HyphenationCache.shared.file(for: language) else {
        if !Self.isWithoutHyphens(language) { note(Self.missing(language)) }
        return nil
      }
      switch HyphenationCache.shared.patterns(at: path) {
      case .success(let patterns): return patterns
      case .failure(let error):
        note(
          Diagnostic(
            .error, error.code, error.message, operation: error.operation, value: error.value))
        return nil
      }
    }

    /// Returns the user's file for a language; a file of its script and region takes precedence
    /// over a general one.
    private func ownFile(for language: Locale.Language) -> String? {
      let fitting = dictionaries.filter { dictionary in
        let own = Locale.Language(identifier: dictionary.language)
        return own.languageCode == language.languageCode
          && (own.script == nil || own.script == language.script || language.script == nil)
      }
      let exact = fitting.first { Locale.Language(identifier: $0.language) == language }
      let general = fitting.first { Locale.Language(identifier: $0.language).region == nil }
      return (exact ?? general ?? fitting.first)?.url.path
    }

    /// Whether a language is written without hyphens at the ends of lines.
    private static func isWithoutHyphens(_ language: Locale.Language) -> Bool {
      let whole = Locale.Language(identifier: language.maximalIdentifier)
      guard let script = whole.script?.identifier else { return false }
      return [
        "Arab", "Hebr", "Hans", "Hant", "Hani", "Jpan", "Hira", "Kana", "Kore", "Hang", "Thaa",
        "Syrc",
      ].contains(script)
    }

    private static func missing(_ language: Locale.Language) -> Diagnostic {
      let name = language.minimalIdentifier
      let remedy =
        HyphenationFiles.package(for: language).map { "install the package \($0)" }
        ?? "Debian has no package of them"
      return Diagnostic(
        .warning, .unsupportedOption,
        "there are no hyphenation patterns for the language “\(name)”; its words are not divided; "
          + "\(remedy), or give a file by HyphenationDictionary", operation: "hyphenation",
        value: name)
    }
  #endif
}
