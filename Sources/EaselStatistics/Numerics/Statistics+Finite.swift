extension Statistics {
  /// The finite values, in their order.
  static func finite(_ values: [Double]) -> [Double] {
    values.filter(\.isFinite)
  }

  /// The finite values, ascending.
  ///
  /// The cost is O(n log n).
  static func sortedFinite(_ values: [Double]) -> [Double] {
    finite(values).sorted()
  }

  /// A number if it is finite, otherwise `nil`.
  static func finiteOrNil(_ value: Double) -> Double? {
    value.isFinite ? value : nil
  }

  /// The greatest power of two that is at most the greatest absolute value, or 1 for zeros.
  ///
  /// Division by it is exact, and keeps sums and squares within the range of `Double`.
  static func powerOfTwo(for values: [Double]) -> Double {
    let maximum = values.reduce(0) { max($0, abs($1)) }
    guard maximum > 0, maximum.isFinite else { return 1 }
    return Double(sign: .plus, exponent: max(maximum.exponent, -1022), significand: 1)
  }
}
