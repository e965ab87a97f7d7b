import EaselCanvas

/// The name of a rule, beyond its end beside the plot.
package struct RuleName: Hashable, Sendable {
  package var text: String
  package var color: Color

  package init(_ text: String, color: Color) {
    self.text = text
    self.color = color
  }
}
