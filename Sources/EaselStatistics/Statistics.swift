/// Statistical functions on arrays of numbers, in which NaN and infinity are missing values.
///
/// ```swift
/// let loads = [41.2, 39.8, .nan, 47.1]
/// Statistics.median(of: loads)              // 41.2
/// Statistics.missingCount(in: loads)        // 1
/// Statistics.boxPlot(loads)?.upperHinge     // 44.15
/// ```
///
/// A value that is not finite (NaN, positive or negative infinity) is a missing value. Every
/// function leaves missing values out, and results that are structures contain their number. A pair
/// (x, y) is missing if either number is missing. The surplus of the longer array is missing too.
///
/// A function returns `nil` if its result does not exist: without values, with fewer values than a
/// formula needs, or if the result exceeds the range of `Double`. No input causes a crash.
public enum Statistics {
  /// Returns the number of missing values, which are NaN or infinite.
  public static func missingCount(in values: [Double]) -> Int {
    values.count { !$0.isFinite }
  }
}
