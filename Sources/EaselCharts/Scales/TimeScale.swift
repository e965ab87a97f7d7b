import Foundation

/// A continuous map from dates to positions, straight between its stops.
///
/// ```swift
/// var x = TimeScale(domain: [first, last], range: [0, 400], calendar: calendar)
/// x.nice(6)
/// x(date)       // the position of a date
/// x.ticks(6)    // beginnings of days, weeks, months, … in the calendar's time zone
/// x.invert(10)  // the date at a position
/// ```
///
/// Equal distances are equal numbers of seconds: days with a clock change are longer or shorter.
/// Stops, clamping and extrapolation are those of ``LinearScale``, ticks those of ``TimeTicks``.
/// The behaviour is that of d3-scale 4's `scaleTime`.
public struct TimeScale: Hashable, Sendable {
  /// The dates of the stops, ascending or descending.
  public var domain: [Date]
  /// The positions of the stops.
  public var range: [Double]
  /// Whether results are held between the ends of the domain and the range.
  public var isClamped: Bool
  /// The position of a date that has none (not finite, or a scale with fewer than two stops).
  public var unknown: Double
  /// The calendar of ticks, with its time zone and first weekday.
  public var calendar: Calendar

  /// Creates a scale from its stops; by default two days on 0 … 1 in the current calendar.
  public init(
    domain: [Date] = [
      Date(timeIntervalSince1970: 946_684_800), Date(timeIntervalSince1970: 946_771_200),
    ],
    range: [Double] = [0, 1], isClamped: Bool = false, unknown: Double = .nan,
    calendar: Calendar = .current
  ) {
    self.domain = domain
    self.range = range
    self.isClamped = isClamped
    self.unknown = unknown
    self.calendar = calendar
  }

  /// Returns the position of a date.
  ///
  /// If all of the domain is one date, every date goes to the middle of the range.
  ///
  /// - Complexity: Linear in the number of stops; ``linear`` maps many dates faster.
  public func callAsFunction(_ date: Date) -> Double {
    linear(date.timeIntervalSinceReferenceDate)
  }

  /// Returns the date at a position; nil if there is none.
  public func invert(_ position: Double) -> Date? {
    let seconds = linear.invert(position)
    return seconds.isFinite ? Date(timeIntervalSinceReferenceDate: seconds) : nil
  }

  /// The same map from seconds since 1 January 2001, 00:00 UTC.
  public var linear: LinearScale {
    LinearScale(
      domain: domain.map(\.timeIntervalSinceReferenceDate), range: range, isClamped: isClamped,
      unknown: unknown)
  }

  /// Returns about `count` beginnings of calendar units within the domain, in its direction.
  public func ticks(_ count: Double = 10) -> [Date] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return TimeTicks.values(from: first, to: last, count: count, calendar: calendar).dates
  }

  /// Returns the beginnings of every `count`-th unit within the domain, in its direction.
  public func ticks(by unit: Calendar.Component, count: Int = 1) -> [Date] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return TimeTicks.stride(by: unit, count: count, from: first, to: last, calendar: calendar)
  }

  /// Moves the first and the last stop of the domain outwards to dates of the step that gives about
  /// `count` ticks.
  public mutating func nice(_ count: Double = 10) {
    guard let first = domain.first, let last = domain.last else { return }
    setEnds(TimeTicks.nice(from: first, to: last, count: count, calendar: calendar))
  }

  /// Moves the first and the last stop of the domain outwards to beginnings of a unit.
  public mutating func nice(by unit: Calendar.Component, count: Int = 1) {
    guard let first = domain.first, let last = domain.last else { return }
    setEnds(TimeTicks.nice(from: first, to: last, by: unit, count: count, calendar: calendar))
  }

  /// Returns the scale with the ends of its domain moved outwards; see ``nice(_:)``.
  public func niced(_ count: Double = 10) -> TimeScale {
    var copy = self
    copy.nice(count)
    return copy
  }

  private mutating func setEnds(_ ends: (start: Date, end: Date)) {
    domain[0] = ends.start
    domain[domain.count - 1] = ends.end
  }
}
