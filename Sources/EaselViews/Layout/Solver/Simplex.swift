/// Solves linear equations, inequalities, and wishes of several levels.
///
/// Variables that may have any value are eliminated one by one; their definitions refer to other
/// variables and are resolved when they are needed. The rest is a simplex tableau over variables
/// that are not negative, which grows by one constraint at a time and is a solution after each, as
/// in the Cassowary algorithm (G. J. Badros, A. Borning, P. J. Stuckey: The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm, ACM TOCHI 8 (4), 2001, section 2). Where Cassowary adds
/// the errors of all strengths up with symbolic weights, here the errors of one level are minimised
/// and then frozen before the next level is looked at (preemptive goal programming), which needs no
/// weights for a thousand priorities. Bland's rule keeps the pivots from going round in circles.
struct Simplex {
  private enum Kind {
    /// Any value.
    case free
    /// At least 0.
    case nonnegative
    /// Always 0; it shows which constraint went into a row.
    case marker
    /// 0 from now on.
    case frozen
  }

  /// What rounding may leave of an equation that holds, in points.
  static let tolerance = 1e-6

  private var kinds: [Kind]
  /// What a variable is in terms of others: the definition of a free one, the row of a basic one.
  private var rows: [LinearExpression?]
  /// Rows of the tableau in which a variable occurs, or did once.
  private var columns: [[Int]]
  /// Whether a free variable occurs in the definition of another.
  private var isReferenced: [Bool]
  /// Which constraint a marker or slack variable stands for.
  private var sources: [Int: Int] = [:]
  private(set) var termsLeft: Int

  /// Variables that were frozen since definitions were last simplified.
  private var frozenCount = 0

  // Memory of `resolve`, kept to be used again.
  private var sums: [Double]
  private var visits: [Int]
  private var visit = 0

  /// Whether the search for a solution was given up.
  private(set) var isExhausted = false

  /// Makes a solver with variables 0 ..< count, of any value.
  ///
  /// - Parameter termLimit: How many terms it may look at.
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

  /// The constraints, by their numbers, that cannot hold together; empty where all is well.
  typealias Conflict = Set<Int>

  /// Says that a variable which nothing is known of yet is not negative.
  mutating func makeNonnegative(_ variable: Int) { kinds[variable] = .nonnegative }

  /// Demands that an expression is 0.
  ///
  /// - Parameters:
  ///   - subject: The variable that the equation is best solved for.
  ///   - source: The number of the constraint, if conflicts are to be explained.
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

  /// Demands that an expression is not negative.
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

  /// Whether a term cannot make a sum smaller.
  private func isHarmless(_ term: LinearExpression.Term) -> Bool {
    kinds[term.variable] == .nonnegative && term.coefficient > 0
  }

  /// A wish that an expression is 0, or at least or at most that.
  ///
  /// - Returns: The variables that say by how much it is missed, for ``minimize(_:)``.
  mutating func addSoftConstraint(
    _ expression: LinearExpression, _ relation: LayoutRule.Relation, subject: Int? = nil
  ) -> [Int] {
    let unused = unusedVariable(of: expression, subject: subject)
    var row = unused == nil ? resolved(expression) : expression
    guard !row.terms.isEmpty else { return [] }
    // expression + below - above = 0, of which one or both are errors.
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

  /// Makes the sum of variables as small as it can be, and freezes it there.
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

  /// A free variable of the expression that is in no other expression yet: the subject, or else
  /// the first.
  private func unusedVariable(of expression: LinearExpression, subject: Int?) -> Int? {
    func isUnused(_ variable: Int) -> Bool {
      kinds[variable] == .free && rows[variable] == nil && !isReferenced[variable]
    }
    if let subject, isUnused(subject), expression.coefficient(of: subject) != 0 { return subject }
    return expression.terms.first { isUnused($0.variable) }?.variable
  }

  /// A variable of a resolved expression that may have any value: the subject, or else the first.
  ///
  /// A row of equal lengths would otherwise define each by the next, and the cost of resolving them
  /// be the square of their number.
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

  /// Simplifies the definitions when so much was frozen since that it pays.
  mutating func simplifyIfWorthwhile() {
    if frozenCount > kinds.count / 8 { simplify() }
  }

  /// Puts what is known of other variables into the definitions.
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

  /// The expression in terms of variables that have no row.
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

  /// All variables that an expression depends on, each before those in its own row.
  private mutating func dependencies(of expression: LinearExpression) -> [Int] {
    visit += 1
    var order: [Int] = []
    // A list of tasks instead of recursion: a chain of definitions may be long.
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
    // Phase one of the simplex algorithm for this equation alone: the artificial variable takes up
    // what the equation misses, and must become 0.
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

  /// Makes an expression over variables without rows as small as it can be.
  private mutating func optimize(_ goal: inout LinearExpression) {
    while let entering = goal.terms.first(where: {
      $0.coefficient < -Self.tolerance && kinds[$0.variable] == .nonnegative
    })?.variable {
      var leaving: Int?
      var least = Double.infinity
      for candidate in columns[entering] {
        guard let row = rows[candidate] else { continue }
        let slope = row.coefficient(of: entering)
        guard slope < -LinearExpression.epsilon else { continue }
        let ratio = max(row.constant, 0) / -slope
        if ratio < least || (ratio == least && candidate < leaving ?? .max) {
          (leaving, least) = (candidate, ratio)
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

  /// Solves the row of one variable for another, and puts that into all rows.
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
      // Taken out meanwhile, so that it is changed in place.
      rows[user] = nil
      termsLeft -= other.terms.count + row.terms.count
      let factor = other.remove(entering)
      other.add(factor, times: row) { columns[$0].append(user) }
      rows[user] = other
    }
    setRow(of: entering, row)
  }

  // MARK: Freedom

  /// Attempts at moving several variables at once; beyond them one that cannot move by itself counts as
  /// decided.
  private static let mostAttempts = 16

  /// Those of some variables that may have other values as well, all that was demanded being met.
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

  /// Whether a variable may have another value: terms may cancel each other, and what is not negative
  /// may have no room to grow.
  private mutating func canMove(_ variable: Int, _ attempts: inout Int) -> Bool {
    let row = resolved(LinearExpression(variable: variable))
    if row.terms.contains(where: { kinds[$0.variable] == .free }) { return true }
    let movable = row.terms.map(\.variable).filter { kinds[$0] == .nonnegative }
    if movable.contains(where: hasRoom) { return true }
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

  /// Whether a variable without a row can grow by itself: no row that it makes smaller is 0 already.
  private func hasRoom(_ variable: Int) -> Bool {
    columns[variable].allSatisfy { user in
      guard let row = rows[user] else { return true }
      return row.coefficient(of: variable) >= -LinearExpression.epsilon
        || row.constant > Self.tolerance
    }
  }

  // MARK: Solution

  /// The values of the first variables.
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
