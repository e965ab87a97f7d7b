extension Statistics {
  /// Returns the quantile of the finite values at a probability 0...1, by default by linear
  /// interpolation (type 7); `nil` without values.
  ///
  /// ```swift
  /// Statistics.quantile(0.9, of: [2, 4, 6, 8, 10, 12])  // 11
  /// ```
  ///
  /// The cost is O(n log n), since the values are sorted. For several quantiles,
  /// ``quantiles(_:of:type:)`` sorts only once.
  ///
  /// - Parameters:
  ///   - probability: The fraction of values below the quantile, from 0 to 1; other numbers are
  ///     clamped.
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - type: The definition of the quantile.
  /// - Returns: The quantile, or `nil` without values or if `probability` is NaN.
  public static func quantile(
    _ probability: Double, of values: [Double], type: QuantileType = .type7
  ) -> Double? {
    quantile(probability, ofSorted: sortedFinite(values), type: type)
  }

  /// Returns one quantile of the finite values for each probability; an element is `nil` if its
  /// probability is NaN, and without values all are `nil`.
  ///
  /// - Parameters:
  ///   - probabilities: The fractions of values below the quantiles, from 0 to 1; other numbers are
  ///     clamped.
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - type: The definition of the quantile.
  public static func quantiles(
    _ probabilities: [Double], of values: [Double], type: QuantileType = .type7
  ) -> [Double?] {
    let sorted = sortedFinite(values)
    return probabilities.map { quantile($0, ofSorted: sorted, type: type) }
  }

  /// Returns the median of the finite values, or `nil` if there are none; of an even number, the
  /// mean of the middle two.
  public static func median(of values: [Double]) -> Double? {
    quantile(0.5, of: values)
  }

  /// Returns the third quartile minus the first of the finite values, by linear interpolation (type
  /// 7), or `nil` without values.
  public static func interquartileRange(of values: [Double]) -> Double? {
    interquartileRange(ofSorted: sortedFinite(values))
  }

  static func interquartileRange(ofSorted values: [Double]) -> Double? {
    guard let low = quantile(0.25, ofSorted: values), let high = quantile(0.75, ofSorted: values)
    else { return nil }
    return finiteOrNil(high - low)
  }

  /// Returns the index in the unsorted `values` of the greatest finite value that is at most the
  /// type 7 quantile; `nil` without finite values.
  ///
  /// It is the value with the index ⌊(n − 1) p⌋, counted from 0, among the n sorted values for the
  /// probability p. Of equal values, the index of the first one is returned. The cost is
  /// O(n log n).
  ///
  /// - Parameters:
  ///   - probability: The fraction of values below the quantile, from 0 to 1; other numbers are
  ///     clamped.
  ///   - values: The sample, in any order. Missing values are left out.
  /// - Returns: The index, or `nil` without values or if `probability` is NaN.
  public static func quantileIndex(_ probability: Double, of values: [Double]) -> Int? {
    guard !probability.isNaN else { return nil }
    let order = values.indices.filter { values[$0].isFinite }
      .sorted { values[$0] != values[$1] ? values[$0] < values[$1] : $0 < $1 }
    guard !order.isEmpty else { return nil }
    let rank = Int(Double(order.count - 1) * min(max(probability, 0), 1))
    let value = values[order[rank]]
    return order.first { values[$0] == value }
  }

  /// The quantile of finite, ascending values.
  package static func quantile(
    _ probability: Double, ofSorted values: [Double], type: QuantileType = .type7
  ) -> Double? {
    guard !probability.isNaN, let first = values.first, let last = values.last else { return nil }
    if probability <= 0 { return first }
    if probability >= 1 { return last }
    if type == .type7 {
      // A position that counts from 0 has one more digit of precision.
      let position = Double(values.count - 1) * probability
      let index = Int(position)
      return interpolated(
        values[index], values[min(index + 1, values.count - 1)], position - Double(index))
    }
    let count = Double(values.count)
    let (a, b) = type.parameters
    let position: Double =
      switch type {
      case .type1, .type2: count * probability
      case .type3: count * probability - 0.5
      default: a + probability * (count + 1 - a - b)
      }
    // A product such as 0.3 × 10 differs from a whole number by rounding.
    let tolerance = 4 * Double.ulpOfOne * max(1, position)
    let whole = (position + tolerance).rounded(.down)
    let excess = position - whole
    let isWhole = abs(excess) <= tolerance
    let lower = values[min(max(Int(whole) - 1, 0), values.count - 1)]
    let upper = values[min(max(Int(whole), 0), values.count - 1)]
    switch type {
    case .type1: return isWhole ? lower : upper
    case .type2: return isWhole ? lower / 2 + upper / 2 : upper
    case .type3:
      return isWhole && whole.truncatingRemainder(dividingBy: 2) == 0 ? lower : upper
    default: return isWhole ? lower : interpolated(lower, upper, excess)
    }
  }

  /// A linear interpolation between two numbers, without overflow if they are far apart.
  static func interpolated(_ lower: Double, _ upper: Double, _ share: Double) -> Double {
    let difference = upper - lower
    return difference.isFinite
      ? lower + difference * share : lower * (1 - share) + upper * share
  }
}
