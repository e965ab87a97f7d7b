import EaselBlocks
import EaselCanvas
import Foundation

/// The texts whose words may be hyphenated at the ends of lines: justified texts, all, or none.
public enum Hyphenation: Hashable, Sendable {
  /// Hyphenates words in justified texts only; the default of reports.
  ///
  /// In builds without the package trait `Hyphenation`, reports hyphenate no words by default.
  case automatic
  /// Hyphenates words in all texts, justified or not, except headings and monospaced text.
  case on
  /// Turns hyphenation off for all texts.
  case off
}

extension Block {
  /// Sets which texts of the block are hyphenated at the ends of lines, and adds hyphenation
  /// patterns.
  ///
  /// ```swift
  /// let clauses = ["Payments are due within thirty days.", "Deliveries are insured."]
  /// let terms = Section("Terms") {
  ///   ForEach(clauses, id: \.self) { Text($0).alignment(.justified) }
  /// }
  /// .hyphenation(.automatic)
  /// let story = Columns(3) { Text("Once upon a time …") }.hyphenation(.on)
  /// ```
  ///
  /// Words are hyphenated by the patterns of their language, which is that of the block's locale
  /// unless a part of the text has its own language. At least two letters are before the hyphen and
  /// three after it. Headings and monospaced text are never hyphenated. Words
  /// with soft hyphens, words with capitals after the first letter, and parts of addresses and
  /// numbers are not hyphenated either. Text that is copied or searched has no soft hyphens.
  ///
  /// The patterns are in `/usr/share/hyphen`, where Debian's packages install them (`hyphen-de`,
  /// `hyphen-fr`, …), or in a file of your own. If there are none for a language, its words are not
  /// hyphenated, with one warning of code `unsupportedOption`. The same applies without the package
  /// trait `Hyphenation`. Scripts without hyphens, such as Arabic and Japanese, have no warning.
  ///
  /// - Parameters:
  ///   - hyphenation: The texts whose words are hyphenated.
  ///   - dictionaries: Your own patterns. They take precedence over those of blocks around this
  ///     one and over installed ones. ``Hyphenation/off`` discards them and those of blocks around
  ///     this one.
  public func hyphenation(
    _ hyphenation: Hyphenation, dictionaries: [HyphenationDictionary] = []
  ) -> some Block {
    transformEnvironment(\.self) { environment in
      let outer = (environment.wordBreaks as? Hyphenator)?.dictionaries ?? []
      environment.wordBreaks = hyphenation == .off ? nil : Hyphenator(dictionaries + outer)
      environment.breaksOnlyJustifiedWords = hyphenation == .automatic
    }
  }
}

extension EnvironmentValues {
  /// Turns on hyphenation of justified texts if the build has it.
  ///
  /// This is the default of reports. Without the package trait it does nothing, so that reports
  /// that do not set hyphenation get no diagnostic.
  mutating func hyphenateByDefault() {
    #if Hyphenation
      wordBreaks = Hyphenator()
      breaksOnlyJustifiedWords = true
    #endif
  }
}
