/// A sum of multiples of variables and a constant.
struct LinearExpression {
  /// A multiple of a variable.
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// The constant part of the sum.
  var constant: Double
  /// The terms in the order of their variables, without zero coefficients.
  private(set) var terms: [Term] = []

  /// The limit below which a coefficient is a rounding error and counts as zero.
  static let epsilon = 1e-10

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int, coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  /// Creates an expression from terms in the order of their variables.
  init(constant: Double, sorted terms: [Term]) {
    self.constant = constant
    self.terms = terms
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// Returns the index of a variable's term, or the index at which it would be inserted.
  private func position(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a variable; 0 if it does not occur.
  func coefficient(of variable: Int) -> Double {
    let index = position(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms[index].coefficient
  }

  /// Removes a variable from the expression.
  ///
  /// - Returns: The former coefficient of the variable.
  mutating func remove(_ variable: Int) -> Double {
    let index = position(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of a variable.
  mutating func add(_ factor: Double, times variable: Int) {
    guard factor != 0 else { return }
    let index = position(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      return terms.insert(Term(variable: variable, coefficient: factor), at: index)
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.epsilon { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression.
  ///
  /// - Parameter onNew: A closure that is called with each variable that did not occur before.
  mutating func add(
    _ factor: Double, times other: LinearExpression, onNew: (Int) -> Void = { _ in }
  ) {
    constant += factor * other.constant
    guard factor != 0, !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while theirs < other.terms.count {
      let added = other.terms[theirs]
      while mine < terms.count, terms[mine].variable < added.variable {
        merged.append(terms[mine])
        mine += 1
      }
      var sum = factor * added.coefficient
      if mine < terms.count, terms[mine].variable == added.variable {
        sum += terms[mine].coefficient
        mine += 1
      } else if abs(sum) >= Self.epsilon {
        onNew(added.variable)
      }
      if abs(sum) >= Self.epsilon {
        merged.append(Term(variable: added.variable, coefficient: sum))
      }
      theirs += 1
    }
    merged += terms[mine...]
    terms = merged
  }

  /// Multiplies the constant and all coefficients by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(1, times: b)
    return sum
  }

  static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.add(-1, times: b)
    return difference
  }

  static func * (a: Self, factor: Double) -> Self {
    guard factor != 0 else { return Self() }
    var product = a
    product.scale(by: factor)
    return product
  }
}
