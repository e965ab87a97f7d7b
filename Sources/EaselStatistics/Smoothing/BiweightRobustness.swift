/// Weights that decrease with the absolute value of a residual.
enum BiweightRobustness {
  /// Returns Tukey's biweight at six median absolute residuals.
  ///
  /// - Returns: The weights, or `nil` if the residuals are 0, apart from rounding.
  static func weights(_ residuals: [Double]) -> [Double]? {
    let sizes = residuals.map { abs($0) }
    let sorted = sizes.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    let bound =
      sorted.count % 2 == 0 ? 3 * (sorted[middle] + sorted[middle - 1]) : 6 * sorted[middle]
    let mean = sizes.reduce(0) { $0 + $1 / Double(sizes.count) }
    guard bound > 0, bound.isFinite, bound >= 1e-7 * mean else { return nil }
    return sizes.map { size in
      if size > 0.999 * bound { return 0 }
      if size <= 0.001 * bound { return 1 }
      let share = size / bound
      return (1 - share * share) * (1 - share * share)
    }
  }
}
