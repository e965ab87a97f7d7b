/// The phrases of one language for the alternative texts of charts.
///
/// ```swift
/// let dutch = ChartLanguage(phrases: [.line: "Lijngrafiek", .bar: "Staafdiagram"])
/// ```
///
/// English phrases are used for phrases that the language does not contain.
public struct ChartLanguage: Sendable {
  /// The wording of each phrase; a phrase without one has its English wording.
  public var phrases: [ChartPhrase: ChartWording]
  /// The function that returns the plural form for a count.
  public var plural: @Sendable (Int) -> ChartPluralForm

  /// Creates a language from the wordings of its phrases and its rule for plural forms.
  ///
  /// - Parameters:
  ///   - phrases: The wordings. They may contain placeholders in braces, which ``ChartPhrase``
  ///     lists for each phrase.
  ///   - plural: Returns the plural form for a count. The default is `one` for 1 and `other` for
  ///     all other counts.
  public init(
    phrases: [ChartPhrase: ChartWording],
    plural: @escaping @Sendable (Int) -> ChartPluralForm = { $0 == 1 ? .one : .other }
  ) {
    self.phrases = phrases
    self.plural = plural
  }
}
