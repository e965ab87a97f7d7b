extension Statistics {
  /// A histogram: the counts of values in adjacent bins.
  public struct Histogram: Sendable, Hashable {
    /// The end of a bin, left or right, that belongs to the bin.
    public enum ClosedEnd: Sendable, Hashable {
      /// The left end: a value equal to a break is in the bin that begins there; the last bin has
      /// both ends.
      case left
      /// The right end: a value equal to a break is in the bin that ends there; the first bin has
      /// both ends.
      case right
    }

    /// The ends of the bins, ascending: bin `i` extends from `breaks[i]` to `breaks[i + 1]`.
    public let breaks: [Double]
    /// The number of values in each bin, in ascending order of the bins.
    public let counts: [Int]
    /// The end of each bin, left or right, that belongs to the bin.
    public let closedEnd: ClosedEnd
    /// The number of finite values below the first or above the last of the ``breaks``.
    public let outsideCount: Int
    /// The number of missing values, NaN or infinite, which are in no bin.
    public let missingCount: Int

    /// The density of each bin: its fraction of the values in all bins, divided by its width.
    ///
    /// The areas of the bins add up to 1. All densities are 0 if all ``counts`` are 0.
    public var densities: [Double] {
      let total = Double(counts.reduce(0, +))
      guard total > 0 else { return counts.map { _ in 0 } }
      return counts.indices.map {
        // The width of a bin can exceed the range of Double, or be near its least number.
        let density = Double(counts[$0]) / total / (breaks[$0 + 1] - breaks[$0])
        return min(density, .greatestFiniteMagnitude)
      }
    }

    /// Returns the index of the bin that contains a value, or `nil` for NaN and a value outside of
    /// all bins.
    ///
    /// The comparison with the ``breaks`` is exact, without the tolerance of
    /// ``Statistics/histogram(_:rule:closedEnd:)``.
    ///
    /// The cost is logarithmic in the number of bins.
    public func bin(of value: Double) -> Int? {
      Self.bin(of: value, breaks: breaks, closedEnd: closedEnd)
    }

    static func bin(of value: Double, breaks: [Double], closedEnd: ClosedEnd) -> Int? {
      guard breaks.count > 1, let first = breaks.first, let last = breaks.last,
        value >= first, value <= last
      else { return nil }
      // The index of the first break above the value, or of the first one not below it.
      var (low, high) = (0, breaks.count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore = closedEnd == .left ? breaks[middle] <= value : breaks[middle] < value
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return min(max(low - 1, 0), breaks.count - 2)
    }
  }

  /// Returns a histogram of the finite values with breaks at round numbers, in about the number of
  /// bins of a rule; `nil` without values.
  ///
  /// ```swift
  /// let histogram = Statistics.histogram([2, 4, 6, 8, 10, 12], rule: .count(3))
  /// histogram?.breaks  // [0, 5, 10, 15]
  /// histogram?.counts  // [2, 3, 1]
  /// ```
  ///
  /// The number of bins of the rule is approximate. The breaks are multiples of 1, 2 or 5 times a
  /// power of ten that give about this number, as in R's `hist`. A value that is within 10⁻⁷ of a
  /// bin's width from a break counts as on the break. The rule ``BinRule/width(_:)`` is followed
  /// exactly. The cost is O(n log n).
  ///
  /// - Parameters:
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - rule: The rule for the number of bins.
  ///   - closedEnd: The end of a bin that belongs to the bin.
  /// - Returns: The histogram. It is `nil` without values, or if their range exceeds the range of
  ///   `Double`.
  public static func histogram(
    _ values: [Double], rule: BinRule = .sturges, closedEnd: Histogram.ClosedEnd = .right
  ) -> Histogram? {
    let present = finite(values)
    guard let low = present.min(), let high = present.max(),
      let count = binCount(for: present, rule: rule)
    else { return nil }
    var breaks: [Double] = []
    if case .width(let width) = rule {
      breaks = RoundBreaks.multiples(of: width, from: low, to: high)
    }
    if breaks.count < 2 { breaks = RoundBreaks.values(from: low, to: high, count: count) }
    guard breaks.count > 1 else { return nil }
    let fuzz = 1e-7 * (breaks[1] - breaks[0])
    var fuzzy = breaks.map { closedEnd == .right ? $0 + fuzz : $0 - fuzz }
    fuzzy[0] = breaks[0] - fuzz
    fuzzy[breaks.count - 1] = breaks[breaks.count - 1] + fuzz
    return histogram(values, breaks: breaks, comparing: fuzzy, closedEnd: closedEnd)
  }

  /// Returns a histogram of the finite values with given ends of the bins, or `nil` with fewer than
  /// 2 distinct ends.
  ///
  /// - Parameters:
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - breaks: The ends of the bins in any order; missing and repeated ones are left out.
  ///   - closedEnd: The end of a bin that belongs to the bin.
  /// - Returns: The histogram, or `nil` with fewer than two different breaks. Without values every
  ///   count is 0.
  public static func histogram(
    _ values: [Double], breaks: [Double], closedEnd: Histogram.ClosedEnd = .right
  ) -> Histogram? {
    var distinct: [Double] = []
    for value in sortedFinite(breaks) where value != distinct.last { distinct.append(value) }
    guard distinct.count > 1 else { return nil }
    return histogram(values, breaks: distinct, comparing: distinct, closedEnd: closedEnd)
  }

  private static func histogram(
    _ values: [Double], breaks: [Double], comparing fuzzy: [Double],
    closedEnd: Histogram.ClosedEnd
  ) -> Histogram {
    var counts = Array(repeating: 0, count: breaks.count - 1)
    var outsideCount = 0
    var missingCount = 0
    for value in values {
      guard value.isFinite else {
        missingCount += 1
        continue
      }
      if let bin = Histogram.bin(of: value, breaks: fuzzy, closedEnd: closedEnd) {
        counts[bin] += 1
      } else {
        outsideCount += 1
      }
    }
    return Histogram(
      breaks: breaks, counts: counts, closedEnd: closedEnd, outsideCount: outsideCount,
      missingCount: missingCount)
  }
}
