extension Statistics {
  /// A definition of the quantile of a sample: one of the nine types of R, of which ``type7`` is
  /// the default.
  ///
  /// Types 1 to 3 return values of the sample (or the mean of two), types 4 to 9 interpolate
  /// between neighbors. A position below 1 means the first value, and one above n the last.
  /// Source: R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American
  /// Statistician 50, 1996.
  public enum QuantileType: Int, Sendable, Hashable, CaseIterable {
    /// The value at position n·p, rounded up, among n ascending values, counted from 1, for the
    /// probability p.
    ///
    /// It is the inverse of the empirical distribution function.
    case type1 = 1
    /// The value at position n·p, rounded up, among n ascending values for the probability p; if
    /// n·p is whole, the mean with the next value.
    ///
    /// It is the inverse of the empirical distribution function, with the mean of two values at
    /// steps.
    case type2
    /// The value whose position among n ascending values, from 1, is nearest to n·p for the
    /// probability p; of two equally near, the even one.
    case type3
    /// Linear interpolation at position n·p among n ascending values, counted from 1, for the
    /// probability p.
    ///
    /// It interpolates the empirical distribution function.
    case type4
    /// Linear interpolation at position n·p + ½ among n ascending values, counted from 1, for the
    /// probability p.
    ///
    /// It interpolates the midpoints of the steps of the empirical distribution function.
    case type5
    /// Linear interpolation at position (n + 1)·p among n ascending values, counted from 1, for the
    /// probability p.
    ///
    /// It interpolates the expectations of uniform order statistics.
    case type6
    /// Linear interpolation at position (n − 1)·p + 1 among n ascending values, counted from 1, for
    /// the probability p.
    ///
    /// It interpolates the modes of uniform order statistics.
    ///
    /// It is the default of R, d3 and Excel.
    case type7
    /// Linear interpolation at position (n + ⅓)·p + ⅓ among n ascending values, counted from 1, for
    /// the probability p.
    ///
    /// It interpolates the approximate medians of order statistics.
    case type8
    /// Linear interpolation at position (n + ¼)·p + ⅜ among n ascending values, counted from 1, for
    /// the probability p.
    ///
    /// It is approximately unbiased for normal data.
    case type9

    /// The parameters a and b of the position a + p (n + 1 − a − b).
    var parameters: (a: Double, b: Double) {
      switch self {
      case .type1, .type2, .type3, .type4: (0, 1)
      case .type5: (0.5, 0.5)
      case .type6: (0, 0)
      case .type7: (1, 1)
      case .type8: (1.0 / 3, 1.0 / 3)
      case .type9: (3.0 / 8, 3.0 / 8)
      }
    }
  }
}
