extension Statistics {
  /// Returns the kernel density estimate of the finite values: one density for each position, or
  /// `nil` without values.
  ///
  /// The estimate is the direct sum of the kernels, without binning. The cost is O(n log n + m k)
  /// for m positions, with k distinct values within the kernel's reach.
  ///
  /// - Parameters:
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - positions: The positions. The density at a position that is not finite is 0.
  ///   - kernel: The kernel.
  ///   - bandwidth: The standard deviation of the kernel, above 0.
  /// - Returns: The densities, as many as positions. The result is `nil` without values, or if the
  ///   bandwidth is not a positive finite number.
  public static func density(
    of values: [Double], at positions: [Double], kernel: DensityKernel = .gaussian,
    bandwidth: Double
  ) -> [Double]? {
    let sorted = sortedFinite(values)
    guard bandwidth > 0, bandwidth.isFinite, !sorted.isEmpty else { return nil }
    // Equal values are combined into one kernel with a weight.
    var (centers, weights): ([Double], [Double]) = ([], [])
    for value in sorted {
      if value == centers.last {
        weights[weights.count - 1] += 1
      } else {
        centers.append(value)
        weights.append(1)
      }
    }
    let reach = kernel.reach * bandwidth
    let count = Double(sorted.count)
    return positions.map { position in
      guard position.isFinite else { return 0 }
      var sum = 0.0
      var index = firstIndex(in: centers, notBelow: position - reach)
      while index < centers.count, centers[index] <= position + reach {
        sum += weights[index] * kernel.value(at: (position - centers[index]) / bandwidth)
        index += 1
      }
      // With a bandwidth near the least positive number, the density can overflow.
      return min(sum / count / bandwidth, .greatestFiniteMagnitude)
    }
  }

  /// Returns the kernel density estimate of the finite values as a curve at equal distances in x;
  /// without a bandwidth it uses Silverman's rule, and without values it is `nil`.
  ///
  /// ```swift
  /// let lengths = [4.1, 4.6, 5.2, 5.3, 6.0]
  /// let curve = Statistics.densityCurve(of: lengths, count: 200)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - kernel: The kernel.
  ///   - bandwidth: The standard deviation of the kernel; `nil` uses the rule
  ///     ``BandwidthRule/nrd0``.
  ///   - count: The number of points; it is clamped to 2...4,096.
  ///   - cut: The distance by which the curve extends beyond the values at both ends, in
  ///     bandwidths.
  /// - Returns: The curve. It is `nil` without values, with a bandwidth that is not positive and
  ///   finite, with a cut that is negative or not finite, or if the range of the curve exceeds the
  ///   range of `Double`.
  public static func densityCurve(
    of values: [Double], kernel: DensityKernel = .gaussian, bandwidth: Double? = nil,
    count: Int = 512, cut: Double = 3
  ) -> Curve? {
    let present = finite(values)
    guard let low = present.min(), let high = present.max(), cut >= 0,
      let bandwidth = bandwidth ?? self.bandwidth(of: present, rule: .nrd0)
    else { return nil }
    let start = low - cut * bandwidth
    let range = high + cut * bandwidth - start
    guard range.isFinite, start.isFinite else { return nil }
    let last = min(max(count, 2), 4096) - 1
    let positions = (0...last).map { start + range * (Double($0) / Double(last)) }
    guard let y = density(of: present, at: positions, kernel: kernel, bandwidth: bandwidth)
    else { return nil }
    return Curve(x: positions, y: y, missingCount: values.count - present.count)
  }

  /// The index of the first of ascending values that is at least a bound.
  static func firstIndex(in values: [Double], notBelow bound: Double) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
