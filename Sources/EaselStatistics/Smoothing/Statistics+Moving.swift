extension Statistics {
  /// Returns the mean of the window at each value, centered by default; an element is `nil` if its
  /// window extends beyond the series or contains NaN or infinity.
  ///
  /// ```swift
  /// Statistics.movingAverage(of: [3, 5, 2, 8], window: 3)  // [nil, 3.333, 5, nil]
  /// ```
  ///
  /// The cost is O(n) for any window.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - window: The number of values in the window, at least 1.
  ///   - position: The position of the window relative to the value.
  /// - Returns: As many results as values. A result is `nil` if its window extends beyond the
  ///   series or contains a missing value. All results are `nil` if `window` is below 1.
  public static func movingAverage(
    of values: [Double], window: Int, position: MovingWindow = .centered
  ) -> [Double?] {
    var result: [Double?] = Array(repeating: nil, count: values.count)
    guard window > 0, window <= values.count else { return result }
    let after = position == .centered ? window / 2 : 0
    let divisor = Double(window)
    var sum = CompensatedSum()
    var missing = 0
    for index in values.indices {
      // A new sum after each window prevents the accumulation of errors and costs one addition per
      // value.
      if index % window == 0, index >= window {
        sum = CompensatedSum()
        for earlier in (index - window + 1)..<index where values[earlier].isFinite {
          sum.add(values[earlier] / divisor)
        }
      } else if index >= window, values[index - window].isFinite {
        sum.add(-values[index - window] / divisor)
      }
      if index >= window, !values[index - window].isFinite { missing -= 1 }
      if values[index].isFinite { sum.add(values[index] / divisor) } else { missing += 1 }
      if index >= window - 1, missing == 0 { result[index - after] = finiteOrNil(sum.value) }
    }
    return result
  }

  /// Returns the weighted mean of the window at each value, centered by default; an element is
  /// `nil` if its window extends beyond the series or contains NaN or infinity.
  ///
  /// The cost is O(n w) for w weights.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - weights: One weight for each value of the window, in the order of the series. Their number
  ///     is the size of the window. They are divided by their sum.
  ///   - position: The position of the window relative to the value.
  /// - Returns: As many results as values. A result is `nil` if its window extends beyond the
  ///   series or contains a missing value. All results are `nil` without weights, if a weight is
  ///   NaN or infinite, or if the sum of the weights is 0.
  public static func weightedMovingAverage(
    of values: [Double], weights: [Double], position: MovingWindow = .centered
  ) -> [Double?] {
    var result: [Double?] = Array(repeating: nil, count: values.count)
    let total = CompensatedSum(weights).value
    guard !weights.isEmpty, weights.count <= values.count, total != 0, total.isFinite,
      missingCount(in: weights) == 0
    else { return result }
    let after = position == .centered ? weights.count / 2 : 0
    let shares = weights.map { $0 / total }
    for end in (weights.count - 1)..<values.count {
      let start = end - weights.count + 1
      var sum = CompensatedSum()
      for index in shares.indices { sum.add(shares[index] * values[start + index]) }
      result[end - after] = finiteOrNil(sum.value)
    }
    return result
  }

  /// Returns the exponential moving average: the first finite value, then α · value + (1 − α) ·
  /// last average; `nil` for a missing value.
  ///
  /// After a missing value, the next value continues from the last average. The cost is O(n).
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - alpha: The weight of the newest value, above 0 and at most 1.
  /// - Returns: As many results as values. All are `nil` if `alpha` is out of range.
  public static func exponentialMovingAverage(
    of values: [Double], alpha: Double
  ) -> [Double?] {
    guard alpha > 0, alpha <= 1 else { return values.map { _ in nil } }
    var average: Double?
    return values.map { value in
      guard value.isFinite else { return nil }
      average = average.map { alpha * value + (1 - alpha) * $0 } ?? value
      return average
    }
  }
}
