import Foundation

/// The candidates for the labels of a date axis, from the longest to the shortest.
///
/// For three days of March 2024, the first candidate has the ticks “12”, “13”, “14” and the group
/// “March 2024”.
struct DateLabels: Sendable {
  /// A text in the second row, for all ticks of the same larger unit.
  struct Group: Hashable, Sendable {
    /// The text, such as a month with its year.
    package let text: String
    /// The indices of the ticks.
    let ticks: Range<Int>
    /// The larger unit, which the axis may show only in part; a centered text is in its middle.
    let interval: DateInterval
  }

  /// The texts for all ticks of an axis, in one or two rows.
  struct Rows: Hashable, Sendable {
    /// The text of each tick; empty for an hour that a clock change repeats.
    let ticks: [String]
    /// The texts of the second row; empty if the ticks need none.
    let groups: [Group]
  }

  private typealias Field = DateText.Field

  private let calendar: Calendar
  private let text: DateText

  /// Creates the labels for a calendar, with its time zone, and a locale.
  init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    text = DateText(calendar: calendar, locale: locale)
  }

  /// Returns the candidates for the labels of ticks, in the order of preference.
  ///
  /// Candidates with two rows come first if ticks share a larger unit, which the second row writes
  /// only once. The year is written once: in the second row, or with the first tick of each year.
  ///
  /// - Parameters:
  ///   - dates: The ticks in the order of the axis.
  ///   - unit: The unit of their step.
  ///   - inOneRow: Whether the labels have no second row: months then have their year, and days their
  ///     month.
  func candidates(
    for dates: [Date], unit: Calendar.Component, inOneRow: Bool = false
  ) -> [Rows] {
    let dates = dates.filter(\.timeIntervalSinceReferenceDate.isFinite)
    guard !dates.isEmpty else { return [] }
    if inOneRow, [.day, .weekOfYear, .weekOfMonth, .weekday].contains(unit) {
      return [single(dates) { text.string(.monthDay, $0) }]
    }
    let found = rows(for: dates, unit: unit)
    return inOneRow ? found.filter(\.groups.isEmpty) : found
  }

  private func rows(for dates: [Date], unit: Calendar.Component) -> [Rows] {
    switch unit {
    case .year, .yearForWeekOfYear, .era: return [single(dates) { text.string(.year, $0) }]
    case .month, .quarter:
      let long = single(dates) { text.string(.monthYearShort, $0) }
      let rows = [Field.month, .monthShort, .monthNarrow].map { field in
        grouped(dates, .year, { text.string(field, $0) }) { date, _ in text.string(.year, date) }
      }
      return sorted(rows, long)
    case .day, .weekOfYear, .weekOfMonth, .weekday:
      let long = single(dates) { text.string(.monthDayYear, $0) }
      let years = grouped(dates, .year, { text.string(.monthDay, $0) }) { date, _ in
        text.string(.year, date)
      }
      let months = [(Field.monthYear, Field.month), (.monthYearShort, .monthShort)].map { fields in
        grouped(dates, .month, { text.string(.day, $0) }) { date, isFirst in
          text.string(isFirst ? fields.0 : fields.1, date)
        }
      }
      if unit == .day, let week = daysOfWeek(dates) {
        return [week] + sorted(months + [years], long)
      }
      return sorted(unit == .day ? months + [years] : [years] + months, long)
    default:
      let first: (Date) -> String =
        switch unit {
        case .hour: { text.fullHour($0) }
        case .minute: { text.string(.hourMinute, $0) }
        case .second: { text.string(.second, $0) }
        default: { text.string(.fraction, $0) }
        }
      let rows = grouped(dates, .day, first) { date, isFirst in
        text.string(isFirst ? .monthDayYear : .monthDay, date)
      }
      return [rows, Rows(ticks: rows.ticks, groups: [])]
    }
  }

  /// Returns candidates with two rows first if a group has several ticks, and otherwise one row
  /// first.
  private func sorted(_ rows: [Rows], _ long: Rows) -> [Rows] {
    let removesRepetition = rows.contains { $0.groups.count < $0.ticks.count }
    return removesRepetition ? rows + [long] : [long] + rows
  }

  private func single(_ dates: [Date], _ text: (Date) -> String) -> Rows {
    Rows(ticks: dates.map(text), groups: [])
  }

  /// Returns labels with weekdays for days of about a week, or `nil` for longer periods.
  private func daysOfWeek(_ dates: [Date]) -> Rows? {
    guard let first = dates.first, let last = dates.last, dates.count > 2,
      last.timeIntervalSince(first) <= 8 * 86_400
    else { return nil }
    return grouped(dates, .month, { text.string(.weekdayDay, $0) }) { date, isFirst in
      text.string(isFirst ? .monthYear : .month, date)
    }
  }

  /// Returns labels with a second row of texts for a larger unit.
  ///
  /// The closure `groupText` receives a date and whether its group is the first of its year on the
  /// axis.
  private func grouped(
    _ dates: [Date], _ larger: Calendar.Component, _ text: (Date) -> String,
    _ groupText: (Date, Bool) -> String
  ) -> Rows {
    var groups: [Group] = []
    var ticks: [String] = []
    var year: DateInterval?
    for (index, date) in dates.enumerated() {
      let label = text(date)
      if let group = groups.last, group.interval.start <= date, date < group.interval.end {
        groups[groups.count - 1] = Group(
          text: group.text, ticks: group.ticks.lowerBound..<(index + 1), interval: group.interval)
        // An hour that a clock change repeats is written once.
        ticks.append(larger == .day && ticks.last == label ? "" : label)
        continue
      }
      ticks.append(label)
      let isSameYear = year.map { $0.start <= date && date < $0.end } ?? false
      if !isSameYear { year = calendar.dateInterval(of: .year, for: date) }
      let interval =
        calendar.dateInterval(of: larger, for: date) ?? DateInterval(start: date, duration: 0)
      groups.append(
        Group(text: groupText(date, !isSameYear), ticks: index..<(index + 1), interval: interval))
    }
    return Rows(ticks: ticks, groups: groups)
  }
}
