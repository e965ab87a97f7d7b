/// Solves rules in the order of their levels and finds required rules that contradict each other.
struct RuleSolver {
  /// Required rules that cannot hold together.
  struct Conflict {
    /// The indices of all these rules.
    var rules: [Int]
    /// The index of the rule that was left out.
    var dropped: Int
  }

  struct Result {
    var values: [Double]
    var conflicts: [Conflict] = []
    /// The variables that the rules do not determine, if these were requested.
    var open: [Int] = []
    var isExhausted = false
    /// The number of terms that the solver processed.
    var termCount = 0
  }

  let rules: [LayoutRule]
  let variableCount: Int
  /// The maximum number of terms that the solver processes.
  ///
  /// It stops after about a second for systems that are much too large or numerically degenerate.
  var termLimit = 100_000_000
  /// Whether the solver finds the variables that the rules do not determine.
  var findsOpen = false
  /// Variables that are determined outside of the rules if the rules do not determine them.
  var decided: [Int] = []

  /// Solves the rules as one system.
  ///
  /// At first it omits rules that usually hold, above all nonnegative sizes. It adds the violated
  /// ones in a second attempt, and all of them in a third one.
  func solveAsOne() -> Result {
    var kept: [LinearExpression] = []
    var count = 0
    let all = usuallyNonnegative
    for _ in 0..<2 {
      var result = solve(keeping: kept)
      count += result.termCount
      result.termCount = count
      let missed = all.filter { value(of: $0, in: result) < -Simplex.tolerance }
      guard !missed.isEmpty else { return result }
      kept += missed
    }
    var result = solve(keeping: all)
    result.termCount += count
    return result
  }

  private var usuallyNonnegative: [LinearExpression] {
    sizes.map { LinearExpression(variable: $0) }
      + rules.filter { isRequired($0) && $0.isUsuallySatisfied }.map(nonnegative)
  }

  private func isRequired(_ rule: LayoutRule) -> Bool { rule.level >= LayoutRule.required }

  private func value(of expression: LinearExpression, in result: Result) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * result.values[$1.variable]
    }
  }

  private func solve(keeping kept: [LinearExpression]) -> Result {
    var simplex = Simplex(count: variableCount, termLimit: termLimit)
    var conflicts: [Conflict] = []
    if !requireInAnyOrder(&simplex, keeping: kept) {
      // In a second attempt, the rules are added one by one with markers, which identify the
      // conflicting ones.
      simplex = Simplex(count: variableCount, termLimit: termLimit)
      conflicts = requireInOrder(&simplex)
    }
    for level in softConstraints() {
      simplex.simplifyIfWorthwhile()
      var errors: [Int] = []
      for rule in level {
        errors += simplex.addSoftConstraint(rule.expression, rule.relation, subject: rule.subject)
      }
      simplex.minimize(errors)
    }
    let unsettled = findsOpen && !simplex.isExhausted ? simplex : nil
    fixTheRest(&simplex)
    let values = simplex.values(count: variableCount)
    return Result(
      values: values.map(Self.withoutNoise), conflicts: conflicts,
      open: unsettled.map { openVariables($0, values) } ?? [], isExhausted: simplex.isExhausted,
      termCount: termLimit - simplex.termsLeft)
  }

  private func openVariables(_ simplex: Simplex, _ values: [Double]) -> [Int] {
    let known = Set(decided)
    let wanted = (0..<variableCount).filter { !known.contains($0) }
    var attempt = simplex
    let open = attempt.openVariables(among: wanted)
    guard !open.isEmpty, !decided.isEmpty else { return open }
    // In a second attempt, variables that are determined elsewhere keep their values.
    attempt = simplex
    var errors: [Int] = []
    for variable in decided {
      let preference = LinearExpression(variable: variable) - LinearExpression(values[variable])
      errors += attempt.addSoftConstraint(preference, .equal)
    }
    attempt.minimize(errors)
    return attempt.openVariables(among: wanted)
  }

  private var sizes: [Int] { (0..<variableCount).filter { $0 % 4 >= 2 } }

  /// Adds the required rules, equations first, since these eliminate most variables before
  /// inequalities.
  ///
  /// - Returns: Whether all rules can hold together.
  private func requireInAnyOrder(_ simplex: inout Simplex, keeping kept: [LinearExpression]) -> Bool
  {
    let required = rules.filter(isRequired)
    for rule in required where rule.relation == .equal {
      guard simplex.requireZero(rule.expression, subject: rule.subject) == nil else { return false }
    }
    for expression in kept {
      guard simplex.requireNonnegative(expression) == nil else { return false }
    }
    for rule in required where rule.relation != .equal && !rule.isUsuallySatisfied {
      guard simplex.requireNonnegative(nonnegative(rule)) == nil else { return false }
    }
    return true
  }

  private func requireInOrder(_ simplex: inout Simplex) -> [Conflict] {
    for size in sizes { simplex.makeNonnegative(size) }
    var conflicts: [Conflict] = []
    for (index, rule) in rules.enumerated() where isRequired(rule) {
      let conflict =
        rule.relation == .equal
        ? simplex.requireZero(rule.expression, subject: rule.subject, source: index)
        : simplex.requireNonnegative(nonnegative(rule), source: index)
      guard let conflict else { continue }
      conflicts.append(Conflict(rules: conflict.union([index]).sorted(), dropped: index))
    }
    return conflicts
  }

  /// Sets undetermined variables to 0 if possible: positions first, then sizes.
  private func fixTheRest(_ simplex: inout Simplex) {
    simplex.simplify()
    let positions = (0..<variableCount).filter { $0 % 4 < 2 }
    for (variables, relation) in [
      (positions, LayoutRule.Relation.greaterThanOrEqual), (positions, .equal), (sizes, .equal),
    ] {
      var errors: [Int] = []
      for variable in variables {
        errors += simplex.addSoftConstraint(LinearExpression(variable: variable), relation)
      }
      simplex.minimize(errors)
    }
  }

  private func nonnegative(_ rule: LayoutRule) -> LinearExpression {
    rule.relation == .lessThanOrEqual ? rule.expression * -1 : rule.expression
  }

  /// Returns the rules below the required level, grouped by level, the highest level first.
  private func softConstraints() -> [[LayoutRule]] {
    let sorted = rules.enumerated().filter { !isRequired($0.element) }.sorted {
      ($1.element.level, $0.offset) < ($0.element.level, $1.offset)
    }
    var groups: [[LayoutRule]] = []
    for (_, rule) in sorted {
      if let last = groups.last?.last, last.level == rule.level {
        groups[groups.count - 1].append(rule)
      } else {
        groups.append([rule])
      }
    }
    return groups
  }

  /// Returns the nearest integer for a value that differs from it only by a rounding error.
  private static func withoutNoise(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-9 * max(abs(whole), 1) ? whole : value
  }
}
