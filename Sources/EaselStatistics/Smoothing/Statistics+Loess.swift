import Foundation

extension Statistics {
  /// The treatment of outliers in a local regression: like all other pairs, or with less weight.
  public enum LoessFamily: String, Sendable, Hashable {
    /// A single fit by least squares, in which outliers have their full weight.
    case gaussian
    /// A fit by least squares and three repetitions with less weight for outliers (Tukey's
    /// biweight).
    case symmetric
  }

  /// The maximum number of positions, 500, at which ``loess(x:y:at:span:degree:family:)`` computes
  /// y if none are given.
  public static let maximumLoessPositions = 500

  /// Returns a curve by local regression (loess) of the finite pairs at given positions, or by
  /// default at up to 500 x of the pairs.
  ///
  /// At each position a polynomial is fitted to the nearest pairs with tricube weights. There is no
  /// interpolation between positions: the result is that of R's `loess` with `surface = "direct"`.
  /// Sources: W. S. Cleveland 1979; Cleveland and Devlin, JASA 83, 1988.
  ///
  /// ```swift
  /// let x = (0..<50).map(Double.init)
  /// let y = x.map { sin($0 / 8) }
  /// let curve = Statistics.loess(x: x, y: y, span: 0.5)
  /// ```
  ///
  /// The cost is O(n log n + m k) for m positions and k nearest pairs; ``LoessFamily/symmetric``
  /// adds 3 n k. If n k exceeds 10⁸, the robustness weights are computed from polynomials at 10⁸ /
  /// k of the pairs, with linear interpolation between them.
  ///
  /// - Parameters:
  ///   - x: The x of the pairs, in any order.
  ///   - y: The y of the pairs. Pairs with a missing number are left out.
  ///   - positions: The positions of the results. With `nil` they are the sorted, distinct x of the
  ///     pairs, of which at most ``maximumLoessPositions`` are used.
  ///   - span: The fraction of pairs to which each polynomial is fitted, above 0. Above 1, all
  ///     pairs are used and the weights are wider.
  ///   - degree: The degree of the polynomial: 0, 1 or 2.
  ///   - family: The weighting of residuals.
  /// - Returns: The curve, without positions that are not finite or whose value exceeds the range
  ///   of `Double`. It is `nil` without pairs, if the degree or the span is out of range, or if the
  ///   range of x exceeds the range of `Double`.
  public static func loess(
    x: [Double], y: [Double], at positions: [Double]? = nil, span: Double = 0.75,
    degree: Int = 2, family: LoessFamily = .gaussian
  ) -> Curve? {
    let pairs = PairedValues(x: x, y: y).sorted()
    guard span > 0, span.isFinite, (0...2).contains(degree), let first = pairs.x.first,
      let last = pairs.x.last, (last - first).isFinite
    else { return nil }
    let scale = powerOfTwo(for: pairs.y)
    var fit = LocalRegression(
      x: pairs.x, y: pairs.y.map { $0 / scale }, span: span, degree: degree)
    if family == .symmetric { fit.reweight() }
    var at: [Double] = []
    if let positions {
      at = finite(positions)
    } else {
      for value in pairs.x where value != at.last { at.append(value) }
      let last = min(at.count, maximumLoessPositions) - 1
      if last < at.count - 1 { at = (0...last).map { at[$0 * (at.count - 1) / last] } }
    }
    var y: [Double] = []
    at = at.filter { position in
      let value = fit.value(at: position) * scale
      if value.isFinite { y.append(value) }
      return value.isFinite
    }
    return Curve(x: at, y: y, missingCount: pairs.missingCount)
  }
}
