extension Phrases {
  /// The text of a phrase in one language, with an optional text for each plural form.
  ///
  /// ```swift
  /// let missing = Phrases.Wording(one: "{count} değer eksik", other: "{count} değer eksik")
  /// let line: Phrases.Wording = "Çizgi grafik"
  /// ```
  ///
  /// It may contain the placeholders in braces that the documentation of each phrase lists.
  public struct Wording: Hashable, Sendable, ExpressibleByStringLiteral {
    private let other: String
    private let forms: [PluralForm: String]?
    /// Whether the text is English and in the place of one that the language does not have.
    let isPlaceholder: Bool

    private init(_ other: String, _ forms: [PluralForm: String]?, isPlaceholder: Bool = false) {
      self.other = other
      self.forms = forms
      self.isPlaceholder = isPlaceholder
    }

    /// Creates a wording with the same text for all counts.
    public init(_ text: String) { self.init(text, nil) }

    /// Creates a wording with the same text for all counts.
    public init(stringLiteral text: String) { self.init(text, nil) }

    /// Creates a wording from the texts of plural forms; a form without one has the text of `other`.
    public init(
      zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
      many: String? = nil, other: String
    ) {
      let given: [PluralForm: String?] = [
        .zero: zero, .one: one, .two: two, .few: few, .many: many,
      ]
      self.init(other, given.compactMapValues { $0 })
    }

    /// The text of a plural form, with its placeholders.
    public subscript(form: PluralForm) -> String { forms?[form] ?? other }

    /// The wording as an English text in the place of a missing one.
    var placeholder: Wording { Wording(other, forms, isPlaceholder: true) }

    /// Returns the text of a plural form with its placeholders replaced.
    ///
    /// - Parameters:
    ///   - form: The plural form.
    ///   - value: Returns the value of a placeholder; with `nil` it stays in the text.
    package func text(_ form: PluralForm, _ value: (Substring) -> String?) -> String {
      var rest = self[form][...]
      var result = ""
      // Values may contain braces, so the template is read only once.
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = rest[rest.index(after: open)..<close]
        result += rest[..<open]
        result += value(name) ?? String(rest[open...close])
        rest = rest[rest.index(after: close)...]
      }
      return result + rest
    }
  }
}
