import EaselCanvas

/// The name of a rule, drawn beside the plot after the end of the rule.
package struct RuleName: MarkSettings {
  package var text: String
  package var color: Color

  package init() { self.init("", color: .black) }

  package init(_ text: String, color: Color) {
    self.text = text
    self.color = color
  }
}

extension MarkTraits {
  /// The name of a rule; `nil` for none.
  package var ruleName: RuleName? {
    get { setting(RuleName.self) }
    set { settings = newValue }
  }
}
