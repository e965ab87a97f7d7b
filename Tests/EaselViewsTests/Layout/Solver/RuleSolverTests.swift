import Testing

@testable import EaselViews

/// Numbers that look random and are the same each time (Knuth's MMIX generator).
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33 | state << 31
  }
}

@Suite struct RuleSolverTests {
  private let relations: [LayoutRule.Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  private func rule(
    _ terms: [(Int, Double)], _ relation: LayoutRule.Relation, _ constant: Double,
    at level: Double = LayoutRule.required
  ) -> LayoutRule {
    var expression = LinearExpression(-constant)
    for (variable, coefficient) in terms { expression.add(coefficient, times: variable) }
    return LayoutRule(expression: expression, relation: relation, level: level)
  }

  private func miss(_ rule: LayoutRule, _ values: [Double]) -> Double {
    let value = rule.expression.terms.reduce(rule.expression.constant) {
      $0 + $1.coefficient * values[$1.variable]
    }
    switch rule.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(value, 0)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }

  /// Rules over eight variables, which are sizes and places in turn, as of two views.
  private func randomRules(_ generator: inout Generator, required: Int) -> [LayoutRule] {
    (0..<14).map { index in
      let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (
          Int.random(in: 0..<8, using: &generator),
          Double(Int.random(in: -2...2, using: &generator))
        )
      }
      let level =
        index < required
        ? LayoutRule.required : Double(Int.random(in: 1...4, using: &generator) * 100)
      return rule(
        terms, relations[Int.random(in: 0..<3, using: &generator)],
        Double(Int.random(in: -50...50, using: &generator)), at: level)
    }
  }

  /// How much is missed at each level, the highest first.
  private func misses(_ rules: [LayoutRule], _ values: [Double]) -> [Double] {
    [LayoutRule.required, 400, 300, 200, 100].map { level in
      rules.filter { $0.level == level }.reduce(0) { $0 + miss($1, values) }
    }
  }

  @Test(arguments: 0..<300)
  func theOrderOfTheRulesDoesNotMatter(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let rules = randomRules(&generator, required: 4)
    let one = RuleSolver(rules: rules, variableCount: 8).solve()
    let shuffled = rules.shuffled(using: &generator)
    let other = RuleSolver(rules: shuffled, variableCount: 8).solve()
    #expect(!one.isExhausted && !other.isExhausted)
    #expect(one.conflicts.isEmpty == other.conflicts.isEmpty)
    for index in [2, 3, 6, 7] { #expect(one.values[index] > -1e-6) }
    guard one.conflicts.isEmpty else { return }
    for (a, b) in zip(misses(rules, one.values), misses(rules, other.values)) {
      #expect(abs(a - b) < 1e-4)
    }
    #expect(misses(rules, one.values)[0] < 1e-4)
  }

  @Test(arguments: 300..<400)
  func noChangeOfOneVariableIsBetter(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let rules = randomRules(&generator, required: 3)
    let result = RuleSolver(rules: rules, variableCount: 8).solve()
    guard result.conflicts.isEmpty else { return }
    let best = misses(rules, result.values)
    for variable in 0..<8 {
      for step in [-7.0, -1, -0.01, 0.01, 1, 7] {
        var values = result.values
        values[variable] += step
        guard variable % 4 < 2 || values[variable] >= 0 else { continue }
        let other = misses(rules, values)
        guard let level = zip(best, other).enumerated().first(where: { abs($1.0 - $1.1) > 1e-5 })
        else { continue }
        #expect(level.element.1 > level.element.0)
      }
    }
  }

  @Test(arguments: 400..<600)
  func withoutTheConstraintsLeftOutTheRestHolds(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let rules = randomRules(&generator, required: 12)
    let result = RuleSolver(rules: rules, variableCount: 8).solve()
    let dropped = Set(result.conflicts.map(\.dropped))
    for (index, rule) in rules.enumerated()
    where rule.level == LayoutRule.required && !dropped.contains(index) {
      #expect(miss(rule, result.values) < 1e-4)
    }
    // What is named is enough to be a contradiction.
    for conflict in result.conflicts {
      let named = RuleSolver(rules: conflict.rules.map { rules[$0] }, variableCount: 8).solve()
      #expect(!named.conflicts.isEmpty)
    }
  }

  /// Systems of eight variables each that have nothing to do with each other, in one.
  private func side(by side: [[LayoutRule]]) -> [LayoutRule] {
    side.enumerated().flatMap { number, rules in
      rules.map { rule in
        var rule = rule
        rule.expression = LinearExpression(
          constant: rule.expression.constant,
          sorted: rule.expression.terms.map {
            .init(variable: $0.variable + 8 * number, coefficient: $0.coefficient)
          })
        return rule
      }
    }
  }

  @Test(arguments: 600..<700)
  func systemsSideBySideAreSolvedEachByItself(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let systems = (0..<3).map { _ in randomRules(&generator, required: 5) }
    let whole = RuleSolver(rules: side(by: systems), variableCount: 24).solve()
    var conflicts: [Int] = []
    for (number, rules) in systems.enumerated() {
      let alone = RuleSolver(rules: rules, variableCount: 8).solve()
      #expect(Array(whole.values[(8 * number)..<(8 * number + 8)]) == alone.values)
      conflicts += alone.conflicts.map { $0.dropped + rules.count * number }
    }
    #expect(whole.conflicts.map(\.dropped) == conflicts)
    let together = RuleSolver(rules: side(by: systems), variableCount: 24).solveAsOne()
    #expect(together.conflicts.isEmpty == conflicts.isEmpty)
    guard conflicts.isEmpty else { return }
    let rules = side(by: systems)
    for (a, b) in zip(misses(rules, whole.values), misses(rules, together.values)) {
      #expect(abs(a - b) < 1e-4)
    }
  }

  @Test func aFalseRuleWithoutVariablesConflictsByItself() {
    let rules = [rule([(2, 1)], .equal, 10), rule([], .equal, 5), rule([], .lessThanOrEqual, 5)]
    let result = RuleSolver(rules: rules, variableCount: 8).solve()
    #expect(result.values[2] == 10)
    #expect(result.conflicts.map(\.rules) == [[1]])
  }

  /// As many terms as a row of a chart takes, for each row: not the square.
  @Test func theCostOfIndependentRowsIsTheSumOfTheirCosts() {
    let row = (0..<6).map { rule([($0, 1), (($0 + 1) % 8, -0.5)], .equal, 7, at: 500) }
    func cost(_ count: Int) -> Int {
      RuleSolver(
        rules: side(by: Array(repeating: row, count: count)), variableCount: 8 * count
      ).solve().termCount
    }
    #expect(cost(1) > 0)
    #expect(cost(100) == 100 * cost(1))
  }

  /// Places that follow from lengths before them, lengths that are equal, and an end: a stack's rules.
  private func row(of count: Int) -> [LayoutRule] {
    (0..<count).flatMap { index in
      let (position, length, last) = (4 * index, 4 * index + 2, 4 * (index - 1))
      guard index > 0 else { return [rule([(position, 1)], .equal, 0)] }
      var equal = rule([(length, 1), (2, -1)], .equal, 0, at: 400)
      equal.subject = length
      var follows = rule([(position, 1), (last, -1), (last + 2, -1)], .equal, 1)
      follows.subject = position
      return [follows, equal]
    } + [rule([(4 * count - 4, 1), (4 * count - 2, 1)], .equal, 1_000, at: 500)]
  }

  @Test func theCostOfEqualLengthsGrowsLessThanQuadratically() {
    let result = RuleSolver(rules: row(of: 10), variableCount: 40).solve()
    #expect((0..<10).allSatisfy { abs(result.values[4 * $0 + 2] - 99.1) < 1e-6 })
    func cost(_ count: Int) -> Int {
      RuleSolver(rules: row(of: count), variableCount: 4 * count).solve().termCount
    }
    #expect(cost(400) < 6 * cost(100))
  }

  @Test func aSystemThatIsFarTooLargeEnds() {
    // Every size depends on all before it, so that the rows are full.
    var rules: [LayoutRule] = []
    let count = 60
    for index in 0..<count {
      var terms = [(index * 4 + 2, 1.0)]
      for other in stride(from: index - 1, through: 0, by: -7) {
        terms.append((other * 4 + 2, index % 2 == 0 ? 0.5 : -0.3))
      }
      rules.append(rule(terms, relations[1 + index % 2], Double(index % 13) * 9, at: 500))
      rules.append(rule(terms.reversed(), .equal, Double(index % 17) * 4, at: 400))
    }
    let result = RuleSolver(rules: rules, variableCount: count * 4, termLimit: 500).solve()
    #expect(result.isExhausted)
    #expect(result.values.count == count * 4)
    #expect(!RuleSolver(rules: rules, variableCount: count * 4).solve().isExhausted)
  }
}
