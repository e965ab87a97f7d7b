import Foundation

extension Statistics {
  /// A rule that chooses the bandwidth of a kernel density estimate; the bandwidth is the standard
  /// deviation of the kernel.
  public enum BandwidthRule: Sendable, Hashable {
    /// Silverman's rule (1986), R's default: 0.9 · min(s, IQR / 1.34) / n^(1/5) for n values with
    /// standard deviation s and interquartile range IQR.
    ///
    /// If IQR is 0, s replaces the minimum. If s is 0 too, the absolute value of the first value
    /// does, or 1 if that is 0.
    case nrd0
    /// Scott's rule (1992): 1.06 · min(s, IQR / 1.34) / n^(1/5) for n values with standard
    /// deviation s and interquartile range IQR.
    ///
    /// The result is 0 if the quartiles are equal. A density needs a bandwidth above 0.
    case nrd
    /// The rule of Sheather and Jones: the bandwidth with the least estimated mean integrated
    /// squared error of the density.
    ///
    /// It solves an equation with estimated derivatives of the density.
    ///
    /// Source: S. J. Sheather and M. C. Jones, Journal of the Royal Statistical Society B 53, 1991.
    /// The values are counted in 1,000 bins, as in R.
    case sheatherJones
  }

  /// Returns the bandwidth, in the unit of the values, that a rule gives for the finite values;
  /// `nil` with too few or without a solution.
  ///
  /// The cost is O(n log n); ``BandwidthRule/sheatherJones`` needs some 10⁶ additional operations.
  ///
  /// - Returns: The bandwidth. It is `nil` with fewer than two values (``BandwidthRule/nrd0``:
  ///   without values), or if the rule has no solution (Sheather and Jones with equal quartiles).
  public static func bandwidth(of values: [Double], rule: BandwidthRule = .nrd0) -> Double? {
    let present = finite(values)
    guard present.count > 1, let deviation = standardDeviation(of: present) else {
      // A single value still has a density: the rule uses its absolute value.
      guard rule == .nrd0, present.count == 1 else { return nil }
      return 0.9 * (present[0] == 0 ? 1 : abs(present[0]))
    }
    let sorted = present.sorted()
    guard let range = interquartileRange(ofSorted: sorted) else { return nil }
    let factor = pow(Double(present.count), -0.2)
    switch rule {
    case .nrd0:
      var spread = min(deviation, range / 1.34)
      if spread == 0 { spread = deviation }
      if spread == 0 { spread = abs(present[0]) }
      if spread == 0 { spread = 1 }
      return finiteOrNil(0.9 * spread * factor)
    case .nrd:
      return finiteOrNil(1.06 * min(deviation, range / 1.34) * factor)
    case .sheatherJones:
      return SheatherJones(sorted: sorted, scale: min(deviation, range / 1.349))?.bandwidth()
    }
  }
}
