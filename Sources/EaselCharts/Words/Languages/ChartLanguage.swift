/// The phrases of one language for the alternative text of charts.
///
/// ```swift
/// let dutch = ChartLanguage(phrases: [.line: "Lijngrafiek", .bar: "Staafdiagram"])
/// ```
///
/// A phrase that a language lacks is said in English.
public struct ChartLanguage: Sendable {
  /// The words by phrase.
  public var phrases: [ChartPhrase: ChartWording]
  /// The plural form of a count.
  public var plural: @Sendable (Int) -> ChartPluralForm

  /// Makes a language of its phrases.
  ///
  /// - Parameters:
  ///   - phrases: The words; those in braces are filled in, as ``ChartPhrase`` says.
  ///   - plural: The plural form of a count; by default one differs from all others.
  public init(
    phrases: [ChartPhrase: ChartWording],
    plural: @escaping @Sendable (Int) -> ChartPluralForm = { $0 == 1 ? .one : .other }
  ) {
    self.phrases = phrases
    self.plural = plural
  }
}
