import EaselBlocks
import EaselCanvas
import Foundation

/// Whether words are broken by a hyphen at the ends of lines.
public enum Hyphenation: Hashable, Sendable {
  /// Words of justified texts are.
  case automatic
  /// Words of all texts are.
  case on
  /// None are.
  case off
}

extension Block {
  /// Sets whether words of the block's texts are broken by a hyphen at the ends of lines.
  ///
  /// ```swift
  /// Section("Terms") { ForEach(clauses, id: \.self) { Text($0).alignment(.justified) } }
  ///   .hyphenation(.automatic)
  /// Columns(3) { story }.hyphenation(.on)
  /// ```
  ///
  /// Words break by the patterns of the language of the block's locale, or of a part of a text that
  /// names one, with at least two letters before the hyphen and three behind it. Headings and text in
  /// characters of equal width are left alone, and so are words that have soft hyphens already, that are
  /// written in capitals, or that are part of an address or a number. Text that is copied or searched has
  /// no soft hyphens.
  ///
  /// The patterns are those of `/usr/share/hyphen`, which Debian's packages install (`hyphen-de`,
  /// `hyphen-fr`, …), or of a file of your own. Where there are none for a language, that is noted as
  /// `unsupportedOption` once, and its words stay whole; so it is without the package trait
  /// `Hyphenation`.
  ///
  /// - Parameters:
  ///   - hyphenation: Which words are broken.
  ///   - dictionaries: Patterns of your own, which come before those of blocks around this one and of
  ///     the machine.
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
  /// Breaks words of justified texts, where the build has hyphenation: what a report does that says
  /// nothing of it, and which has nothing to note without the package trait.
  mutating func hyphenateByDefault() {
    #if Hyphenation
      wordBreaks = Hyphenator()
      breaksOnlyJustifiedWords = true
    #endif
  }
}
