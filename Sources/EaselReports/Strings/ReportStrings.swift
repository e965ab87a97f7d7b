import EaselBlocks
import Foundation

/// The built-in texts of reports in one language, such as "Carried forward".
///
/// ```swift
/// let section = Section("Buchungen") { Text("…") }
///   .strings(ReportStrings([.carriedForward: "Zwischensumme"]))
/// ```
///
/// Easel has built-in texts in English, German, French, Spanish, Italian, Dutch, Japanese and
/// Arabic. It uses those of the language of the report, or of the block.
/// ``EaselBlocks/Block/strings(_:for:)`` adds a language.
public struct ReportStrings: Hashable, Sendable {
  /// A kind of built-in text, with its placeholders.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// The label of the sum so far at the end of a page, if the table continues on the next page.
    case carriedForward
    /// The label of the sum of the rows on earlier pages, at the top of a page.
    case broughtForward
    /// The label of the sum of a whole table.
    case total
    /// The number of a page and the number of pages; its placeholders are `{page}` and `{count}`.
    case pageOfPages
    /// The title of a group that began on an earlier page; its placeholder is `{title}`.
    case continued
    /// The title of a table of contents.
    case contents
    /// The title of a list of figures.
    case listOfFigures
    /// The title of a list of tables.
    case listOfTables
    /// The label of a figure; its placeholder is `{number}`.
    case figure
    /// The label of a table; its placeholder is `{number}`.
    case table
    /// A reference to a numbered section; its placeholder is `{number}`.
    case section
  }

  private var phrases: [Phrase: String]

  /// Creates texts from a dictionary.
  ///
  /// - Parameter phrases: The texts. For a missing phrase the text of the environment's language is
  ///   used, or the English one.
  public init(_ phrases: [Phrase: String] = [:]) { self.phrases = phrases }

  /// The text of a phrase, with placeholders such as `{page}`; the English text if the phrase is
  /// missing.
  public subscript(phrase: Phrase) -> String {
    get { phrases[phrase] ?? Self.english.phrases[phrase] ?? "" }
    set { phrases[phrase] = newValue }
  }

  /// Returns the texts, with those of another value for missing phrases.
  func filled(from others: ReportStrings) -> ReportStrings {
    ReportStrings(phrases.merging(others.phrases) { own, _ in own })
  }

  /// Returns the text of a phrase with its placeholders filled in.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - values: The values of placeholders by name, without braces. A placeholder without a value
  ///     stays in the text.
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
