/// A summary of all numbers of a column for axes and diagnostics: their range and their kind.
package struct NumberSummary: Sendable {
  /// The smallest finite number; infinity if there is none.
  private(set) var lower = Double.infinity
  /// The largest finite number; negative infinity if there is none.
  private(set) var upper = -Double.infinity
  /// The smallest finite number above zero; infinity if there is none.
  private(set) var minimumPositive = Double.infinity
  /// Whether all numbers are finite.
  private(set) var areFinite = true
  /// Whether all finite numbers are whole.
  private(set) var areWhole = true

  init() {}

  init(_ numbers: [Double]) { numbers.withUnsafeBufferPointer { add($0) } }

  /// Adds further numbers to the summary.
  mutating func add(_ numbers: UnsafeBufferPointer<Double>) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in numbers {
      // The comparisons compile without branches; comparisons with NaN are false.
      low = number < low ? number : low
      high = number > high ? number : high
    }
    if low == -.infinity || high == .infinity {
      areFinite = false
      return numbers.filter(\.isFinite).withUnsafeBufferPointer { add($0) }
    }
    // If both are zeros with any signs, the first one is kept.
    lower = low < lower ? low : lower
    upper = high > upper ? high : upper
    // A separate pass, since the numbers of most columns are all on one side of zero.
    var positive = low > 0 ? low : .infinity
    if low <= 0, high > 0 {
      for number in numbers where number > 0 && number < positive { positive = number }
    }
    minimumPositive = min(minimumPositive, positive)
    areFinite = areFinite && numbers.areFinite
    // Stops at the first number that is not whole. A conversion is many times faster than rounding.
    // All numbers above 2^53 are whole.
    areWhole =
      areWhole
      && numbers.allSatisfy {
        !$0.isFinite || $0.magnitude >= 0x1p53 || Double(Int64($0)) == $0
      }
  }
}

extension [Double] {
  /// Whether all numbers are finite.
  var areFinite: Bool { withUnsafeBufferPointer(\.areFinite) }
}

extension UnsafeBufferPointer<Double> {
  /// Whether all numbers are finite, computed without a branch for each.
  fileprivate var areFinite: Bool {
    // A finite number minus itself is 0. Otherwise the difference is NaN, which remains in the sum.
    // Four independent sums let the processor add in parallel.
    var sums = (0.0, 0.0, 0.0, 0.0)
    let whole = count - count % 4
    for index in stride(from: 0, to: whole, by: 4) {
      sums.0 += self[index] - self[index]
      sums.1 += self[index + 1] - self[index + 1]
      sums.2 += self[index + 2] - self[index + 2]
      sums.3 += self[index + 3] - self[index + 3]
    }
    for index in whole..<count { sums.0 += self[index] - self[index] }
    return sums.0 + sums.1 + sums.2 + sums.3 == 0
  }
}
