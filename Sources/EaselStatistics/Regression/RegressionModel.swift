extension Statistics {
  /// The form of a regression.
  public enum RegressionModel: Sendable, Hashable {
    /// y = c₀ + c₁ x
    case linear
    /// y = c₀ + c₁ x + … + c_d x^d, for degrees 0 to 20.
    case polynomial(degree: Int)
    /// y = c₀ e^(c₁ x), by least squares of ln y. Pairs with y ≤ 0 are left out.
    case exponential
    /// y = c₀ + c₁ ln x. Pairs with x ≤ 0 are left out.
    case logarithmic
    /// y = c₀ x^c₁, by least squares of ln y over ln x. Pairs with x ≤ 0 or y ≤ 0 are left out.
    case power

    /// The degree of the polynomial that is fitted, or nil if it is out of bounds.
    var degree: Int? {
      guard case .polynomial(let degree) = self else { return 1 }
      return (0...20).contains(degree) ? degree : nil
    }

    var takesLogarithmOfX: Bool { self == .logarithmic || self == .power }
    var takesLogarithmOfY: Bool { self == .exponential || self == .power }
  }
}
