extension Statistics {
  /// Returns the running total up to each value.
  ///
  /// A missing value adds nothing, so that the total continues. Rounding errors do not accumulate.
  /// Costs O(n).
  ///
  /// ```swift
  /// Statistics.cumulativeSums(of: [1, 2, .nan, 4])  // [1, 3, 3, 7]
  /// ```
  ///
  /// - Returns: As many totals as values; nil from where the total exceeds the range of `Double`.
  public static func cumulativeSums(of values: [Double]) -> [Double?] {
    var sum = CompensatedSum()
    return values.map { value in
      if value.isFinite { sum.add(value) }
      return finiteOrNil(sum.value)
    }
  }
}
