extension Statistics {
  /// The form of the curve of a regression: the formula of y as a function of x.
  public enum RegressionModel: Sendable, Hashable {
    /// A line, y = c₀ + c₁ x.
    case linear
    /// A polynomial of a degree d from 0 to 20, y = c₀ + c₁ x + … + c_d x^d; for another degree the
    /// regression is `nil`.
    case polynomial(degree: Int)
    /// An exponential curve, y = c₀ e^(c₁ x), fitted by least squares of ln y; pairs with y ≤ 0 are
    /// left out.
    case exponential
    /// A logarithmic curve, y = c₀ + c₁ ln x; pairs with x ≤ 0 are left out.
    case logarithmic
    /// A power curve, y = c₀ x^c₁, fitted by least squares of ln y over ln x; pairs with an x or y
    /// ≤ 0 are left out.
    case power

    /// The degree of the fitted polynomial, or `nil` if it is out of bounds.
    var degree: Int? {
      guard case .polynomial(let degree) = self else { return 1 }
      return (0...20).contains(degree) ? degree : nil
    }

    var takesLogarithmOfX: Bool { self == .logarithmic || self == .power }
    var takesLogarithmOfY: Bool { self == .exponential || self == .power }
  }
}
