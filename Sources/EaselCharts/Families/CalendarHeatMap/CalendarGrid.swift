import EaselBlocks
import Foundation

/// The days from the first to the last one with a value, in columns of weeks.
struct CalendarGrid {
  /// A day with its position in the grid.
  struct Day {
    /// The noon of the day.
    var date: Date
    /// The column.
    var week: Int
    /// The row: 0 is the first day of the week.
    var weekday: Int
    /// The number of months since the first one of the grid.
    var month: Int
    /// The sum of the day's values; `nil` without values.
    var value: ChartField?
  }

  let calendar: Calendar
  private(set) var days: [Day] = []
  /// The names of the weekdays, from the first day of the week.
  let names: [String]

  init(
    _ values: [(date: Date, value: ChartField)], _ calendar: Calendar,
    _ notes: inout CompositeNotes
  ) {
    self.calendar = calendar
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    names = symbols.indices.map { symbols[($0 + first) % symbols.count] }
    guard let minimum = values.map(\.date).min(), let maximum = values.map(\.date).max(),
      let start = Self.noon(minimum, calendar)
    else { return }
    addDays(from: start, to: maximum)
    add(values, from: start, &notes)
  }

  /// Returns noon of a date's day; a clock change can remove midnight from a day, but not noon.
  private static func noon(_ date: Date, _ calendar: Calendar) -> Date? {
    calendar.date(byAdding: .hour, value: 12, to: calendar.startOfDay(for: date))
  }

  private mutating func addDays(from start: Date, to end: Date) {
    let lead = row(of: start)
    var (month, last) = (-1, -1)
    for index in 0..<CalendarHeatMap.maximumDays {
      guard let date = calendar.date(byAdding: .day, value: index, to: start),
        calendar.startOfDay(for: date) <= end
      else { return }
      let number = calendar.component(.month, from: date)
      if number != last { (month, last) = (month + 1, number) }
      days.append(
        Day(date: date, week: (index + lead) / 7, weekday: (index + lead) % 7, month: month))
    }
  }

  private func row(of date: Date) -> Int {
    (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
  }

  private mutating func add(
    _ values: [(date: Date, value: ChartField)], from start: Date, _ notes: inout CompositeNotes
  ) {
    let midnight = calendar.startOfDay(for: start)
    for (date, value) in values {
      let index = calendar.dateComponents(
        [.day], from: midnight, to: calendar.startOfDay(for: date)
      ).day
      guard let index, days.indices.contains(index) else {
        notes.add(
          "a date is \(days.count) days or more after the first and is left out",
          ChartDatum.date(date).described)
        continue
      }
      let sum = (days[index].value?.number ?? 0) + value.number
      guard sum.isFinite else {
        notes.add(
          "the sum of a day's values is too large; the last value is left out",
          ChartDatum.date(date).described)
        continue
      }
      var known = value
      known.start = .number(sum)
      days[index].value = known
    }
  }

  /// Returns the sides of a day at which its month ends.
  ///
  /// The line between two days belongs to one of them, so that it is drawn once.
  func sides(of day: Int) -> Edge.Set {
    func isOther(_ step: Int, _ crosses: Bool) -> (isOther: Bool, isRim: Bool) {
      let other = day + step
      guard days.indices.contains(other), !crosses else { return (true, true) }
      return (days[other].month != days[day].month, false)
    }
    var result: Edge.Set = []
    if isOther(-1, days[day].weekday == 0).isOther { result.insert(.top) }
    if isOther(-7, false).isOther { result.insert(.leading) }
    if isOther(1, days[day].weekday == 6).isRim { result.insert(.bottom) }
    if isOther(7, false).isRim { result.insert(.trailing) }
    return result
  }
}
