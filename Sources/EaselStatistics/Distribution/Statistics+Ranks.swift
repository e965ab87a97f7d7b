extension Statistics {
  /// Returns the ascending rank of each value, from 1, and `nil` for NaN or infinity; equal values
  /// have the mean of their ranks.
  ///
  /// The cost is O(n log n).
  ///
  /// - Returns: As many ranks as values; `nil` for missing values.
  public static func ranks(of values: [Double]) -> [Double?] {
    let order = values.indices.filter { values[$0].isFinite }.sorted { values[$0] < values[$1] }
    var result: [Double?] = Array(repeating: nil, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for index in order[start..<end] { result[index] = Double(start + end + 1) / 2 }
      start = end
    }
    return result
  }

  /// Returns the rank of each value as a fraction between 0 and 1: (rank − ½) / n, with the rank as
  /// in ``ranks(of:)`` and n finite values; `nil` for NaN or infinity.
  ///
  /// - Returns: As many fractions as values; `nil` for missing values.
  public static func normalizedRanks(of values: [Double]) -> [Double?] {
    let count = Double(values.count - missingCount(in: values))
    return ranks(of: values).map { $0.map { ($0 - 0.5) / count } }
  }

  /// Returns the empirical distribution function: each distinct finite value as x, and the fraction
  /// of values up to and including it as y.
  ///
  /// ```swift
  /// let steps = Statistics.empiricalDistribution(of: [3, 1, 3, 4])
  /// // x: [1, 3, 4], y: [0.25, 0.75, 1]
  /// ```
  ///
  /// The cost is O(n log n).
  ///
  /// - Returns: The steps by ascending value; empty without values.
  public static func empiricalDistribution(of values: [Double]) -> Curve {
    let sorted = sortedFinite(values)
    var (x, y): ([Double], [Double]) = ([], [])
    for index in sorted.indices
    where index == sorted.count - 1 || sorted[index + 1] != sorted[index] {
      x.append(sorted[index])
      y.append(Double(index + 1) / Double(sorted.count))
    }
    return Curve(x: x, y: y, missingCount: values.count - sorted.count)
  }
}
