import EaselCanvas

/// The name of a rule, drawn beside the plot after the end of the rule.
struct RuleName: MarkSettings {
  package var text: String
  package var color: Color

  init() { self.init("", color: .black) }

  init(_ text: String, color: Color) {
    self.text = text
    self.color = color
  }
}

extension MarkTraits {
  /// The name of a rule; `nil` for none.
  var ruleName: RuleName? {
    get { setting(RuleName.self) }
    set { settings = newValue }
  }
}
