/// One line of the system that is solved: an expression that is 0, or at most or at least that.
struct LayoutRule {
  /// The level from which nothing can be missed, that of required constraints.
  static let required = 1000.0
  /// For what must give way to required constraints only.
  static let nearlyRequired = required - 0.5

  var expression: LinearExpression
  var relation = Relation.equal
  /// A priority; preferencees of a higher level are met first, whatever it costs those below.
  var level = LayoutRule.required
  /// The variable that an equation is best solved for.
  var subject: Int?
  /// Whether a required inequality mostly holds by itself, so that it is looked at only if not.
  var isUsuallyMet = false

  /// How the expression relates to 0; the numbers are those of constraints.
  enum Relation: Int, CaseIterable {
    /// It is at most 0.
    case lessThanOrEqual = -1
    /// It is 0.
    case equal = 0
    /// It is at least 0.
    case greaterThanOrEqual = 1
  }
}
