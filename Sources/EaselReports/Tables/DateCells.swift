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
  /// Whether two times of a day were seen to have different texts.
  private var showsTime = false

  init(_ format: Date.FormatStyle) { self.format = format }

  func string(_ date: Date) -> String {
    if let last, last.date == date || day.map({ $0.start <= date && date < $0.end }) ?? false {
      return last.text
    }
    let text = format.format(date)
    // Another date with the same text is probably one of the same day.
    day = !showsTime && text == last?.text ? day(of: date, text) : nil
    last = (date, text)
    return text
  }

  /// Returns the day of a date, if all its times have one text: the first, the last and noon, which
  /// differ in every format that shows a time, a part of the day or a time zone that changes.
  private func day(of date: Date, _ text: String) -> DateInterval? {
    var calendar = format.calendar
    calendar.timeZone = format.timeZone
    guard let day = calendar.dateInterval(of: .day, for: date) else { return nil }
    let times = [day.start, day.start + day.duration / 2, day.end - 0.001]
    showsTime = !times.allSatisfy { format.format($0) == text }
    return showsTime ? nil : day
  }
}
