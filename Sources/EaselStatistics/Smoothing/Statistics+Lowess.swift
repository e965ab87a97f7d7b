extension Statistics {
  /// Returns a curve by robust local linear regression (lowess), with a point at the x of each
  /// finite pair by ascending x; `nil` without pairs.
  ///
  /// Source: W. S. Cleveland, "Robust Locally Weighted Regression and Smoothing Scatterplots", JASA
  /// 74, 1979. The result is that of R's `lowess`.
  ///
  /// The cost is O(n log n + m k · iterations) for m lines, each fitted to its k nearest pairs.
  /// With the default of `delta`, m is about 100; with a `delta` of 0 it is n. If n k exceeds
  /// 2·10⁹, `delta` is at least k / (2·10⁹) of the range of x.
  ///
  /// - Parameters:
  ///   - x: The x of the pairs, in any order.
  ///   - y: The y of the pairs. Pairs with a missing number are left out.
  ///   - span: The fraction of pairs to which each line is fitted, above 0.
  ///   - iterations: The number of repetitions with less weight for outliers; it is clamped to
  ///     0...100.
  ///   - delta: The distance in x between fitted lines, within which values are interpolated; `nil`
  ///     is a hundredth of the range of x.
  /// - Returns: The curve, with one point for each pair. It is `nil` without pairs, if the span is
  ///   not a positive number, or if the range of x exceeds the range of `Double`.
  public static func lowess(
    x: [Double], y: [Double], span: Double = 2.0 / 3, iterations: Int = 3, delta: Double? = nil
  ) -> Curve? {
    let pairs = PairedValues(x: x, y: y).sorted()
    guard span > 0, let first = pairs.x.first, let last = pairs.x.last, (last - first).isFinite
    else { return nil }
    let scale = powerOfTwo(for: pairs.y)
    let count = Double(pairs.count)
    let nearest = max(2, Int(min(span * count + 1e-7, count)))
    // The cost of a line is its number of neighbors; more lines would take minutes.
    let lines = 2e9 / Double(nearest)
    let minimum = count > lines ? (last - first) / lines : 0
    let wanted = delta ?? (last - first) / 100
    let smoother = Lowess(
      x: pairs.x, y: pairs.y.map { $0 / scale }, nearest: nearest,
      delta: wanted > minimum ? wanted : minimum)
    return Curve(
      x: pairs.x,
      y: smoother.smoothed(iterations: min(max(iterations, 0), 100)).map { $0 * scale },
      missingCount: pairs.missingCount)
  }
}
