import Foundation

/// Dates for axes: the beginnings of calendar units, about as many as asked for.
///
/// ```swift
/// let (days, unit, step) = TimeTicks.values(from: first, to: last, count: 6, calendar: calendar)
/// let quarters = TimeTicks.stride(by: .quarter, from: first, to: last, calendar: calendar)
/// ```
///
/// The steps are 1 to 500 milliseconds, 1, 5, 15, 30 seconds and minutes, 1, 3, 6, 12 hours, 1 and
/// 2 days, a week, 1 and 3 months, and 1, 2, 5, 10, … years. The choice is that of d3-time 3. The
/// dates are those of the calendar in its time zone: a day whose midnight is skipped begins at its
/// first instant, and a step of several hours shows a repeated hour once.
public enum TimeTicks {
  /// The greatest number of dates that a function of this type returns.
  public static let maximumCount = 10_000

  /// Returns beginnings of calendar units between two dates, ends included.
  ///
  /// - Parameters:
  ///   - start: The first end. If it is later than `end`, the dates descend.
  ///   - end: The second end.
  ///   - count: About how many dates are wanted; more than 1,000 count as 1,000.
  ///   - calendar: The calendar, with time zone and first weekday.
  /// - Returns: The dates, their unit and the step in units. Milliseconds have the unit
  ///   `nanosecond`. There are no dates if `count` is not a positive finite number or an end is not
  ///   finite, and none beyond the years −4600 to 300,000, for which calendars have no dates.
  public static func values(
    from start: Date, to end: Date, count: Double, calendar: Calendar
  ) -> (dates: [Date], unit: Calendar.Component, step: Int) {
    guard let step = TimeStep(from: start, to: end, count: count) else { return ([], .day, 1) }
    if start == end { return ([start], step.unit, step.count) }
    return (step.dates(from: start, to: end, calendar: calendar), step.unit, step.count)
  }

  /// Returns the beginnings of every unit, or every `count`-th, between two dates, ends included.
  ///
  /// Counts begin anew with the next larger unit: every 2nd day is the 1st, 3rd, … of each month.
  /// Years are those that the count divides. Where more than ``maximumCount`` dates would result,
  /// the count is multiplied.
  public static func stride(
    by unit: Calendar.Component, count: Int = 1, from start: Date, to end: Date,
    calendar: Calendar
  ) -> [Date] {
    guard let step = TimeStep(unit, count) else { return [] }
    return step.dates(from: start, to: end, calendar: calendar)
  }

  /// Returns the ends moved outwards to dates of the step that suits a count of ticks.
  ///
  /// The order of the ends is kept. Equal ends and ends that are not finite come back unchanged.
  public static func nice(
    from start: Date, to end: Date, count: Double, calendar: Calendar
  ) -> (start: Date, end: Date) {
    guard start != end, let step = TimeStep(from: start, to: end, count: count) else {
      return (start, end)
    }
    return step.nice(from: start, to: end, calendar: calendar)
  }

  /// Returns the ends moved outwards to beginnings of a unit.
  ///
  /// Equal ends within a unit become the beginning and the end of that unit.
  public static func nice(
    from start: Date, to end: Date, by unit: Calendar.Component, count: Int = 1,
    calendar: Calendar
  ) -> (start: Date, end: Date) {
    guard let step = TimeStep(unit, count) else { return (start, end) }
    return step.nice(from: start, to: end, calendar: calendar)
  }

  /// Returns the unit, or group of `count` units, that contains a date.
  ///
  /// Nil for a date that is not finite or that calendars do not reach, and for components that
  /// are not spans of time.
  package static func interval(
    of unit: Calendar.Component, count: Int = 1, containing date: Date, calendar: Calendar
  ) -> DateInterval? {
    guard let step = TimeStep(unit, count), TimeStep.reaches(date) else { return nil }
    let start = step.floor(date, calendar: calendar)
    let end = step.next(after: date, calendar: calendar)
    return start <= date && date < end ? DateInterval(start: start, end: end) : nil
  }

  /// Returns the steps among which labels can choose, from the finest to the coarsest.
  ///
  /// They are those of ``values(from:to:count:calendar:)`` and 2 hours, 2 and 6 months, as far as
  /// they give at least one and at most about twice the dates asked for.
  package static func candidates(from start: Date, to end: Date, count: Double) -> [TimeStep] {
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
