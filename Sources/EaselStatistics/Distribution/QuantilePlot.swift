extension Statistics {
  /// A quantile–quantile plot: the quantiles of a sample (y) over those of a distribution or
  /// another sample (x), and a line.
  public struct QuantilePlot: Sendable, Hashable {
    /// The points, with x a quantile of the normal distribution or the other sample and y that of
    /// the sample.
    public let points: Curve
    /// The slope, y per x, of the line through the first and third quartiles; `nil` if both have
    /// the same x.
    ///
    /// It is also `nil` if it exceeds the range of `Double`.
    public let slope: Double?
    /// The y at x = 0 of the line through the first and third quartiles, or `nil` if there is no
    /// line.
    ///
    /// It is also `nil` if it exceeds the range of `Double`.
    public let intercept: Double?
  }

  /// Returns a plot of the sorted finite values (y) over quantiles of the standard normal
  /// distribution (x), or `nil` without values.
  ///
  /// The i-th of n values is at the probability (i − a) / (n + 1 − 2a), with a = 3/8 for at most
  /// ten values and 1/2 for more, as in R's `qqnorm`. The cost is O(n log n).
  ///
  /// - Returns: The plot, or `nil` without values.
  public static func normalQuantilePlot(of values: [Double]) -> QuantilePlot? {
    let sorted = sortedFinite(values)
    guard !sorted.isEmpty else { return nil }
    let a = sorted.count <= 10 ? 3.0 / 8 : 0.5
    let x = sorted.indices.map {
      NormalDistribution.quantile(
        (Double($0 + 1) - a) / (Double(sorted.count) + 1 - 2 * a)) ?? 0
    }
    let quartile = NormalDistribution.quantile(0.75) ?? 0
    return quantilePlot(
      Curve(x: x, y: sorted, missingCount: values.count - sorted.count), of: sorted,
      quartiles: (-quartile, quartile))
  }

  /// Returns a plot of the quantiles of a sample (y) over those of another sample (x) at equal
  /// probabilities; `nil` if either has no finite values.
  ///
  /// The longer sample is interpolated (type 7) at as many probabilities as the shorter one has
  /// values. The line goes through the first and third quartiles of both samples.
  /// The cost is O(n log n).
  ///
  /// - Parameters:
  ///   - values: The sample, whose quantiles are y.
  ///   - other: The other sample, whose quantiles are x.
  /// - Returns: The plot, or `nil` if a sample has no values.
  public static func quantilePlot(of values: [Double], against other: [Double]) -> QuantilePlot? {
    let (first, second) = (sortedFinite(other), sortedFinite(values))
    guard let low = quantile(0.25, ofSorted: first), let high = quantile(0.75, ofSorted: first)
    else { return nil }
    let count = min(first.count, second.count)
    guard count > 0 else { return nil }
    let sampled = { (sample: [Double]) in
      (0..<count).compactMap {
        quantile(count == 1 ? 0.5 : Double($0) / Double(count - 1), ofSorted: sample)
      }
    }
    let missingCount = values.count - second.count + other.count - first.count
    return quantilePlot(
      Curve(x: sampled(first), y: sampled(second), missingCount: missingCount), of: second,
      quartiles: (low, high))
  }

  private static func quantilePlot(
    _ points: Curve, of sorted: [Double], quartiles: (low: Double, high: Double)
  ) -> QuantilePlot? {
    guard let low = quantile(0.25, ofSorted: sorted), let high = quantile(0.75, ofSorted: sorted)
    else { return nil }
    let slope = finiteOrNil((high - low) / (quartiles.high - quartiles.low))
    return QuantilePlot(
      points: points, slope: slope,
      intercept: slope.flatMap { finiteOrNil(low - $0 * quartiles.low) })
  }
}
