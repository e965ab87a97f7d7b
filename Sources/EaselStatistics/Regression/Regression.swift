import Foundation

extension Statistics {
  /// A curve that is fitted to pairs (x, y) by least squares.
  public struct Regression: Sendable, Hashable {
    /// The form of the curve, such as a line or a power curve.
    public let model: RegressionModel
    /// The coefficients c₀, c₁ … of the formula of the ``model``, in this order.
    ///
    /// If the pairs are far from x = 0, the coefficients can exceed the range of `Double`, for
    /// example those of an exponential curve with years as x. ``value(at:)`` does not use them.
    public let coefficients: [Double]
    /// The coefficient of determination, R²: the fraction 0...1 of the variance of y, or of ln y
    /// for some models, that the curve explains; `nil` if all y are equal.
    ///
    /// For the exponential and the power model it is that of the line through the logarithms.
    public let rSquared: Double?
    /// The standard error of the residuals, in the unit of y or of ln y for some models; `nil` if
    /// ``degreesOfFreedom`` is 0.
    ///
    /// For the exponential and the power model it is that of the logarithms.
    public let residualStandardError: Double?
    /// The number of pairs to which the curve is fitted.
    public let count: Int
    /// The number of pairs that are left out: with NaN or infinity, or with a number ≤ 0 whose
    /// logarithm the model needs.
    ///
    /// The surplus of the longer of the two arrays is left out and counted, too.
    public let missingCount: Int

    let triangle: Triangle

    /// The fit in scaled coordinates, from which predictions are computed.
    ///
    /// x is translated and scaled to −1...1, which keeps the columns of a polynomial nearly
    /// independent.
    struct Triangle: Sendable, Hashable {
      let center: Double
      let halfRange: Double
      let scaleOfY: Double
      let coefficients: [Double]
      let rows: [Double]
    }

    /// The degrees of freedom: the number of fitted pairs, ``count``, minus the number of
    /// coefficients.
    public var degreesOfFreedom: Int { count - coefficients.count }

    /// Returns the y of the curve at an x, or `nil` if the curve has no finite y there.
    ///
    /// - Returns: The value. It is `nil` if x is not finite or has no logarithm that the model
    ///   needs, or if y exceeds the range of `Double`.
    public func value(at x: Double) -> Double? {
      row(at: x).flatMap { restored(fitted($0)) }
    }

    /// Returns the confidence interval of the curve's y at an x, of 95 % by default, or `nil` if it
    /// does not exist.
    ///
    /// It is the interval of the mean, not of a single observation, as given by R's
    /// `predict(interval = "confidence")`. The cost is O(d²) for degree d.
    ///
    /// - Parameters:
    ///   - x: The position.
    ///   - level: The confidence level, above 0 and below 1.
    /// - Returns: The interval. It is `nil` without degrees of freedom, if `level` is out of range,
    ///   or if the curve has no value at x.
    public func confidenceInterval(at x: Double, level: Double = 0.95) -> ClosedRange<Double>? {
      band(at: [x], level: level).first ?? nil
    }

    /// Returns the confidence interval of the curve's y at each of several x, of 95 % by default;
    /// `nil` where it does not exist.
    ///
    /// - Parameters:
    ///   - positions: The values of x.
    ///   - level: The confidence level, above 0 and below 1.
    public func band(at positions: [Double], level: Double = 0.95) -> [ClosedRange<Double>?] {
      guard degreesOfFreedom > 0, let residualStandardError,
        let bound = StudentDistribution.bound(level: level, degrees: Double(degreesOfFreedom))
      else { return positions.map { _ in nil } }
      var problem = LeastSquares(columns: coefficients.count)
      problem.restore(triangle.rows)
      return positions.map { x in
        guard let row = row(at: x) else { return nil }
        let reach = bound * residualStandardError * problem.leverageRoot(of: row)
        let middle = fitted(row)
        guard let low = restored(middle - reach), let high = restored(middle + reach), low <= high
        else { return nil }
        return low...high
      }
    }

    private func row(at x: Double) -> [Double]? {
      let x = model.takesLogarithmOfX ? log(x) : x
      guard x.isFinite else { return nil }
      return Self.row(
        x, center: triangle.center, halfRange: triangle.halfRange, columns: coefficients.count)
    }

    private func fitted(_ row: [Double]) -> Double {
      zip(row, triangle.coefficients).reduce(0) { $0 + $1.0 * $1.1 } * triangle.scaleOfY
    }

    private func restored(_ y: Double) -> Double? {
      Statistics.finiteOrNil(model.takesLogarithmOfY ? exp(y) : y)
    }

    /// The powers of a scaled x.
    static func row(
      _ x: Double, center: Double, halfRange: Double, columns: Int
    ) -> [Double] {
      let scaled = x / halfRange - center / halfRange
      // Subtraction before division is more precise, unless it overflows.
      let exact = (x - center) / halfRange
      var result = [1.0]
      for _ in 1..<max(columns, 1) {
        result.append((result.last ?? 1) * (exact.isFinite ? exact : scaled))
      }
      return result
    }
  }
}
