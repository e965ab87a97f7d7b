import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

/// A histogram: a bar for each bin of a sample, whose length is the number of values in the bin.
///
/// ```swift
/// let masses = [3_750.0, 3_800, 3_250, 3_450, 3_650, 4_675, 5_400, 4_450, 5_700]
/// let chart = Chart {
///   Histogram(x: .value("Mass in g", masses), bins: .count(6))
/// }
/// ```
///
/// Bins are adjacent and end at round values. A value on a limit is counted in the bin that starts
/// there. The last bin contains both of its ends. Values that are all equal have one bin around them:
/// 4.5...5.5 for 5. The bins of dates are calendar units, such as
/// days or months. Missing and infinite values are left out and reported as a warning. The cost is
/// O(n log n).
public struct Histogram: ChartContent {
  private let sample: PlottableSample
  private let rule: Statistics.BinRule
  private let countLabel: String
  private let direction: Axis

  /// Creates a histogram with vertical bars, for a sample on the x axis.
  ///
  /// - Parameters:
  ///   - x: The sample: numbers or dates.
  ///   - bins: The rule for the number of bins, or the width of the bins. Since limits are round,
  ///     the number is approximate. For dates the width is in seconds and approximate, too. A width
  ///     that is not a positive number counts as `.sturges` and is reported as a warning.
  ///   - count: The label of the number of values, for the axis and the alternative text.
  public init(
    x: PlottableSample, bins: Statistics.BinRule = .sturges, count: String = "Count"
  ) {
    (sample, rule, countLabel, direction) = (x, bins, count, .vertical)
  }

  /// Creates a histogram with horizontal bars, for a sample on the y axis.
  ///
  /// - Parameters:
  ///   - y: The sample: numbers or dates.
  ///   - bins: The rule for the number of bins, or the width of the bins. Since limits are round,
  ///     the number is approximate. For dates the width is in seconds and approximate, too. A width
  ///     that is not a positive number counts as `.sturges` and is reported as a warning.
  ///   - count: The label of the number of values, for the axis and the alternative text.
  public init(
    y: PlottableSample, bins: Statistics.BinRule = .sturges, count: String = "Count"
  ) {
    (sample, rule, countLabel, direction) = (y, bins, count, .horizontal)
  }

  /// The marks that draw the histogram: a bar for each bin.
  public var body: some ChartContent {
    let bins = bins
    ContentNote.missing(
      "Histogram", Statistics.missingCount(in: sample.numbers), in: sample.label, isOmitted: true)
    if case .width(let width) = rule, !(width > 0 && width.isFinite) {
      ContentNote.invalid(
        "Histogram",
        "the width of the bins of “\(sample.label)” is not a positive number; "
          + "their number follows Sturges’ rule", value: "\(width)")
    }
    if bins.isEmpty {
      ContentNote.invalid(
        "Histogram", "“\(sample.label)” has no values that can be counted in bins", value: "0")
    }
    ForEach(bins.indices) { FieldMark(.bar, fields(bins[$0])) }
  }

  private typealias Bin = (lower: Double, upper: Double, count: Int)

  private func fields(_ bin: Bin) -> MarkFields {
    let values = ChartField(
      label: sample.label, start: sample.datum(bin.lower), end: sample.datum(bin.upper))
    let count = ChartField(label: countLabel, start: .number(Double(bin.count)))
    return direction == .vertical
      ? MarkFields(x: values, y: count) : MarkFields(x: count, y: values)
  }

  /// Returns the bin of numbers that are all equal, with their number in its middle; `nil` if they
  /// differ, or if the bins have a given width.
  private func onlyBin(of numbers: [Double]) -> Bin? {
    if case .width(let width) = rule, width > 0, width.isFinite { return nil }
    let finite = numbers.filter(\.isFinite)
    guard let first = finite.first, finite.allSatisfy({ $0 == first }) else { return nil }
    let ends = BinThresholds.around(first)
    return ends.count == 2 ? (ends[0], ends[1], finite.count) : nil
  }

  private var bins: [Bin] {
    let numbers = sample.numbers
    guard sample.kind == .date else {
      if let bin = onlyBin(of: numbers) { return [bin] }
      guard
        let histogram = Statistics.histogram(numbers, rule: rule, closedEnd: .left)
      else { return [] }
      let breaks = histogram.breaks
      return histogram.counts.indices.map {
        (breaks[$0], breaks[$0 + 1], histogram.counts[$0])
      }
    }
    let dates = numbers.filter(\.isFinite).map { Date(timeIntervalSinceReferenceDate: $0) }
    let bins = DateBins(
      data: dates, desiredCount: Statistics.binCount(for: numbers, rule: rule),
      calendar: EnvironmentValues.current.calendar)
    var counts = Array(repeating: 0, count: bins.count)
    for date in dates where counts.indices.contains(bins.index(for: date)) {
      counts[bins.index(for: date)] += 1
    }
    return bins.indices.map {
      let bin = bins[$0]
      return (
        bin.lowerBound.timeIntervalSinceReferenceDate,
        bin.upperBound.timeIntervalSinceReferenceDate, counts[$0]
      )
    }
  }
}
