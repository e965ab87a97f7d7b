import EaselBlocks
import Foundation

/// The words that reports write by themselves, in one language.
///
/// ```swift
/// Section("Buchungen") { table }.words(ReportWords([.carriedForward: "Zwischensumme"]))
/// ```
///
/// Easel has them in English, German, French, Spanish, Italian, Dutch, Japanese and Arabic, and takes
/// those of the language of the report, or of the block. ``EaselBlocks/Block/words(_:for:)`` adds a
/// language.
public struct ReportWords: Hashable, Sendable {
  /// One of the phrases.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// The sum at the foot of a page, which goes on overleaf.
    case carriedForward
    /// The sum at the head of a page, which comes from the page before.
    case broughtForward
    /// The sum of a whole table.
    case total
    /// The number of a page of so many: `{page}` and `{count}`.
    case pageOfPages
    /// What stands behind the title of a group that began on the page before: `{title}`.
    case continued
    /// The title of a table of contents.
    case contents
    /// The title of a list of figures.
    case listOfFigures
    /// The title of a list of tables.
    case listOfTables
    /// The label of a figure: `{number}`.
    case figure
    /// The label of a table: `{number}`.
    case table
    /// A reference to a numbered section: `{number}`.
    case section
  }

  private var phrases: [Phrase: String]

  /// Makes a table of words; a phrase that is missing is that of the language around, or English.
  public init(_ phrases: [Phrase: String] = [:]) { self.phrases = phrases }

  /// The words of a phrase, with placeholders such as `{page}`.
  public subscript(phrase: Phrase) -> String {
    get { phrases[phrase] ?? Self.english.phrases[phrase] ?? "" }
    set { phrases[phrase] = newValue }
  }

  /// The words, and others where phrases are missing.
  func filled(from others: ReportWords) -> ReportWords {
    ReportWords(phrases.merging(others.phrases) { own, _ in own })
  }

  /// A phrase with its placeholders filled in; one that has no value stays as it is.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - values: What stands for each placeholder, by its name without braces.
  public func text(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    var rest = Substring(self[phrase])
    var result = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
