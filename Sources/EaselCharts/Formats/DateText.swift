import Foundation

/// The texts of dates in a locale, a calendar and its time zone.
struct DateText: Sendable {
  /// The parts of a date that are written.
  enum Field: Hashable, Sendable {
    case year, monthYear, monthYearShort, month, monthShort, monthNarrow, monthDay, monthDayYear
    case day, weekday, weekdayDay, hour, hourMinute, second, fraction, numericDate
  }

  /// The range of dates that calendars support, in seconds since 2001: the years −4600 to about
  /// 300,000.
  static let reach = -2.08e11...9.4e12

  /// Returns whether calendars support a date.
  static func reaches(_ date: Date) -> Bool { reach.contains(date.timeIntervalSinceReferenceDate) }

  private let style: Date.FormatStyle
  private let calendar: Calendar
  /// Whether the locale uses the 24-hour clock.
  private let hasLongDay: Bool

  /// Creates the date texts of a calendar and a locale.
  init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    hasLongDay = [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
  }

  /// Returns the text of a part of a date.
  ///
  /// The text of an hour contains its unit or AM/PM: “15 Uhr” or “3 PM”.
  func string(_ field: Field, _ date: Date) -> String {
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
    // Formats cut the digits beyond, and 2 ms are 1.99997 ms in a date.
    return style.format(field == .fraction ? date.addingTimeInterval(1e-4) : date)
  }

  /// Returns an unambiguous text of a date, which has its year.
  ///
  /// A time within the day also has its time zone: “Jan 5, 2024” and “Jan 5, 2024 at 3:00 PM
  /// GMT+1”.
  func whole(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return "not a date" }
    // Calendars write a date that they do not support as another date.
    guard Self.reaches(date) else { return "\(seconds) s after 2001" }
    if calendar.startOfDay(for: date) == date { return string(.monthDayYear, date) }
    var style = style.month(.abbreviated).day().year().hour().minute()
    if !(seconds / 60).isWhole { style = style.minute(.twoDigits).second(.twoDigits) }
    if !seconds.isWhole { style = style.secondFraction(.fractional(3)) }
    return style.timeZone(.specificName(.short)).format(date)
  }

  /// Returns texts of dates that need no other context, such as the names of panels.
  ///
  /// If all dates are starts of years, months or days, a text ends with that unit: “2024”,
  /// “Jan 2024” or “Jan 5, 2024”. Otherwise, it also contains the time and the time zone.
  package func names(of dates: [Date]) -> [String] {
    let finite = dates.filter(Self.reaches)
    let field: Field? =
      switch calendar.largestUnit(of: finite) {
      case .year: .year
      case .month: .monthYearShort
      case .day: .monthDayYear
      default: nil
      }
    return dates.map { date in
      guard let field, Self.reaches(date) else { return whole(date) }
      return string(field, date)
    }
  }

  /// Returns the text of a full hour: 15:00 with the 24-hour clock, and otherwise 3 PM.
  func fullHour(_ date: Date) -> String { string(hasLongDay ? .hourMinute : .hour, date) }
}

extension Calendar {
  /// Returns the largest unit such that each date is the start of one.
  func largestUnit(of dates: [Date]) -> Calendar.Component {
    for unit in [Calendar.Component.year, .month, .day, .hour, .minute]
    where dates.allSatisfy({ dateInterval(of: unit, for: $0)?.start == $0 }) {
      return unit
    }
    return .second
  }
}

extension Double {
  /// Whether the number has no decimals.
  fileprivate var isWhole: Bool { self == rounded() }
}
