import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

/// A histogram: a bar for each bin of a sample, as high as the values that it counts.
///
/// ```swift
/// let masses = [3_750.0, 3_800, 3_250, 3_450, 3_650, 4_675, 5_400, 4_450, 5_700]
/// let chart = Chart {
///   Histogram(x: .value("Mass in g", masses), bins: .count(6))
/// }
/// ```
///
/// Bins adjoin and end at round values. A value on a limit counts in the bin that begins there, and
/// the last bin includes both of its ends. Dates are counted in calendar units. Missing values are
/// left out and noted. Costs O(n log n).
public struct Histogram: ChartContent {
  private let sample: PlottableSample
  private let rule: Statistics.BinRule
  private let countLabel: String
  private let direction: Axis

  /// A histogram with standing bars.
  ///
  /// - Parameters:
  ///   - x: The sample: numbers or dates.
  ///   - bins: The rule for the number of bins, which round limits follow as nearly as they can, or
  ///     their width, for dates in seconds.
  ///   - count: What the number of values is called, on its axis and in words.
  public init(
    x: PlottableSample, bins: Statistics.BinRule = .sturges, count: String = "Count"
  ) {
    (sample, rule, countLabel, direction) = (x, bins, count, .vertical)
  }

  /// A histogram with lying bars.
  ///
  /// - Parameters:
  ///   - y: The sample: numbers or dates.
  ///   - bins: The rule for the number of bins, which round limits follow as nearly as they can, or
  ///     their width, for dates in seconds.
  ///   - count: What the number of values is called, on its axis and in words.
  public init(
    y: PlottableSample, bins: Statistics.BinRule = .sturges, count: String = "Count"
  ) {
    (sample, rule, countLabel, direction) = (y, bins, count, .horizontal)
  }

  /// The bars.
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

  private var bins: [Bin] {
    let numbers = sample.numbers
    guard sample.kind == .date else {
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
