import Foundation

/// A collection of intervals of dates, for counting dates by interval.
///
/// ```swift
/// let calendar = Calendar(identifier: .gregorian)
/// let start = Date(timeIntervalSince1970: 1_735_689_600)   // 1 January 2025, 0:00 UTC
/// let months = DateBins(unit: .month, range: start...start + 365 * 86_400, calendar: calendar)
/// let index = months.index(for: start + 40 * 86_400)       // 1
/// ```
///
/// A bin includes its lower bound, and the last bin its upper bound as well. There are at most
/// 10,001 bins.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  /// The bounds of the bins in ascending order: one more than the number of bins.
  public let thresholds: [Date]

  /// Creates bins with the given bounds, in any order.
  ///
  /// Repeated dates count once; dates that are not finite are ignored.
  public init(thresholds: [Date]) {
    self.thresholds = BinThresholds.sorted(
      thresholds.filter(\.timeIntervalSinceReferenceDate.isFinite))
  }

  /// Creates about `desiredCount` bins, 10 for `nil`, of calendar units that cover given dates.
  ///
  /// - Parameters:
  ///   - data: The dates; without dates there are no bins.
  ///   - desiredCount: The approximate number of bins; `nil` is 10.
  ///   - calendar: The calendar of the units.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let finite = data.filter(\.timeIntervalSinceReferenceDate.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// Creates about `desiredCount` bins of calendar units that cover a range.
  ///
  /// A range of one date has one bin: the day of that date.
  ///
  /// - Parameters:
  ///   - range: The range to cover; the bins may begin before it and end after it.
  ///   - desiredCount: The approximate number of bins.
  ///   - calendar: The calendar of the units.
  public init(range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar = .current) {
    let (low, high) = (range.lowerBound, range.upperBound)
    let count = Double(Swift.max(1, desiredCount))
    guard low < high, let step = TimeStep(from: low, to: high, count: count) else {
      let day = TimeTicks.interval(of: .day, containing: low, calendar: calendar)
      self.init(thresholds: [day?.start ?? low, day?.end ?? high])
      return
    }
    let ends = step.nice(from: low, to: high, calendar: calendar)
    let dates = step.dates(from: ends.start, to: ends.end, calendar: calendar)
    self.init(thresholds: [ends.start] + dates + [ends.end])
  }

  /// Creates bins of `timeInterval` seconds that start at the lower bound of a range and cover the
  /// range.
  ///
  /// The last bin may end after the range. A duration that would give more than 10,000 bins is
  /// multiplied. A duration that is not positive gives one bin.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let low = range.lowerBound.timeIntervalSinceReferenceDate
    let high = range.upperBound.timeIntervalSinceReferenceDate
    guard low.isFinite, high.isFinite else {
      self.init(thresholds: [])
      return
    }
    let limits = BinThresholds.steps(from: low, to: high, size: timeInterval)
    self.init(thresholds: limits.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  /// Creates bins of `count` calendar units that start at the lower bound of a range and cover the
  /// range.
  ///
  /// Units are added to the lower bound by the calendar: a month after 31 January is the last of
  /// February, and a day with a clock change has 23 or 25 hours.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units in a bin; it is multiplied if it would give too many bins.
  ///   - range: The range to cover.
  ///   - calendar: The calendar of the units.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard TimeStep.reaches(low), TimeStep.reaches(high), let step = TimeStep(unit, count) else {
      self.init(thresholds: [low, high])
      return
    }
    let estimate = high.timeIntervalSince(low) / step.seconds
    let factor = Int((estimate / Double(BinThresholds.maximumCount)).rounded(.up))
    let size = step.count * Swift.max(1, factor)
    var limits = [low]
    for index in 1...(BinThresholds.maximumCount + 1) {
      guard let last = limits.last, last < high || index == 1,
        let next = calendar.date(byAdding: step.unit, value: index * size, to: low), next > last
      else { break }
      limits.append(next)
    }
    self.init(thresholds: limits)
  }

  /// The index of the first bin, which is 0.
  public var startIndex: Int { 0 }
  /// The index after that of the last bin, which is the number of bins.
  public var endIndex: Int { thresholds.isEmpty ? 0 : thresholds.count - 1 }

  /// Accesses the interval of the bin at a zero-based index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == thresholds.count - 2)
  }

  /// Returns the index of the bin that contains a date, or of the nearest bin for a date outside of
  /// all.
  ///
  /// Without bins, the result is 0.
  ///
  /// - Complexity: Logarithmic in the number of bins.
  public func index(for date: Date) -> Int { BinThresholds.index(of: date, in: thresholds) }
}
