import Foundation

/// Dates as a locale writes them, in a calendar and its time zone.
package struct DateText: Sendable {
  /// What is written of a date.
  package enum Field: Hashable, Sendable {
    case year, monthYear, monthYearShort, month, monthShort, monthNarrow, monthDay, monthDayYear
    case day, weekday, weekdayDay, hour, hourMinute, second, fraction, numericDate
  }

  private let style: Date.FormatStyle
  /// Whether the locale counts hours to 24.
  private let hasLongDay: Bool

  /// Creates the texts of a locale.
  package init(calendar: Calendar, locale: Locale) {
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    hasLongDay = [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
  }

  /// Returns what is written of a date; the hour with its unit or half of the day: 15 Uhr, 3 PM.
  package func string(_ field: Field, _ date: Date) -> String {
    let style =
      switch field {
      case .year: style.year()
      case .monthYear: style.month(.wide).year()
      case .monthYearShort: style.month(.abbreviated).year()
      case .month: style.month(.wide)
      case .monthShort: style.month(.abbreviated)
      case .monthNarrow: style.month(.narrow)
      case .monthDay: style.month(.abbreviated).day()
      case .monthDayYear: style.month(.abbreviated).day().year()
      case .day: style.day()
      case .weekday: style.weekday(.abbreviated)
      case .weekdayDay: style.weekday(.abbreviated).day()
      case .hour: style.hour()
      case .hourMinute: style.hour().minute()
      case .second: style.hour().minute().second()
      case .fraction: style.hour().minute().second().secondFraction(.fractional(3))
      case .numericDate: style.year().month(.defaultDigits).day()
      }
    return style.format(date)
  }

  /// Returns the text of a full hour: 15:00 where hours count to 24, else 3 PM.
  package func fullHour(_ date: Date) -> String { string(hasLongDay ? .hourMinute : .hour, date) }
}
