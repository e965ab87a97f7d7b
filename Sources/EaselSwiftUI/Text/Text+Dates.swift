import EaselBlocks
import Foundation

// A rendering draws one date: that of the environment value `timelineDate`, else the present, which a
// note of the rendering says.

extension Text.DateStyle {
  /// Shows the time between the rendering and the date, such as “2 hr, 23 min”.
  public static let relative = Text.DateStyle(.relative)
  /// Shows the time from the rendering to the date in one unit with its sign, such as “+2 hours”.
  public static let offset = Text.DateStyle(.offset)
  /// Shows the time between the rendering and the date in digits, such as “2:23:05”.
  public static let timer = Text.DateStyle(.timer)
}

extension Text {
  /// Creates a text that shows the time between two dates, such as “9:30 – 11:00 AM”.
  ///
  /// The dates are shown too if the times are of different days.
  public init(_ dates: ClosedRange<Date>) {
    self.init(LocalizedStringKey.only { $0.appendInterpolation(dates) })
  }

  /// Creates a text that shows the time between the ends of an interval, such as “9:30 – 11:00 AM”.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that shows the time that is left, or has passed, in an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date that is drawn in place of that of the rendering.
  ///   - countsDown: Whether the time that is left is shown.
  ///   - showsHours: Whether hours are shown apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      element: TimeElement(
        .timer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Creates a text that shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    // In Foundation on Linux, values such as `Date` are no `ReferenceConvertible`.
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
}

extension LocalizedStringKey {
  /// A literal that consists of interpolations only.
  fileprivate static func only(_ append: (inout StringInterpolation) -> Void) -> Self {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    append(&interpolation)
    return LocalizedStringKey(stringInterpolation: interpolation)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the time between two dates, such as “9:30 – 11:00 AM”.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append { environment in
      let calendar = environment.calendar
      let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
      let style = Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
        calendar: calendar, timeZone: environment.timeZone)
      return style.format(dates.lowerBound..<dates.upperBound)
    }
  }

  /// Appends the time between the ends of an interval, such as “9:30 – 11:00 AM”.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(interval.start...interval.end)
  }

  /// Appends the time that is left, or has passed, in an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
