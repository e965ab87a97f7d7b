import Foundation

extension Statistics {
  /// Returns the curve of a model, fitted by least squares to the finite pairs of x and y; `nil` if
  /// they have fewer distinct x than the model needs.
  ///
  /// ```swift
  /// let speeds = [10.0, 20, 30, 40]
  /// let distances = [3.1, 9.8, 21.5, 38.0]
  /// let line = Statistics.regression(x: speeds, y: distances, model: .linear)
  /// line?.rSquared
  /// line?.confidenceInterval(at: 20)
  /// ```
  ///
  /// The method uses Givens rotations instead of the normal equations, with x scaled to −1...1. The
  /// cost is O(n d²) for degree d, with no memory beyond the pairs.
  ///
  /// - Parameters:
  ///   - x: The x of the pairs.
  ///   - y: The y of the pairs. Pairs with a missing number are left out and counted.
  ///   - model: The form of the curve.
  /// - Returns: The regression. It is `nil` if fewer distinct x remain than the model has
  ///   coefficients, if the powers of x are linearly dependent apart from rounding, or for a degree
  ///   outside of 0...20.
  public static func regression(
    x: [Double], y: [Double], model: RegressionModel = .linear
  ) -> Regression? {
    guard let degree = model.degree else { return nil }
    let total = max(x.count, y.count)
    let pairs = PairedValues(
      x: model.takesLogarithmOfX ? x.map { log($0) } : x,
      y: model.takesLogarithmOfY ? y.map { log($0) } : y)
    let columns = degree + 1
    guard let low = pairs.x.min(), let high = pairs.x.max(),
      hasDistinct(columns, in: pairs.x)
    else { return nil }
    let center = low / 2 + high / 2
    let halfRange = high > low ? high / 2 - low / 2 : 1
    let scale = powerOfTwo(for: pairs.y)
    guard halfRange > 0, let mean = mean(of: pairs.y.map { $0 / scale }) else { return nil }
    var problem = LeastSquares(columns: columns)
    var squares = CompensatedSum()
    for index in pairs.x.indices {
      let y = pairs.y[index] / scale
      var row = Regression.row(
        pairs.x[index], center: center, halfRange: halfRange, columns: columns)
      problem.add(row: &row, value: y)
      squares.add((y - mean) * (y - mean))
    }
    guard let solution = problem.solution() else { return nil }
    let degreesOfFreedom = pairs.count - columns
    var coefficients = expanded(solution, center: center, halfRange: halfRange).map { $0 * scale }
    if model.takesLogarithmOfY { coefficients[0] = exp(coefficients[0]) }
    return Regression(
      model: model, coefficients: coefficients,
      rSquared: squares.value > 0 && pairs.y.min() != pairs.y.max()
        ? min(max(1 - problem.residualSum / squares.value, 0), 1) : nil,
      residualStandardError: degreesOfFreedom > 0
        ? finiteOrNil((problem.residualSum / Double(degreesOfFreedom)).squareRoot() * scale) : nil,
      count: pairs.count, missingCount: total - pairs.count,
      triangle: .init(
        center: center, halfRange: halfRange, scaleOfY: scale, coefficients: solution,
        rows: problem.triangle))
  }

  /// Whether there are at least a number of distinct values.
  private static func hasDistinct(_ count: Int, in values: [Double]) -> Bool {
    var seen: Set<Double> = []
    for value in values {
      seen.insert(value)
      if seen.count >= count { return true }
    }
    return false
  }

  /// The coefficients, by powers of x, of a polynomial in (x − center) / halfRange.
  private static func expanded(
    _ coefficients: [Double], center: Double, halfRange: Double
  ) -> [Double] {
    var result = [coefficients.last ?? 0]
    for coefficient in coefficients.dropLast().reversed() {
      var next = Array(repeating: 0.0, count: result.count + 1)
      for (power, value) in result.enumerated() {
        next[power] -= value * (center / halfRange)
        next[power + 1] += value / halfRange
      }
      next[0] += coefficient
      result = next
    }
    return result
  }
}
