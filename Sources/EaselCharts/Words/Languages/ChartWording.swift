/// The words of a phrase in one language: one text, or one for each plural form.
///
/// ```swift
/// let missing: ChartWording = [.one: "{count} waarde ontbreekt", .other: "{count} waarden ontbreken"]
/// let line: ChartWording = "Lijngrafiek"
/// ```
public struct ChartWording: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  private var forms: [ChartPluralForm: String]

  /// Makes a text that does not depend on a count.
  public init(_ text: String) { forms = [.other: text] }
  /// Makes a text that does not depend on a count.
  public init(stringLiteral text: String) { forms = [.other: text] }
  /// Makes a text for each plural form; the last of two for the same form counts.
  public init(dictionaryLiteral forms: (ChartPluralForm, String)...) {
    self.forms = Dictionary(forms) { $1 }
  }

  /// The text of a plural form; that of `other` where the form has none.
  public subscript(form: ChartPluralForm) -> String { forms[form] ?? forms[.other] ?? "" }
}
