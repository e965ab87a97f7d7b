import Foundation

/// Intervals of dates in which values are counted.
///
/// ```swift
/// let months = DateBins(unit: .month, by: 1, range: first...last, calendar: calendar)
/// let index = months.index(for: date)
/// ```
///
/// A bin includes its lower limit, and the last bin its upper limit as well. There are at most
/// 10,001 bins.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  /// The limits of the bins, ascending, one more than there are bins.
  public let thresholds: [Date]

  /// Creates the bins between dates, which are sorted; repeated ones count once.
  public init(thresholds: [Date]) {
    self.thresholds = BinThresholds.sorted(
      thresholds.filter(\.timeIntervalSinceReferenceDate.isFinite))
  }

  /// Creates bins of calendar units for data; about ten, if no number is desired.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let finite = data.filter(\.timeIntervalSinceReferenceDate.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// Creates bins that are calendar units and cover a range.
  ///
  /// A range of one date has the day of that date as its bin.
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

  /// Creates bins of equal seconds from the lower bound on that cover a range.
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

  /// Creates bins of a number of calendar units; the first begins at the range's lower bound.
  ///
  /// Units are added to the lower bound by the calendar: a month after 31 January is the last of
  /// February, and a day with a clock change has 23 or 25 hours.
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

  /// The index of the first bin, 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { thresholds.isEmpty ? 0 : thresholds.count - 1 }

  /// The interval of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == thresholds.count - 2)
  }

  /// Returns the index of the bin of a date.
  ///
  /// A date outside of all bins has the index of the nearest one; without bins it is 0.
  ///
  /// - Complexity: Logarithmic in the number of bins.
  public func index(for date: Date) -> Int { BinThresholds.index(of: date, in: thresholds) }
}
