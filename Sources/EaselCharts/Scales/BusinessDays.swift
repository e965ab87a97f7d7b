import Foundation

/// The days of a scale of business days: those of a calendar without weekends and holidays.
struct BusinessDays: Hashable, Sendable {
  /// The calendar of days and weekends; `nil` for that of the environment.
  var calendar: Calendar?
  /// The dates whose days are left out.
  var holidays: Set<Date>

  /// The maximum number of days that a scale of business days covers, about a hundred years.
  static let maximumDays = 36_600
  /// The number of days before and after the data that a scale knows, so that its ends can be
  /// rounded to years.
  private static let margin = 400.0
  private static let day = 86_400.0

  /// Returns the business days from some time before an interval until some time after it, each as
  /// a piece of equal length.
  ///
  /// The result is `nil` if there are no such days, or if the interval is too long.
  ///
  /// - Parameters:
  ///   - lower: The start of the interval, in seconds since the reference date.
  ///   - upper: The end of the interval, in seconds since the reference date.
  ///   - standard: The calendar for days without a calendar of their own.
  func pieces(from lower: Double, to upper: Double, _ standard: Calendar) -> ScalePieces? {
    guard lower <= upper, (upper - lower) / Self.day <= Double(Self.maximumDays),
      TimeStep.reaches(.at(lower)), TimeStep.reaches(.at(upper))
    else { return nil }
    let calendar = calendar ?? standard
    let weekend = Self.weekend(calendar)
    let closed = Set(
      holidays.lazy.filter { TimeStep.reaches($0) }
        .map { calendar.startOfDay(for: $0).timeIntervalSinceReferenceDate })
    let end = upper + Self.margin * Self.day
    var ranges: [ClosedRange<Double>] = []
    var hasData = false
    var start = calendar.startOfDay(for: .at(lower - Self.margin * Self.day))
    while start.timeIntervalSinceReferenceDate < end {
      guard let interval = calendar.dateInterval(of: .day, for: start), interval.end > start else {
        break
      }
      let first = start.timeIntervalSinceReferenceDate
      let last = interval.end.timeIntervalSinceReferenceDate
      let weekday = calendar.component(.weekday, from: .at(first / 2 + last / 2))
      if !weekend.contains(weekday), !closed.contains(first) {
        ranges.append(first...last)
        hasData = hasData || last > lower
      }
      start = interval.end
    }
    return hasData ? ScalePieces(equal: ranges) : nil
  }

  /// Returns the weekdays of a weekend.
  private static func weekend(_ calendar: Calendar) -> Set<Int> {
    var result: Set<Int> = []
    let start = calendar.startOfDay(for: .at(0))
    for index in 0..<7 {
      guard let date = calendar.date(byAdding: .day, value: index, to: start) else { continue }
      let noon = date + day / 2
      if calendar.isDateInWeekend(noon) {
        result.insert(calendar.component(.weekday, from: noon))
      }
    }
    return result
  }
}

extension ScalePieces {
  /// Returns the start of the next piece for a value between two pieces; `nil` for other values.
  func next(after value: Double) -> Double? {
    let index = index(of: value)
    guard index + 1 < count, value >= uppers[index], value < lowers[index + 1] else { return nil }
    return lowers[index + 1]
  }
}

extension ScaleType {
  /// Returns a scale of dates without weekends and holidays, as for prices on trading days.
  ///
  /// ```swift
  /// let days = [Date(timeIntervalSince1970: 1_735_833_600)]  // Thursday, 2 January 2025
  /// let chart = Chart(days, id: \.self) {
  ///   LineMark(x: .value("Day", $0), y: .value("Price", 41.2))
  /// }
  /// .chartXScale(type: .businessDays(holidays: [Date(timeIntervalSince1970: 1_735_689_600)]))
  /// ```
  ///
  /// All business days are equally long, and the days between them take no space. A time within a
  /// day is at its fraction of the day. A value on a day that is left out is drawn at the start of
  /// the next business day, and a warning counts these values. Ticks are at starts of years, months,
  /// weeks or days, as on any axis of dates; a tick on a day that is left out is at the next
  /// business day.
  ///
  /// A scale covers at most 36,600 days; longer data has a scale of all days, which is reported as a
  /// warning.
  ///
  /// - Parameters:
  ///   - calendar: The calendar that determines days, time zone and weekends; `nil` is the calendar
  ///     of the environment.
  ///   - holidays: Dates whose days are left out like weekends.
  public static func businessDays(
    calendar: Calendar? = nil, holidays: some Collection<Date> = [Date]()
  ) -> ScaleType {
    ScaleType(BusinessDays(calendar: calendar, holidays: Set(holidays)))
  }
}
