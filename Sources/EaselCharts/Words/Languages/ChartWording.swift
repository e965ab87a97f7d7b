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

  /// Creates a wording with the same text for all counts.
  public init(_ text: String) { forms = [.other: text] }
  /// Creates a wording with the same text for all counts.
  public init(stringLiteral text: String) { forms = [.other: text] }
  /// Creates a wording with a text for each plural form; if a form occurs twice, the last text is
  /// used.
  public init(dictionaryLiteral forms: (ChartPluralForm, String)...) {
    self.forms = Dictionary(forms) { $1 }
  }

  /// The text of a plural form; without one, the text of `other`, or an empty string.
  public subscript(form: ChartPluralForm) -> String { forms[form] ?? forms[.other] ?? "" }
}
