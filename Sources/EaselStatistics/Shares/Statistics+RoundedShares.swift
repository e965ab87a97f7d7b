import Foundation

extension Statistics {
  /// Returns the proportional share of each value, rounded to `decimals` so that the shares still
  /// add up to `total`, 100 by default; `nil` with a negative value.
  ///
  /// ```swift
  /// Statistics.roundedShares(of: [1, 1, 1])  // [34, 33, 33]
  /// ```
  ///
  /// Each share is rounded down to a multiple of the unit, which is 1 divided by 10 to the power of
  /// `decimals`. The remaining units go to the shares with the greatest remainders, one unit each
  /// (the method of Hamilton or Hare–Niemeyer). Of equal remainders, the greater value is first,
  /// then the earlier one. A missing value has the share 0. The cost is O(n log n).
  ///
  /// - Parameters:
  ///   - values: The parts, each at least 0.
  ///   - total: The sum of the shares, rounded to `decimals`; the default of 100 gives percent.
  ///   - decimals: The number of decimals of a share, from 0 to 9.
  /// - Returns: As many shares as values; all are 0 if the sum of the values is 0. The result is
  ///   `nil` if a value is negative, if `decimals` is out of range, or if the total is negative,
  ///   not finite, or above 10¹⁵ units.
  public static func roundedShares(
    of values: [Double], total: Double = 100, decimals: Int = 0
  ) -> [Double]? {
    guard (0...9).contains(decimals), total >= 0, total.isFinite else { return nil }
    let factor = pow(10, Double(decimals))
    let units = (total * factor).rounded()
    let parts = values.map { $0.isFinite ? $0 : 0 }
    guard units <= 1e15, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    let scale = powerOfTwo(for: parts)
    let sum = CompensatedSum(parts.map { $0 / scale }).value
    guard sum > 0 else { return values.map { _ in 0 } }
    let exact = parts.map { $0 / scale / sum * units }
    // A quotient slightly below a whole number is that number, apart from rounding.
    var shares = exact.map { value in
      let nearest = value.rounded()
      return abs(value - nearest) <= 1e-12 * max(1, nearest) ? nearest : value.rounded(.down)
    }
    let order = exact.indices.filter { parts[$0] > 0 }.sorted { a, b in
      let (first, second) = (exact[a] - shares[a], exact[b] - shares[b])
      if abs(first - second) > 1e-9 { return first > second }
      return parts[a] != parts[b] ? parts[a] > parts[b] : a < b
    }
    var left = units - shares.reduce(0, +)
    // The remainder is less than one unit per value, so a single pass is enough.
    for index in order where left >= 1 {
      shares[index] += 1
      left -= 1
    }
    for index in order.reversed() where left <= -1 && shares[index] > 0 {
      shares[index] -= 1
      left += 1
    }
    return shares.map { $0 / factor }
  }
}
