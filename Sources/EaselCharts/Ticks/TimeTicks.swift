import Foundation

/// Functions for dates on axes: about as many starts of calendar units as requested.
///
/// ```swift
/// let start = Date(timeIntervalSince1970: 1_735_689_600)  // 1 January 2025, 0:00 UTC
/// let end = start + 365 * 86_400
/// let (dates, unit, step) = TimeTicks.values(from: start, to: end, count: 12, calendar: .current)
/// let quarters = TimeTicks.stride(by: .quarter, from: start, to: end, calendar: .current)
/// ```
///
/// The steps are 1 to 500 milliseconds, 1, 5, 15, 30 seconds and minutes, 1, 3, 6, 12 hours, 1 and
/// 2 days, a week, 1 and 3 months, and 1, 2, 5, 10, … years. The choice is that of d3-time 3. The
/// dates are those of the calendar in its time zone. A day whose midnight is skipped starts at its
/// first instant. A step of several hours returns a repeated hour once.
public enum TimeTicks {
  /// The greatest number of dates that a function of this type returns, 10,000.
  public static let maximumCount = 10_000

  /// Returns about `count` starts of calendar units between two dates, inclusive, with their unit
  /// and step.
  ///
  /// - Parameters:
  ///   - start: The first end. If it is later than `end`, the dates descend.
  ///   - end: The second end.
  ///   - count: The approximate number of dates; more than 1,000 counts as 1,000.
  ///   - calendar: The calendar, with time zone and first weekday.
  /// - Returns: The dates, their unit and the step in units. Milliseconds have the unit
  ///   `nanosecond`. There are no dates if `count` is not a positive finite number or an end is not
  ///   finite. There are no dates outside of the years −4600 to 300,000, which calendars do not
  ///   support.
  public static func values(
    from start: Date, to end: Date, count: Double, calendar: Calendar
  ) -> (dates: [Date], unit: Calendar.Component, step: Int) {
    guard let step = TimeStep(from: start, to: end, count: count) else { return ([], .day, 1) }
    if start == end { return ([start], step.unit, step.count) }
    return (step.dates(from: start, to: end, calendar: calendar), step.unit, step.count)
  }

  /// Returns the start of every unit, or of every `count`-th unit, between two dates, inclusive.
  ///
  /// Counts start again with the next larger unit: every second day is the 1st, 3rd, … of each
  /// month. Years are multiples of the count. If there are more than ``maximumCount`` dates, the
  /// count is multiplied.
  ///
  /// A component that is not an interval of time, such as `era`, gives no dates.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units per step.
  ///   - start: The first end. If it is later than `end`, the dates descend.
  ///   - end: The second end.
  ///   - calendar: The calendar, with time zone and first weekday.
  public static func stride(
    by unit: Calendar.Component, count: Int = 1, from start: Date, to end: Date,
    calendar: Calendar
  ) -> [Date] {
    guard let step = TimeStep(unit, count) else { return [] }
    return step.dates(from: start, to: end, calendar: calendar)
  }

  /// Returns two ends moved outwards to round dates, for about `count` ticks between them.
  ///
  /// The order of the ends is kept. Equal ends and ends that are not finite are returned unchanged.
  public static func nice(
    from start: Date, to end: Date, count: Double, calendar: Calendar
  ) -> (start: Date, end: Date) {
    guard start != end, let step = TimeStep(from: start, to: end, count: count) else {
      return (start, end)
    }
    return step.nice(from: start, to: end, calendar: calendar)
  }

  /// Returns two ends moved outwards to starts of a calendar unit, or of every `count`-th unit.
  ///
  /// Equal ends within a unit become the start and the end of that unit.
  ///
  /// If the component is not an interval of time, such as `era`, the ends are returned unchanged.
  public static func nice(
    from start: Date, to end: Date, by unit: Calendar.Component, count: Int = 1,
    calendar: Calendar
  ) -> (start: Date, end: Date) {
    guard let step = TimeStep(unit, count) else { return (start, end) }
    return step.nice(from: start, to: end, calendar: calendar)
  }

  /// Returns the unit, or group of `count` units, that contains a date.
  ///
  /// The result is `nil` if the date is not finite or not supported by calendars, or if the
  /// component is not an interval of time.
  static func interval(
    of unit: Calendar.Component, count: Int = 1, containing date: Date, calendar: Calendar
  ) -> DateInterval? {
    guard let step = TimeStep(unit, count), TimeStep.reaches(date) else { return nil }
    let start = step.floor(date, calendar: calendar)
    let end = step.next(after: date, calendar: calendar)
    return start <= date && date < end ? DateInterval(start: start, end: end) : nil
  }

  /// Returns the steps from which labels can choose, from the finest to the coarsest.
  ///
  /// The steps are those of ``values(from:to:count:calendar:)`` and 2 hours, 2 and 6 months, if
  /// they give at least one and at most about twice as many dates as requested.
  static func candidates(from start: Date, to end: Date, count: Double) -> [TimeStep] {
    guard let choice = TimeStep(from: start, to: end, count: count), start != end else { return [] }
    let span = abs(end.timeIntervalSince(start))
    let most = 2 * min(max(count, 1), TimeStep.maximumAim) + 1
    let steps = TimeStep.extendedLadder.filter {
      let estimate = span / $0.seconds
      return estimate >= 1 && estimate <= most
    }
    guard steps.isEmpty || !steps.contains(choice) else { return steps }
    return (steps + [choice]).sorted { $0.seconds < $1.seconds }
  }
}
