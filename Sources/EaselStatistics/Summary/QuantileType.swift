extension Statistics {
  /// A definition of a sample quantile, one of nine.
  ///
  /// The numbers are those of R. Types 1 to 3 return values of the sample (or the mean of two),
  /// types 4 to 9 interpolate. Source: R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical
  /// Packages", The American Statistician 50, 1996.
  public enum QuantileType: Int, Sendable, Hashable, CaseIterable {
    /// The inverse of the empirical distribution function.
    case type1 = 1
    /// The inverse of the empirical distribution function, with the mean of two values at steps.
    case type2
    /// The value whose position in the sorted sample, counted from 1, is nearest to n p; of two
    /// equally near positions the even one.
    case type3
    /// Linear interpolation of the empirical distribution function.
    case type4
    /// Linear interpolation of the midpoints of the steps of the empirical distribution function.
    case type5
    /// Linear interpolation of the expectations of uniform order statistics.
    case type6
    /// Linear interpolation of the modes of uniform order statistics.
    ///
    /// It is the default of R, d3 and Excel.
    case type7
    /// Linear interpolation of the approximate medians of order statistics.
    case type8
    /// Linear interpolation that is approximately unbiased for normal data.
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
