/// An expression that must be zero, at most zero or at least zero.
struct LayoutRule {
  /// The level from which rules must hold, that of required constraints.
  static let required = 1000.0
  /// The level of rules that only required constraints outweigh.
  static let nearlyRequired = required - 0.5

  var expression: LinearExpression
  var relation = Relation.equal
  /// The priority of the rule.
  ///
  /// Rules of higher levels are satisfied first, regardless of the rules of lower levels.
  var level = LayoutRule.required
  /// The variable for which an equation should be solved.
  var subject: Int?
  /// Whether a required inequality usually holds by itself, so that the solver adds it only if
  /// violated.
  var isUsuallySatisfied = false

  /// The relation between the expression and 0; the raw values are those of constraints.
  enum Relation: Int, CaseIterable {
    /// The expression is at most 0.
    case lessThanOrEqual = -1
    /// The expression is 0.
    case equal = 0
    /// The expression is at least 0.
    case greaterThanOrEqual = 1
  }
}
