import Foundation

extension Statistics {
  /// A rule for the number or the width of the bins of a histogram.
  ///
  /// A histogram has round breaks, so that its number of bins is only near that of the rule. The
  /// rule ``width(_:)`` is followed exactly.
  public enum BinRule: Sendable, Hashable {
    /// Sturges' rule (1926): log₂ n + 1 bins for n values, rounded up.
    case sturges
    /// The rule of Freedman and Diaconis (1981): a bin width of about 2 · IQR / ∛n for n values
    /// with interquartile range IQR.
    ///
    /// The number of bins is the range of the values divided by this width, rounded up. The values
    /// are rounded to 5 significant digits for IQR, as in R. If IQR is 0, the rule uses a range
    /// between quantiles nearer to the extremes, and if that is 0 too, ``scott``.
    case freedmanDiaconis
    /// Scott's rule (1979): a bin width of about 3.5 · s / ∛n for n values with standard deviation
    /// s.
    ///
    /// The number of bins is the range of the values divided by this width, rounded up.
    case scott
    /// A given number of bins, clamped to 1...10,000; a histogram with round breaks can have more
    /// or fewer.
    case count(Int)
    /// Bins of the given width, in the unit of the values, that begin and end at multiples of the
    /// width.
    ///
    /// A width that is not positive and finite counts as ``sturges``. A width that would give more
    /// than ``maximumBinCount`` bins is multiplied by a whole number.
    case width(Double)
  }

  /// The maximum number of bins, 10,000, that ``binCount(for:rule:)`` returns.
  ///
  /// A histogram with round breaks can have about 40 % more.
  public static let maximumBinCount = 10_000

  /// Returns the number of bins that a rule gives for the finite values, from 1 to 10,000, or `nil`
  /// if there are none.
  ///
  /// The cost is O(n log n), since the values are sorted.
  ///
  /// - Returns: The number of bins, or `nil` without values.
  public static func binCount(for values: [Double], rule: BinRule = .sturges) -> Int? {
    let sorted = sortedFinite(values)
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let root = pow(Double(sorted.count), 1.0 / 3)
    switch rule {
    case .sturges:
      return Int(log2(Double(sorted.count)).rounded(.up)) + 1
    case .count(let count):
      return min(max(count, 1), maximumBinCount)
    case .width(let width):
      let breaks = RoundBreaks.multiples(of: width, from: first, to: last)
      return breaks.count > 1
        ? breaks.count - 1 : binCount(for: sorted, rule: .sturges)
    case .scott:
      let width = 3.5 * (standardDeviation(of: sorted) ?? 0) / root
      return binCount(from: first, to: last, width: width, factor: 1)
    case .freedmanDiaconis:
      // Rounding to five digits makes values equal whose difference is only noise.
      let rounded = sorted.map { significant($0, digits: 5) }
      var width = 2 * (interquartileRange(ofSorted: rounded) ?? 0)
      var tail = 0.125
      while width == 0, tail >= 1.0 / 512 {
        if let low = quantile(tail, ofSorted: rounded),
          let high = quantile(1 - tail, ofSorted: rounded)
        {
          width = (high - low) / (1 - 2 * tail)
        }
        tail /= 2
      }
      if width == 0 { width = 3.5 * (standardDeviation(of: sorted) ?? 0) }
      return binCount(from: first, to: last, width: width, factor: root)
    }
  }

  private static func binCount(
    from low: Double, to high: Double, width: Double, factor: Double
  ) -> Int {
    guard width > 0 else { return 1 }
    let count = ((high / width - low / width) * factor).rounded(.up)
    guard count.isFinite else { return maximumBinCount }
    return min(max(Int(min(count, 1e9)), 1), maximumBinCount)
  }

  /// The number, rounded to significant decimal digits.
  static func significant(_ value: Double, digits: Int) -> Double {
    guard value != 0 else { return value }
    let power = Double(digits - 1) - log10(abs(value)).rounded(.down)
    // Beyond these powers of ten the product would overflow.
    guard abs(power) < 300 else { return value }
    if power >= 0 {
      let factor = pow(10, power)
      return (value * factor).rounded(.toNearestOrEven) / factor
    }
    let factor = pow(10, -power)
    return (value / factor).rounded(.toNearestOrEven) * factor
  }
}
