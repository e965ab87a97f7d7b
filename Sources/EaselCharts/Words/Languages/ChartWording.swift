/// The text of a phrase in one language, with an optional text for each plural form.
///
/// ```swift
/// let missing: ChartWording = [.one: "{count} waarde ontbreekt", .other: "{count} waarden ontbreken"]
/// let line: ChartWording = "Lijngrafiek"
/// ```
public struct ChartWording: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  private var forms: [ChartPluralForm: String]

  /// Creates a text that does not depend on a count.
  public init(_ text: String) { forms = [.other: text] }
  /// Creates a text that does not depend on a count.
  public init(stringLiteral text: String) { forms = [.other: text] }
  /// Creates a text for each plural form; if a form occurs twice, the last text is used.
  public init(dictionaryLiteral forms: (ChartPluralForm, String)...) {
    self.forms = Dictionary(forms) { $1 }
  }

  /// The text of a plural form; the text of `other` if the form has none.
  public subscript(form: ChartPluralForm) -> String { forms[form] ?? forms[.other] ?? "" }
}
