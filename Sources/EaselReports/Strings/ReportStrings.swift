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
  /// The kinds of built-in texts, such as the label of a sum or the title of a list.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// The label of a table's sum so far, below its rows on each page except the last one.
    case carriedForward
    /// The label of a table's sum from earlier pages, above its rows on the next page.
    case broughtForward
    /// The label of the sum of a whole table, below its last row.
    case total
    /// The addition to the label of a sum that does not include all values, such as "values missing:
    /// 2"; its placeholder is `{count}`.
    case missingValues
    /// A page number with that of the last page, such as "Page 3 of 12"; the placeholders are
    /// `{page}` and `{count}`.
    case pageOfPages
    /// The text beside the repeated heading of a table's group on further pages, such as
    /// "(continued)".
    ///
    /// The heading is a block, so the placeholder `{title}` is removed from the text. The text is
    /// after the heading, or below it if both together are wider than the table.
    case continued
    /// The heading of a table of contents, see ``Contents``.
    case contents
    /// The heading of a list of figures, see ``ListOfFigures``.
    case listOfFigures
    /// The heading of a list of tables, see ``ListOfTables``.
    case listOfTables
    /// The label of a figure in captions and references, such as "Figure 1"; its placeholder is
    /// `{number}`.
    case figure
    /// The label of a table in captions and references, such as "Table 1"; its placeholder is
    /// `{number}`.
    case table
    /// A reference to a numbered section, such as "Section 2.1"; its placeholder is `{number}`.
    case section
  }

  private var phrases: [Phrase: String]
  /// The language without built-in texts that these are for, and the object that records the
  /// English texts which replace them.
  private var missing: (language: String, uses: EnglishTexts)?

  /// Creates texts from a dictionary by phrase; a missing phrase has the built-in text of the
  /// report's language, or the English one.
  ///
  /// - Parameter phrases: The texts by phrase.
  public init(_ phrases: [Phrase: String] = [:]) { self.phrases = phrases }

  /// The text of a phrase, with placeholders such as `{page}`; the English text if the phrase is
  /// missing.
  public subscript(phrase: Phrase) -> String {
    get {
      if let own = phrases[phrase] { return own }
      if let missing { missing.uses.use(phrase, for: missing.language) }
      return Self.english.phrases[phrase] ?? ""
    }
    set { phrases[phrase] = newValue }
  }

  /// Returns the texts, with those of another value for missing phrases.
  func filled(from others: ReportStrings) -> ReportStrings {
    var strings = ReportStrings(phrases.merging(others.phrases) { own, _ in own })
    strings.missing = others.missing
    return strings
  }

  /// Returns a text as wide as most texts of a phrase with a number, which is not shown.
  func placeholder(_ phrase: Phrase) -> String {
    var strings = self
    strings.missing = nil
    return strings.text(phrase, ["number": "0.0"])
  }

  /// Returns texts for a language without built-in ones, which record the English texts that are
  /// read.
  static func missing(_ language: String, _ uses: EnglishTexts) -> ReportStrings {
    var strings = ReportStrings()
    strings.missing = (language, uses)
    return strings
  }

  /// Returns whether two values have the same texts.
  public static func == (a: ReportStrings, b: ReportStrings) -> Bool { a.phrases == b.phrases }

  /// Adds the texts to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(phrases) }

  /// Returns the text of a phrase, with placeholders such as `{page}` replaced by values.
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
