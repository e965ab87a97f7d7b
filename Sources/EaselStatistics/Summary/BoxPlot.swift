extension Statistics {
  /// The numbers of the box plot of a sample: its median, hinges, whiskers, notch and outliers.
  ///
  /// The hinges are Tukey's: the medians of the lower and the upper half, both of which contain the
  /// median of an odd number of values (J. W. Tukey, "Exploratory Data Analysis", 1977).
  public struct BoxPlot: Sendable, Hashable {
    /// The least value that is not an outlier, by default at most 1.5 box heights below the lower
    /// hinge.
    ///
    /// The height of the box is the difference of the hinges; the coefficient of the box plot
    /// replaces 1.5. With a coefficient of 0 it is the least of all values.
    public let lowerWhisker: Double
    /// The median of the lower half of the values, which includes the middle one of an odd number
    /// of values.
    public let lowerHinge: Double
    /// The median of the finite values.
    public let median: Double
    /// The median of the upper half of the values, which includes the middle one of an odd number
    /// of values.
    public let upperHinge: Double
    /// The greatest value that is not an outlier, by default at most 1.5 box heights above the
    /// upper hinge.
    ///
    /// The height of the box is the difference of the hinges; the coefficient of the box plot
    /// replaces 1.5. With a coefficient of 0 it is the greatest of all values.
    public let upperWhisker: Double
    /// The lower end of the notch: median − 1.58 · (upper hinge − lower hinge) / √n for n values.
    ///
    /// If the notches of two boxes do not overlap, the medians differ at about the 5 % level
    /// (McGill, Tukey & Larsen 1978). A notch may extend beyond its hinge.
    public let lowerNotch: Double
    /// The upper end of the notch: median + 1.58 · (upper hinge − lower hinge) / √n for n values.
    public let upperNotch: Double
    /// The values below the lower or above the upper whisker, ascending.
    public let outliers: [Double]
    /// The number of finite values, including outliers.
    public let count: Int
    /// The number of missing values, NaN or infinite, which the box plot leaves out.
    public let missingCount: Int
  }

  /// Returns the median, hinges, whiskers, notch and outliers of the finite values, or `nil`
  /// without values.
  ///
  /// ```swift
  /// let box = Statistics.boxPlot([1, 2, 3, 4, 100])
  /// box?.upperWhisker  // 4
  /// box?.outliers      // [100]
  /// ```
  ///
  /// The cost is O(n log n).
  ///
  /// - Parameters:
  ///   - values: The sample, in any order. Missing values are left out.
  ///   - coefficient: The distance from a hinge beyond which a value is an outlier, in units of the
  ///     distance between the hinges. With 0 the whiskers end at the extremes. Negative numbers and
  ///     NaN count as 0.
  /// - Returns: The numbers, or `nil` without values.
  public static func boxPlot(_ values: [Double], coefficient: Double = 1.5) -> BoxPlot? {
    let sorted = sortedFinite(values)
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let count = sorted.count
    let lower = hinge(sorted[..<((count + 1) / 2)])
    let upper = hinge(sorted[(count / 2)...])
    let median = hinge(sorted[...])
    let range = upper - lower
    var (lowerWhisker, upperWhisker) = (first, last)
    var outliers: [Double] = []
    if coefficient > 0 {
      // An infinite reach, or a box of height 0 with one, gives no outliers.
      let reach = coefficient * range
      let (low, high) = (lower - reach, upper + reach)
      let isOutlier = { (value: Double) in value < low || value > high }
      outliers = sorted.filter(isOutlier)
      lowerWhisker = sorted.first { !isOutlier($0) } ?? lower
      upperWhisker = sorted.last { !isOutlier($0) } ?? upper
    }
    // Clamped, since values of ±10³⁰⁸ can exceed the range of `Double`.
    let maximum = Double.greatestFiniteMagnitude
    let notch = 1.58 * (range / Double(count).squareRoot())
    return BoxPlot(
      lowerWhisker: lowerWhisker, lowerHinge: lower, median: median, upperHinge: upper,
      upperWhisker: upperWhisker, lowerNotch: max(median - notch, -maximum),
      upperNotch: min(median + notch, maximum),
      outliers: outliers, count: count, missingCount: values.count - count)
  }

  /// The median of ascending values.
  private static func hinge(_ values: ArraySlice<Double>) -> Double {
    let middle = values.startIndex + values.count / 2
    guard values.count % 2 == 0 else { return values[middle] }
    let sum = values[middle - 1] + values[middle]
    return sum.isFinite ? sum / 2 : values[middle - 1] / 2 + values[middle] / 2
  }
}
