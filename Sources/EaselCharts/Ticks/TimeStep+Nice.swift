import Foundation

extension TimeStep {
  /// Returns the last date of the step at or before a date; the date itself if there is none.
  func floor(_ date: Date, calendar: Calendar) -> Date {
    dates(from: date - window, to: date, calendar: calendar).last ?? date
  }

  /// Returns the first date of the step at or after a date; the date itself if there is none.
  func ceil(_ date: Date, calendar: Calendar) -> Date {
    dates(from: date, to: date + window, calendar: calendar).first ?? date
  }

  /// Returns the first date of the step after a date; the date itself if there is none.
  func next(after date: Date, calendar: Calendar) -> Date {
    dates(from: date, to: date + window, calendar: calendar).first { $0 > date } ?? date
  }

  /// Returns the ends moved outwards to dates of the step, in the order of the ends.
  func nice(from start: Date, to end: Date, calendar: Calendar) -> (start: Date, end: Date) {
    let low = floor(min(start, end), calendar: calendar)
    let high = ceil(max(start, end), calendar: calendar)
    return start <= end ? (low, high) : (high, low)
  }

  /// A length in seconds that contains at least one date; clock changes and leap months make some
  /// steps longer.
  private var window: Double { 2.5 * seconds + (seconds < 3600 ? 0 : 2 * 86_400) }
}
