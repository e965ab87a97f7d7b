import EaselBlocks
import EaselCanvas
import Foundation

/// The alternative text of a chart: its kind and title, its axes, extremes, trend and missing
/// values.
///
/// The text has at most three sentences and 600 characters; the least important clauses are left
/// out first. Values that are longer, as an author's format of 10²³⁰ can be, are kept up to 4,000.
/// The cost is one pass over the marks.
struct ChartAlternativeText {
  let marks: PreparedMarks
  let scales: ChartScales
  let configuration: ChartConfiguration
  let environment: EnvironmentValues
  let format: AlternativeTextFormat
  /// The formats of values, which are those of axes and labels, in the locale of the text.
  let formats: ChartFormats
  /// The texts of the shares of sectors, if a chart family sets them.
  let sectorShares: [String]?
  /// The runs that are described; references are included only if there are no other marks.
  let runs: [PreparedRun]
  /// Whether marks with each of the list's traits are hidden; empty if no marks are hidden.
  private let hidden: [Bool]
  /// The distinct kinds of the chart.
  private(set) var kinds: [ChartPhrase] = []
  /// The names of all series in order of appearance.
  private(set) var seriesList: [String] = []

  /// The greatest length of a text, in characters.
  static let maximumLength = 600
  /// The greatest length of a text whose values alone are longer.
  static let maximumLengthOfValues = 4_000
  /// The greatest number of names in a list.
  static let maximumNames = 6

  init(
    _ marks: PreparedMarks, _ scales: ChartScales, _ configuration: ChartConfiguration,
    environment: EnvironmentValues, sectorShares: [String]? = nil
  ) {
    self.marks = marks
    self.scales = scales
    self.configuration = configuration
    self.environment = environment
    self.sectorShares = sectorShares
    format = AlternativeTextFormat(environment)
    var spoken = environment
    spoken.locale = format.locale
    formats = ChartFormats(configuration, scales, spoken)
    let hides = marks.list.traits.map { $0.isAccessibilityHidden == true }
    let shown = marks.runs.filter { run in
      (0..<run.count).contains { !hides[run.run.traits[$0]] }
    }
    hidden = hides.contains(true) ? hides : []
    let data = shown.filter { !$0.kind.isReference }
    let isSecondary = { (run: PreparedRun) in run.kind.behavior.isSecondary(run) }
    runs = data.isEmpty ? shown : data.filter { !isSecondary($0) } + data.filter(isSecondary)
    kinds = findKinds()
    seriesList = findSeries()
  }

  /// The first sentence, and the whole text.
  var texts: (heading: String, text: String) {
    let heading = heading
    let parts = [heading, details(after: heading)].compactMap { $0 }
    return (heading, parts.joined(separator: format.text(.space)))
  }

  /// The first sentence: the kind of the chart and its subject, or the custom alternative text.
  private var heading: String {
    if let alternativeText = configuration.alternativeText, !alternativeText.isEmpty {
      return alternativeText
    }
    return sentence(Self.cut(headline, Self.maximumLength - 2))
  }

  /// Returns the other sentences; `nil` if there are none.
  private func details(after heading: String) -> String? {
    guard configuration.alternativeText?.isEmpty ?? true, !runs.isEmpty else { return nil }
    let used = heading.count + format.text(.space).count
    var clauses = guides + findings
    while true {
      let text = [true, false].map { isGuide in
        clauses.filter { $0.isGuide == isGuide }.map(\.text).joined(
          separator: format.text(.semicolon))
      }.filter { !$0.isEmpty }.map(sentence).joined(separator: format.text(.space))
      let weights = clauses.map(\.weight)
      let areValues = (weights.min() ?? 0) >= Clause.weightOfValues
      let limit = areValues ? Self.maximumLengthOfValues : Self.maximumLength
      if text.count + used <= limit { return text.isEmpty ? nil : text }
      // The clause with the least weight is removed first; of equal weights, the last one.
      guard let lightest = weights.min().flatMap({ weights.lastIndex(of: $0) }) else { return nil }
      clauses.remove(at: lightest)
    }
  }

  /// A part of the text that can be left out.
  struct Clause {
    var text: String
    /// Whether the clause belongs to the sentence about axes and series.
    var isGuide: Bool
    /// The importance; clauses with less weight are left out first.
    var weight: Int

    /// The least weight of clauses about values: extremes, shares, and how many are missing.
    static let weightOfValues = 9
  }

  private func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?。！？؟…".contains(last) else { return text }
    return format.text(.sentence, ["text": text])
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  private var headline: String {
    var kind = kindName
    if let title = configuration.titles?.title {
      let title = AlternativeTextFormat.short(title.string(in: environment), limit: 160)
      if !title.isEmpty { kind = format.text(.titled, ["kind": kind, "title": title]) }
    }
    guard !runs.isEmpty || !marks.list.functions.isEmpty else {
      return format.text(.about, ["kind": kind, "subject": format.text(.noData)])
    }
    guard let subject else { return kind }
    return format.text(.about, ["kind": kind, "subject": subject])
  }

  /// The subject: the labels of values and categories.
  private var subject: String? {
    let (value, category) = (valueLabel, categoryLabel)
    if value.isEmpty || category.isEmpty || value == category {
      return value.isEmpty ? (category.isEmpty ? nil : category) : value
    }
    return format.text(
      isAgainst ? .against : .by, ["value": value, "category": category])
  }

  /// Whether any row is left out of the text.
  var hidesMarks: Bool { !hidden.isEmpty }

  /// Whether a row is left out of the text.
  func isHidden(_ run: PreparedRun, _ row: Int) -> Bool {
    !hidden.isEmpty && hidden[run.run.traits[row]]
  }
}
