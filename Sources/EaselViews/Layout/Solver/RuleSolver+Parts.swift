extension RuleSolver {
  /// A set of rules that share no variables with other rules, and the items in them.
  private struct Part {
    /// The items in their order, with four variables each.
    var items: [Int]
    /// The indices of the rules in their order.
    var rules: [Int]
  }

  /// Solves independent parts of the system separately.
  ///
  /// The cost of a system grows faster than its size, and a view tree often consists of independent
  /// rows.
  func solve() -> Result {
    let parts = parts()
    guard parts.count > 1 || parts.contains(where: { $0.items.count * 4 < variableCount }) else {
      return solveAsOne()
    }
    // Variables without a rule are 0.
    var whole = Result(values: Array(repeating: 0, count: variableCount))
    if findsOpen { whole.open = variablesWithoutRules(parts) }
    var termsLeft = termLimit
    // Smaller parts first: a part that is much too large must not prevent the solution of the
    // others.
    for part in parts.sorted(by: { $0.rules.count < $1.rules.count }) {
      let result = solve(part, termLimit: max(termsLeft, 0))
      termsLeft -= result.termCount
      whole.termCount += result.termCount
      whole.isExhausted = whole.isExhausted || result.isExhausted
      for (position, item) in part.items.enumerated() {
        for variable in 0..<4 {
          whole.values[item * 4 + variable] = result.values[position * 4 + variable]
        }
      }
      whole.open += result.open.map { part.items[$0 / 4] * 4 + $0 % 4 }
      whole.conflicts += result.conflicts.map { conflict in
        Conflict(
          rules: conflict.rules.map { part.rules[$0] }, dropped: part.rules[conflict.dropped])
      }
    }
    whole.conflicts.sort { $0.dropped < $1.dropped }
    return whole
  }

  private func solve(_ part: Part, termLimit: Int) -> Result {
    var positions: [Int: Int] = [:]
    for (position, item) in part.items.enumerated() { positions[item] = position }
    func variable(_ old: Int) -> Int { (positions[old / 4] ?? 0) * 4 + old % 4 }
    let own = part.rules.map { number in
      var rule = rules[number]
      // Items keep their order, and therefore the terms do as well.
      rule.expression = LinearExpression(
        constant: rule.expression.constant,
        sorted: rule.expression.terms.map {
          LinearExpression.Term(variable: variable($0.variable), coefficient: $0.coefficient)
        })
      rule.subject = rule.subject.map(variable)
      return rule
    }
    return RuleSolver(
      rules: own, variableCount: part.items.count * 4, termLimit: termLimit, findsOpen: findsOpen,
      decided: decided.compactMap { old in positions[old / 4].map { $0 * 4 + old % 4 } }
    )
    .solveAsOne()
  }

  /// Returns the variables of items without a rule.
  private func variablesWithoutRules(_ parts: [Part]) -> [Int] {
    let known = Set(parts.flatMap(\.items))
    return (0..<variableCount).filter { !known.contains($0 / 4) }
  }

  /// Returns the parts in the order of their first rules.
  private func parts() -> [Part] {
    // Each item points to another item of its part; an item that points to itself represents the
    // part.
    var leaders = Array(0..<(variableCount + 3) / 4)
    func leader(of item: Int) -> Int {
      var item = item
      while leaders[item] != item {
        leaders[item] = leaders[leaders[item]]
        item = leaders[item]
      }
      return item
    }
    for rule in rules {
      guard let first = rule.expression.terms.first else { continue }
      let one = leader(of: first.variable / 4)
      for term in rule.expression.terms { leaders[leader(of: term.variable / 4)] = one }
    }
    var parts: [Part] = []
    var positions: [Int?] = Array(repeating: nil, count: leaders.count)
    for (number, rule) in rules.enumerated() {
      // A rule without variables forms a part of its own.
      guard let first = rule.expression.terms.first else {
        parts.append(Part(items: [], rules: [number]))
        continue
      }
      let one = leader(of: first.variable / 4)
      if let position = positions[one] {
        parts[position].rules.append(number)
      } else {
        positions[one] = parts.count
        parts.append(Part(items: [], rules: [number]))
      }
    }
    for item in leaders.indices {
      if let position = positions[leader(of: item)] { parts[position].items.append(item) }
    }
    return parts
  }
}
