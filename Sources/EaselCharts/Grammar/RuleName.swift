import EaselCanvas

/// The name of a rule, drawn beside the plot after the end of the rule.
package struct RuleName: Hashable, Sendable {
  package var text: String
  package var color: Color

  package init(_ text: String, color: Color) {
    self.text = text
    self.color = color
  }
}
