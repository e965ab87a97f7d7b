extension Statistics {
  /// Returns the rank of each value from 1, equal values sharing the mean of their ranks.
  ///
  /// Costs O(n log n).
  ///
  /// - Returns: As many ranks as values, nil for missing ones.
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

  /// Returns the rank of each value as a share, (rank − ½) / n, above 0 and below 1.
  ///
  /// - Returns: As many shares as values, nil for missing ones.
  public static func normalizedRanks(of values: [Double]) -> [Double?] {
    let count = Double(values.count - missingCount(in: values))
    return ranks(of: values).map { $0.map { ($0 - 0.5) / count } }
  }

  /// Returns the empirical distribution function: for each different value the share up to it.
  ///
  /// ```swift
  /// let steps = Statistics.empiricalDistribution(of: [3, 1, 3, 4])
  /// // x: [1, 3, 4], y: [0.25, 0.75, 1]
  /// ```
  ///
  /// Costs O(n log n).
  ///
  /// - Returns: The steps by ascending value; no points without values.
  public static func empiricalDistribution(of values: [Double]) -> Curve {
    let sorted = sortedFinite(values)
    var (x, y): ([Double], [Double]) = ([], [])
    for index in sorted.indices
    where index == sorted.count - 1 || sorted[index + 1] != sorted[index] {
      x.append(sorted[index])
      y.append(Double(index + 1) / Double(sorted.count))
    }
    return Curve(x: x, y: y, missing: values.count - sorted.count)
  }
}
