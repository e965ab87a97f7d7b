/// Solves linear equations, inequalities and soft constraints of several levels.
///
/// Variables without bounds are eliminated one by one. Their definitions refer to other variables
/// and are resolved when they are needed. The rest is a simplex tableau over nonnegative variables,
/// which grows by one constraint at a time and is a solution after each step, as in the Cassowary
/// algorithm (G. J. Badros, A. Borning, P. J. Stuckey: The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm, ACM TOCHI 8 (4), 2001, section 2). Cassowary adds the errors of all strengths
/// with symbolic weights. This solver minimizes the errors of one level and freezes them before the
/// next level (preemptive goal programming), which needs no weights for a thousand priorities.
/// Bland's rule prevents cycles of pivots.
struct Simplex {
  private enum Kind {
    /// A variable of any value.
    case free
    /// A variable of at least 0.
    case nonnegative
    /// A variable that is always 0 and marks the rows that contain a constraint.
    case marker
    /// A variable that stays 0 from now on.
    case frozen
  }

  /// The largest rounding error of a satisfied equation, in points.
  static let tolerance = 1e-6

  private var kinds: [Kind]
  /// The value of a variable in terms of others: the definition of a free one, the row of a basic
  /// one.
  private var rows: [LinearExpression?]
  /// The rows of the tableau in which a variable occurs or occurred earlier.
  private var columns: [[Int]]
  /// Whether a free variable occurs in the definition of another variable.
  private var isReferenced: [Bool]
  /// The constraints that the marker and slack variables belong to.
  private var sources: [Int: Int] = [:]
  private(set) var termsLeft: Int

  /// The number of variables that were frozen since the last simplification of the definitions.
  private var frozenCount = 0

  // Buffers of `resolved`, allocated once.
  private var sums: [Double]
  private var visits: [Int]
  private var visit = 0

  /// Whether the solver stopped before it found a solution.
  private(set) var isExhausted = false

  /// Creates a solver with the variables `0..<count`, which can have any value.
  ///
  /// - Parameter termLimit: The maximum number of terms that the solver processes.
  init(count: Int, termLimit: Int) {
    termsLeft = termLimit
    kinds = Array(repeating: .free, count: count)
    rows = Array(repeating: nil, count: count)
    columns = Array(repeating: [], count: count)
    isReferenced = Array(repeating: false, count: count)
    sums = Array(repeating: 0, count: count)
    visits = Array(repeating: 0, count: count)
  }

  private mutating func makeVariable(_ kind: Kind, source: Int? = nil) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    isReferenced.append(false)
    sums.append(0)
    visits.append(0)
    if let source { sources[kinds.count - 1] = source }
    return kinds.count - 1
  }

  // MARK: Constraints

  /// The indices of constraints that cannot hold together; `nil` is returned if there is no
  /// conflict.
  typealias Conflict = Set<Int>

  /// Requires a variable without any constraint so far to be nonnegative.
  mutating func makeNonnegative(_ variable: Int) { kinds[variable] = .nonnegative }

  /// Requires an expression to be 0.
  ///
  /// - Parameters:
  ///   - subject: The variable for which the equation should be solved.
  ///   - source: The index of the constraint, if conflicts must be explained.
  mutating func requireZero(
    _ expression: LinearExpression, subject: Int? = nil, source: Int? = nil
  ) -> Conflict? {
    var equation = expression
    if let source { equation.add(1, times: makeVariable(.marker, source: source)) }
    if let variable = unusedVariable(of: equation, subject: subject) {
      define(variable, by: equation)
      return nil
    }
    return insert(resolved(equation))
  }

  /// Requires an expression to be nonnegative.
  mutating func requireNonnegative(
    _ expression: LinearExpression, source: Int? = nil
  ) -> Conflict? {
    var row = resolved(expression)
    if row.constant >= -Self.tolerance, row.terms.allSatisfy(isHarmless) { return nil }
    if row.terms.count == 1, row.constant == 0, kinds[row.terms[0].variable] == .free,
      row.terms[0].coefficient > 0
    {
      kinds[row.terms[0].variable] = .nonnegative
      return nil
    }
    let slack = makeVariable(.nonnegative, source: source)
    if row.constant >= 0, !row.terms.contains(where: { kinds[$0.variable] == .free }) {
      setRow(of: slack, row)
      return nil
    }
    row.add(-1, times: slack)
    return insert(row)
  }

  /// Returns whether a term cannot reduce a sum.
  private func isHarmless(_ term: LinearExpression.Term) -> Bool {
    kinds[term.variable] == .nonnegative && term.coefficient > 0
  }

  /// Adds a soft constraint that an expression is 0, at least 0 or at most 0.
  ///
  /// - Returns: The variables that measure the error, for ``minimize(_:)``.
  mutating func addSoftConstraint(
    _ expression: LinearExpression, _ relation: LayoutRule.Relation, subject: Int? = nil
  ) -> [Int] {
    let unused = unusedVariable(of: expression, subject: subject)
    var row = unused == nil ? resolved(expression) : expression
    guard !row.terms.isEmpty else { return [] }
    // expression + below - above = 0, where one or both of the variables are errors.
    let above = makeVariable(.nonnegative)
    let below = makeVariable(.nonnegative)
    if let free = unused ?? freeVariable(of: row, subject: subject) {
      row.add(1, times: below)
      row.add(-1, times: above)
      define(free, by: row)
    } else if row.constant >= 0 {
      row.add(1, times: below)
      setRow(of: above, row)
    } else {
      row.scale(by: -1)
      row.add(1, times: above)
      setRow(of: below, row)
    }
    switch relation {
    case .equal: return [above, below]
    case .lessThanOrEqual: return [above]
    case .greaterThanOrEqual: return [below]
    }
  }

  /// Minimizes the sum of variables and freezes it at the minimum.
  mutating func minimize(_ errors: [Int]) {
    guard !errors.isEmpty else { return }
    var goal = LinearExpression()
    for error in errors where kinds[error] != .frozen {
      if let row = rows[error] { goal.add(1, times: row) } else { goal.add(1, times: error) }
    }
    optimize(&goal)
    for term in goal.terms where term.coefficient > Self.tolerance { freeze(term.variable) }
  }

  private mutating func freeze(_ variable: Int) {
    kinds[variable] = .frozen
    frozenCount += 1
    for row in columns[variable] { _ = rows[row]?.remove(variable) }
    columns[variable] = []
  }

  // MARK: Definitions

  /// Returns a free variable of an expression that no other expression contains.
  ///
  /// This is the subject if possible, otherwise the first such variable.
  private func unusedVariable(of expression: LinearExpression, subject: Int?) -> Int? {
    func isUnused(_ variable: Int) -> Bool {
      kinds[variable] == .free && rows[variable] == nil && !isReferenced[variable]
    }
    if let subject, isUnused(subject), expression.coefficient(of: subject) != 0 { return subject }
    return expression.terms.first { isUnused($0.variable) }?.variable
  }

  /// Returns a free variable of a resolved expression: the subject if possible, otherwise the first
  /// one.
  ///
  /// Without a subject, a row of equal lengths would define each length by the next one, and the
  /// cost of resolving them would be quadratic.
  private func freeVariable(of row: LinearExpression, subject: Int?) -> Int? {
    if let subject, kinds[subject] == .free, row.coefficient(of: subject) != 0 { return subject }
    return row.terms.first { kinds[$0.variable] == .free }?.variable
  }

  /// Solves `equation` = 0 for a free variable.
  private mutating func define(_ variable: Int, by equation: LinearExpression) {
    var row = equation
    row.scale(by: -1 / row.remove(variable))
    for term in row.terms { isReferenced[term.variable] = true }
    rows[variable] = row
  }

  /// Simplifies the definitions if many variables were frozen since the last time.
  mutating func simplifyIfWorthwhile() {
    if frozenCount > kinds.count / 8 { simplify() }
  }

  /// Replaces variables of known value in the definitions by their values.
  mutating func simplify() {
    frozenCount = 0
    var everything = LinearExpression()
    for variable in kinds.indices where kinds[variable] == .free && rows[variable] != nil {
      everything.add(1, times: variable)
    }
    for variable in dependencies(of: everything).reversed() where kinds[variable] == .free {
      guard let row = rows[variable], !row.terms.isEmpty else { continue }
      var constant = row.constant
      var terms: [LinearExpression.Term] = []
      for term in row.terms where kinds[term.variable] != .frozen {
        if let known = rows[term.variable], known.terms.isEmpty {
          constant += term.coefficient * known.constant
        } else {
          terms.append(term)
        }
      }
      rows[variable] = LinearExpression(constant: constant, sorted: terms)
    }
  }

  /// Returns the expression in terms of variables without a row.
  private mutating func resolved(_ expression: LinearExpression) -> LinearExpression {
    let order = dependencies(of: expression)
    termsLeft -= order.count
    var constant = expression.constant
    for term in expression.terms { sums[term.variable] += term.coefficient }
    var leaves: [Int] = []
    for variable in order {
      guard let row = rows[variable] else {
        leaves.append(variable)
        continue
      }
      let factor = sums[variable]
      sums[variable] = 0
      guard factor != 0 else { continue }
      constant += factor * row.constant
      for term in row.terms { sums[term.variable] += factor * term.coefficient }
    }
    leaves.sort()
    var terms: [LinearExpression.Term] = []
    for variable in leaves {
      let sum = sums[variable]
      sums[variable] = 0
      guard abs(sum) >= LinearExpression.epsilon, kinds[variable] != .frozen else { continue }
      terms.append(LinearExpression.Term(variable: variable, coefficient: sum))
    }
    return LinearExpression(constant: constant, sorted: terms)
  }

  /// Returns all variables that an expression depends on, each before the variables of its own row.
  private mutating func dependencies(of expression: LinearExpression) -> [Int] {
    visit += 1
    var order: [Int] = []
    // A list of tasks instead of recursion: a chain of definitions can be long.
    var pending: [(variable: Int, isLeaving: Bool)] = expression.terms.map { ($0.variable, false) }
    while let (variable, isLeaving) = pending.popLast() {
      if isLeaving {
        order.append(variable)
        continue
      }
      guard visits[variable] != visit else { continue }
      visits[variable] = visit
      pending.append((variable, true))
      for term in rows[variable]?.terms ?? [] where visits[term.variable] != visit {
        pending.append((term.variable, false))
      }
    }
    return order.reversed()
  }

  // MARK: Tableau

  /// Adds the equation that a resolved expression is 0.
  private mutating func insert(_ equation: LinearExpression) -> Conflict? {
    var row = equation
    if let free = row.terms.first(where: { kinds[$0.variable] == .free })?.variable {
      define(free, by: row)
      return nil
    }
    if row.constant < 0 { row.scale(by: -1) }
    // Phase one of the simplex algorithm for this equation alone: the artificial variable is the
    // error of the equation and must become 0.
    let artificial = makeVariable(.nonnegative)
    setRow(of: artificial, row)
    var missed = row
    optimize(&missed)
    guard let basic = rows[artificial] else {
      freeze(artificial)
      return nil
    }
    guard basic.constant <= Self.tolerance else {
      rows[artificial] = nil
      kinds[artificial] = .frozen
      return Set(basic.terms.compactMap { sources[$0.variable] })
    }
    if let entering = basic.terms.first(where: { kinds[$0.variable] == .nonnegative })?.variable {
      pivot(entering, leaving: artificial)
    } else {
      rows[artificial] = nil
    }
    freeze(artificial)
    return nil
  }

  private mutating func setRow(of variable: Int, _ row: LinearExpression) {
    rows[variable] = row
    for term in row.terms { columns[term.variable].append(variable) }
  }

  /// Minimizes an expression of variables without rows.
  private mutating func optimize(_ goal: inout LinearExpression) {
    while let entering = goal.terms.first(where: {
      $0.coefficient < -Self.tolerance && kinds[$0.variable] == .nonnegative
    })?.variable {
      var leaving: Int?
      var minimum = Double.infinity
      for candidate in columns[entering] {
        guard let row = rows[candidate] else { continue }
        let slope = row.coefficient(of: entering)
        guard slope < -LinearExpression.epsilon else { continue }
        let ratio = max(row.constant, 0) / -slope
        if ratio < minimum || (ratio == minimum && candidate < leaving ?? .max) {
          (leaving, minimum) = (candidate, ratio)
        }
      }
      guard let leaving, termsLeft > 0 else {
        isExhausted = true
        return
      }
      termsLeft -= columns[entering].count
      pivot(entering, leaving: leaving)
      let factor = goal.remove(entering)
      if let row = rows[entering] { goal.add(factor, times: row) }
    }
  }

  /// Solves the row of one variable for another, and substitutes the result in all rows.
  private mutating func pivot(_ entering: Int, leaving: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    let slope = row.remove(entering)
    row.scale(by: -1 / slope)
    row.add(1 / slope, times: leaving)
    let users = columns[entering]
    columns[entering] = []
    for user in users where user != leaving {
      guard var other = rows[user] else { continue }
      // Removed temporarily, so that it is changed in place without a copy.
      rows[user] = nil
      termsLeft -= other.terms.count + row.terms.count
      let factor = other.remove(entering)
      other.add(factor, times: row) { columns[$0].append(user) }
      rows[user] = other
    }
    setRow(of: entering, row)
  }

  // MARK: Undetermined variables

  /// The maximum number of attempts to move several variables together.
  ///
  /// After that, a variable that cannot move by itself counts as determined.
  private static let mostAttempts = 16

  /// Returns those of the given variables that can have other values without violating a
  /// constraint.
  mutating func openVariables(among wanted: [Int]) -> [Int] {
    var isOpen = Array(repeating: false, count: kinds.count)
    let all = LinearExpression(
      constant: 0,
      sorted: wanted.map { LinearExpression.Term(variable: $0, coefficient: 1) })
    for variable in dependencies(of: all).reversed() {
      isOpen[variable] =
        rows[variable].map { $0.terms.contains { isOpen[$0.variable] } }
        ?? (kinds[variable] == .free || kinds[variable] == .nonnegative)
    }
    var attempts = 0
    return wanted.filter { isOpen[$0] && canMove($0, &attempts) }
  }

  /// Returns whether a variable can have another value.
  ///
  /// Its terms may cancel each other, and its nonnegative variables may be unable to grow.
  private mutating func canMove(_ variable: Int, _ attempts: inout Int) -> Bool {
    let row = resolved(LinearExpression(variable: variable))
    if row.terms.contains(where: { kinds[$0.variable] == .free }) { return true }
    let movable = row.terms.map(\.variable).filter { kinds[$0] == .nonnegative }
    if movable.contains(where: hasSpace) { return true }
    guard !movable.isEmpty, attempts < Self.mostAttempts else { return false }
    attempts += 1
    return [1.0, -1].contains { sign in
      var (attempt, goal) = (self, row)
      goal.scale(by: sign)
      let start = goal.constant
      attempt.optimize(&goal)
      return attempt.isExhausted || goal.constant < start - Self.tolerance
    }
  }

  /// Returns whether a variable without a row can grow by itself.
  ///
  /// It cannot if that reduces a row that is already 0.
  private func hasSpace(_ variable: Int) -> Bool {
    columns[variable].allSatisfy { user in
      guard let row = rows[user] else { return true }
      return row.coefficient(of: variable) >= -LinearExpression.epsilon
        || row.constant > Self.tolerance
    }
  }

  // MARK: Solution

  /// Returns the values of the first variables.
  mutating func values(count: Int) -> [Double] {
    var values = Array(repeating: 0.0, count: kinds.count)
    var everything = LinearExpression()
    for variable in 0..<count where rows[variable] != nil { everything.add(1, times: variable) }
    for variable in dependencies(of: everything).reversed() {
      guard let row = rows[variable] else { continue }
      values[variable] = row.terms.reduce(row.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
    return Array(values.prefix(count))
  }
}
