import Foundation

/// Writes the dates of a column, those of one day once where the format shows no time.
///
/// A format of Foundation takes as long as the rest of a cell, and the rows of a statement have few
/// days.
final class DateCells {
  private let format: Date.FormatStyle
  /// The date that was written last, and its text.
  private var last: (date: Date, text: String)?
  /// The day whose dates all have the last text.
  private var day: DateInterval?
  /// The number of days that are still looked at.
  ///
  /// A day that no further date is in takes four times as long as its date alone, as in a column of
  /// months with a row for each day.
  private var attempts = DateCells.mostAttempts

  private static let mostAttempts = 4
  /// The seconds from the reference date within which days are looked at: 1,900 years.
  ///
  /// Calendars of Foundation end the process for dates that are beyond their range.
  private static let range = 6e10

  init(_ format: Date.FormatStyle) { self.format = format }

  /// Returns the text of a date.
  func string(_ date: Date) -> String {
    if let last {
      if last.date == date { return last.text }
      if let day, day.start <= date, date < day.end {
        attempts = Self.mostAttempts
        return last.text
      }
    }
    let text = format.format(date)
    day = nil
    // Another date with the same text is probably one of the same day.
    if text == last?.text, attempts > 0 {
      attempts -= 1
      day = day(of: date)
      if let day, !hasOneText(day, text) {
        (self.day, attempts) = (nil, 0)
      }
    }
    last = (date, text)
    return text
  }

  private func day(of date: Date) -> DateInterval? {
    guard date.timeIntervalSinceReferenceDate.magnitude < Self.range else { return nil }
    var calendar = format.calendar
    calendar.timeZone = format.timeZone
    guard let day = calendar.dateInterval(of: .day, for: date), day.duration <= 2 * 86_400,
      day.start <= date, date < day.end
    else { return nil }
    return day
  }

  /// Whether all times of a day have one text: the first, noon and the last, which differ in every
  /// format that shows a time, a part of the day, or a time zone that changes once in the day.
  private func hasOneText(_ day: DateInterval, _ text: String) -> Bool {
    [day.start, day.start + day.duration / 2, day.end - 0.001].allSatisfy {
      format.format($0) == text
    }
  }
}
