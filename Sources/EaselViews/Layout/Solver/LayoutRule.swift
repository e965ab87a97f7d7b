/// One line of the system that is solved: an expression that is 0, or at most or at least that.
struct LayoutRule {
  /// The level above which nothing can be missed.
  static let required = LayoutPriority.required.level
  /// For what must give way to required constraints only.
  static let nearlyRequired = required - 0.5

  var expression: LinearExpression
  var relation = LayoutConstraint.Relation.equal
  /// A priority; wishes of a higher level are met first, whatever it costs those below.
  var level = LayoutRule.required
  /// The variable that an equation is best solved for.
  var subject: Int?
  /// Whether a required inequality mostly holds by itself, so that it is looked at only if not.
  var isUsuallyMet = false
  /// The constraint that it comes from.
  var constraint: LayoutConstraint?
  /// The stack that it comes from.
  var stack: StackView?

  /// Where it comes from, in words; nil for what a view wishes by itself.
  var name: String? {
    constraint.map { "\($0)" } ?? stack.map { "the arrangement in \($0.layoutName)" }
  }
}
