extension Statistics {
  /// Returns the running total at each value, to which NaN and infinity add nothing; from the first
  /// total beyond the range of `Double` on, elements are `nil`.
  ///
  /// A missing value adds nothing, and the total continues. Rounding errors do not accumulate. The
  /// cost is O(n).
  ///
  /// ```swift
  /// Statistics.cumulativeSums(of: [1, 2, .nan, 4])  // [1, 3, 3, 7]
  /// ```
  ///
  /// - Returns: As many totals as values; `nil` from the first total that exceeds the range of
  ///   `Double`.
  public static func cumulativeSums(of values: [Double]) -> [Double?] {
    var sum = CompensatedSum()
    return values.map { value in
      if value.isFinite { sum.add(value) }
      return finiteOrNil(sum.value)
    }
  }
}
