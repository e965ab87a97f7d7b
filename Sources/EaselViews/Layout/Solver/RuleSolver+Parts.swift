extension RuleSolver {
  /// Rules that have no variable in common with others, and the items that they are about.
  private struct Part {
    /// Items, four variables each, in their order.
    var items: [Int]
    /// Rules by their numbers, in their order.
    var rules: [Int]
  }

  /// Solves what does not depend on each other by itself: the cost of a system grows faster than
  /// its size, and a tree often consists of rows that know nothing of each other.
  func solve() -> Result {
    let parts = parts()
    guard parts.count > 1 || parts.contains(where: { $0.items.count * 4 < variableCount }) else {
      return solveAsOne()
    }
    // What no rule is about is 0.
    var whole = Result(values: Array(repeating: 0, count: variableCount))
    if findsOpen { whole.open = variablesWithoutRules(parts) }
    var termsLeft = termLimit
    // The smaller ones first: one that is far too large must not keep the others from being solved.
    for part in parts.sorted(by: { $0.rules.count < $1.rules.count }) {
      let result = solve(part, termLimit: max(termsLeft, 0))
      termsLeft -= result.termCount
      whole.termCount += result.termCount
      whole.isExhausted = whole.isExhausted || result.isExhausted
      for (place, item) in part.items.enumerated() {
        for variable in 0..<4 {
          whole.values[item * 4 + variable] = result.values[place * 4 + variable]
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
    var places: [Int: Int] = [:]
    for (place, item) in part.items.enumerated() { places[item] = place }
    func variable(_ old: Int) -> Int { (places[old / 4] ?? 0) * 4 + old % 4 }
    let own = part.rules.map { number in
      var rule = rules[number]
      // Items keep their order, and so do terms.
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
      decided: decided.compactMap { old in places[old / 4].map { $0 * 4 + old % 4 } }
    )
    .solveAsOne()
  }

  /// Those of items that no rule is about.
  private func variablesWithoutRules(_ parts: [Part]) -> [Int] {
    let known = Set(parts.flatMap(\.items))
    return (0..<variableCount).filter { !known.contains($0 / 4) }
  }

  /// The parts, by their first rules.
  private func parts() -> [Part] {
    // Each item points to another one of its part; the one that points to itself stands for it.
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
    var places: [Int?] = Array(repeating: nil, count: leaders.count)
    for (number, rule) in rules.enumerated() {
      // A rule without variables holds or does not, by itself.
      guard let first = rule.expression.terms.first else {
        parts.append(Part(items: [], rules: [number]))
        continue
      }
      let one = leader(of: first.variable / 4)
      if let place = places[one] {
        parts[place].rules.append(number)
      } else {
        places[one] = parts.count
        parts.append(Part(items: [], rules: [number]))
      }
    }
    for item in leaders.indices {
      if let place = places[leader(of: item)] { parts[place].items.append(item) }
    }
    return parts
  }
}
