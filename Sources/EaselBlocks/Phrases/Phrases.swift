/// The built-in texts of Easel in one language: those of reports, codes, charts, and the
/// alternative texts of charts.
///
/// ```swift
/// var turkish = Phrases(language: "tr")
/// turkish.reports.total = "Toplam"
/// turkish.charts.points = .init(one: "{count} nokta", other: "{count} nokta")
/// let report = Report("Rapor", language: "tr") { Text("…") }
///   .environment(\.phrases, turkish)
///   .environment(\.phrases.reports.contents, "İçindekiler")
/// ```
///
/// Easel has all phrases in Arabic, Dutch, English, French, German, Italian, Japanese, Portuguese
/// and Spanish. In another language, those that are not set are English, and a diagnostic of code
/// `invalidLocale` names them: one for a report, or one for a chart outside of reports.
public struct Phrases: Sendable {
  /// The code of the language in lower case, such as `tr` or `pt-br`.
  public private(set) var language: String
  /// The function that returns the plural form of a count.
  public var plural: @Sendable (Int) -> PluralForm
  /// The texts that are printed in reports.
  public var reports: Reports
  /// The labels of the sums of invoices.
  public var invoices: Invoices
  /// The names of codes in alternative texts.
  public var codes: Codes
  /// The texts that charts draw about data that they do not show.
  public var chartNotes: ChartNotes
  /// The parts of alternative texts of charts.
  public var charts: Charts
  /// Whether English texts are in the place of missing ones, unless all of these were set.
  private(set) var hasPlaceholders = false
  /// Collects the English texts that are used for missing ones; `nil` outside of reports.
  var englishTexts: EnglishTexts?

  /// Creates the phrases of a language; there are no defaults, so that each language has each text.
  init(
    language: String, plural: @escaping @Sendable (Int) -> PluralForm, reports: Reports,
    invoices: Invoices, codes: Codes, chartNotes: ChartNotes, charts: Charts
  ) {
    self.language = language
    self.plural = plural
    self.reports = reports
    self.invoices = invoices
    self.codes = codes
    self.chartNotes = chartNotes
    self.charts = charts
  }

  /// Creates the phrases of a language: the built-in ones, or English texts to be replaced if Easel
  /// has none in this language.
  ///
  /// - Parameter language: The code of the language, such as `tr`, `pt-BR` or `zh-Hant`. Without
  ///   phrases for a region or script, those of the language are used.
  public init(language: String) {
    let code = Self.key(language)
    let base = String(code.prefix { $0 != "-" })
    self = (Self.builtIn[code] ?? Self.builtIn[base])?() ?? .placeholders
    self.language = code
  }

  /// English texts, each of them in the place of one that a language does not have.
  static let placeholders: Phrases = {
    var phrases = english
    for field in fields { phrases[keyPath: field.path] = phrases[keyPath: field.path].placeholder }
    phrases.hasPlaceholders = true
    return phrases
  }()

  /// Returns the phrases under another code.
  func named(_ code: String) -> Phrases {
    var phrases = self
    phrases.language = code
    return phrases
  }
}

extension Phrases {
  /// Returns a text, with placeholders such as `{page}` replaced by values.
  ///
  /// ```swift
  /// let text = Phrases(language: "de").text(\.reports.pageOfPages, ["page": "3", "count": "12"])
  /// text                                                       // "Seite 3 von 12"
  /// ```
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - values: The values of placeholders by name, without braces. A placeholder without a value
  ///     stays in the text.
  ///   - count: The number that determines the plural form, and replaces `{count}` if `values` does
  ///     not have it.
  public func text(
    _ phrase: KeyPath<Phrases, Wording>, _ values: [String: String] = [:], count: Int? = nil
  ) -> String {
    let wording = self[keyPath: phrase]
    if wording.isPlaceholder { englishTexts?.use(phrase, for: language) }
    return wording.text(form(of: count, in: wording)) { name in
      values[String(name)] ?? (name == "count" ? count.map(String.init) : nil)
    }
  }

  /// The plural form of a wording for a count: by the rule of English if it is in English.
  package func form(of count: Int?, in wording: Wording) -> PluralForm {
    guard let count else { return .other }
    return wording.isPlaceholder ? PluralForm.ofOne(count) : plural(count)
  }

  /// Returns the wording of a part of an alternative text, and records it as ``text(_:_:count:)``
  /// does.
  package func wording(_ phrase: ChartPhrase) -> Wording {
    let wording = charts[phrase]
    if wording.isPlaceholder { englishTexts?.use(phrase.path, for: language) }
    return wording
  }

  /// Whether any alternative text of charts is in the language.
  package var describesCharts: Bool {
    !hasPlaceholders || ChartPhrase.allCases.contains { !charts[$0].isPlaceholder }
  }
}
