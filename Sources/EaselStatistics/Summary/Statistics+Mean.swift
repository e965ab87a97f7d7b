import Foundation

extension Statistics {
  /// Returns the arithmetic mean of the finite values, or `nil` if there are none.
  ///
  /// The cost is O(n).
  public static func mean(of values: [Double]) -> Double? {
    let values = finite(values)
    guard !values.isEmpty else { return nil }
    let scale = powerOfTwo(for: values)
    // Scaling keeps sums finite; compensation keeps the last digits.
    let extreme = scale > 1e150
    var sum = CompensatedSum()
    for value in values { sum.add(extreme ? value / scale : value) }
    let mean = sum.value / Double(values.count)
    return extreme ? mean * scale : mean
  }

  /// Returns the sample variance of the finite values, with the divisor n − 1, or `nil` with fewer
  /// than 2 values.
  ///
  /// The second pass over the data uses deviations from the mean, which avoids cancellation (Chan,
  /// Golub & LeVeque 1983). The cost is O(n).
  ///
  /// - Returns: The variance. It is `nil` with fewer than two values, or if the variance exceeds
  ///   the range of `Double`.
  public static func variance(of values: [Double]) -> Double? {
    guard let (scale, variance) = scaledVariance(of: values) else { return nil }
    return finiteOrNil(variance * scale * scale)
  }

  /// Returns the sample standard deviation of the finite values, with the divisor n − 1, or `nil`
  /// with fewer than 2 values.
  public static func standardDeviation(of values: [Double]) -> Double? {
    guard let (scale, variance) = scaledVariance(of: values) else { return nil }
    return finiteOrNil(variance.squareRoot() * scale)
  }

  /// Returns the standard error of the mean of n finite values, their standard deviation / √n, or
  /// `nil` with fewer than 2 values.
  public static func standardError(of values: [Double]) -> Double? {
    guard let deviation = standardDeviation(of: values) else { return nil }
    return deviation / Double(values.count - missingCount(in: values)).squareRoot()
  }

  /// Returns the confidence interval of the mean of the finite values by Student's t distribution,
  /// of 95 % by default; `nil` with fewer than 2.
  ///
  /// ```swift
  /// Statistics.confidenceInterval(ofMean: [4, 5, 6])  // 2.516 ... 7.484
  /// ```
  ///
  /// - Parameters:
  ///   - values: The sample. Missing values are left out.
  ///   - level: The confidence level, above 0 and below 1.
  /// - Returns: The interval. It is `nil` with fewer than two values, if `level` is out of range,
  ///   or if an end exceeds the range of `Double`.
  public static func confidenceInterval(
    ofMean values: [Double], level: Double = 0.95
  ) -> ClosedRange<Double>? {
    let count = values.count - missingCount(in: values)
    guard count > 1, let mean = mean(of: values), let error = standardError(of: values),
      let bound = StudentDistribution.bound(level: level, degrees: Double(count - 1)),
      (mean - bound * error).isFinite, (mean + bound * error).isFinite
    else { return nil }
    return (mean - bound * error)...(mean + bound * error)
  }

  /// The variance of the values divided by a power of two, and that power.
  private static func scaledVariance(
    of values: [Double]
  ) -> (scale: Double, variance: Double)? {
    var values = finite(values)
    guard values.count > 1 else { return nil }
    let power = powerOfTwo(for: values)
    let scale = power > 1e150 || power < 1e-150 ? power : 1
    if scale != 1 { values = values.map { $0 / scale } }
    let mean = CompensatedSum(values).value / Double(values.count)
    var squares = CompensatedSum()
    var deviations = CompensatedSum()
    for value in values {
      squares.add((value - mean) * (value - mean))
      deviations.add(value - mean)
    }
    // The sum of deviations corrects the rounding of the mean.
    let correction = deviations.value * deviations.value / Double(values.count)
    return (scale, max(0, squares.value - correction) / Double(values.count - 1))
  }
}
