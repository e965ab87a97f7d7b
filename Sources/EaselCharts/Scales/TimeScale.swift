import Foundation

/// A scale that maps a domain of dates linearly to a range of positions.
///
/// ```swift
/// let start = Date(timeIntervalSince1970: 1_735_689_600)  // 1 January 2025, 0:00 UTC
/// var x = TimeScale(domain: [start, start + 30 * 86_400], range: [0, 400])
/// x.nice(6)
/// x(start)      // the position of a date
/// x.ticks(6)    // starts of days, weeks, months, … in the calendar's time zone
/// x.invert(10)  // the date at a position
/// ```
///
/// Equal distances are equal numbers of seconds: a day with a clock change is longer or shorter.
/// Stops, clamping and extrapolation are those of ``LinearScale``, ticks are those of
/// ``TimeTicks``. The behavior is that of `scaleTime` in d3-scale 4.
public struct TimeScale: Hashable, Sendable {
  /// The dates, ascending or descending, that are mapped to the positions in ``range`` with the
  /// same index.
  public var domain: [Date]
  /// The positions to which the dates in ``domain`` with the same index are mapped.
  public var range: [Double]
  /// Whether positions are clamped to the range and inverted dates to the domain, instead of
  /// extrapolated.
  public var isClamped: Bool
  /// The result for a date without a position, such as NaN, and for every date if ``domain`` or
  /// ``range`` has fewer than 2 elements; NaN by default.
  public var unknown: Double
  /// The calendar whose units, time zone and first weekday determine ticks and round domain ends.
  public var calendar: Calendar

  /// Creates a time scale from a domain of dates and a range of positions.
  ///
  /// The default domain is 1 January to 2 January 2000 (UTC), the default range 0...1, and the
  /// default calendar the current one.
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

  /// Returns the position of a date, or ``unknown`` if it has none.
  ///
  /// If all stops of the domain are equal, every date is mapped to the middle of the range.
  ///
  /// - Complexity: Linear in the number of stops. To map many dates, ``linear`` is faster.
  public func callAsFunction(_ date: Date) -> Double {
    linear(date.timeIntervalSinceReferenceDate)
  }

  /// Returns the date at a position, or `nil` if there is none.
  public func invert(_ position: Double) -> Date? {
    let seconds = linear.invert(position)
    return seconds.isFinite ? Date(timeIntervalSinceReferenceDate: seconds) : nil
  }

  /// A linear scale with the same positions, whose domain is in seconds since 1 January 2001, 00:00
  /// UTC.
  public var linear: LinearScale {
    LinearScale(
      domain: domain.map(\.timeIntervalSinceReferenceDate), range: range, isClamped: isClamped,
      unknown: unknown)
  }

  /// Returns about `count` starts of calendar units, such as days, within the domain, in the
  /// domain's order.
  public func ticks(_ count: Double = 10) -> [Date] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return TimeTicks.values(from: first, to: last, count: count, calendar: calendar).dates
  }

  /// Returns the start of every `count`-th calendar unit within the domain, in the domain's order.
  public func ticks(by unit: Calendar.Component, count: Int = 1) -> [Date] {
    guard let first = domain.first, let last = domain.last else { return [] }
    return TimeTicks.stride(by: unit, count: count, from: first, to: last, calendar: calendar)
  }

  /// Moves the first and the last date of the domain outwards to starts of calendar units.
  ///
  /// - Parameter count: The approximate number of ticks; it determines the unit.
  public mutating func nice(_ count: Double = 10) {
    guard let first = domain.first, let last = domain.last else { return }
    setEnds(TimeTicks.nice(from: first, to: last, count: count, calendar: calendar))
  }

  /// Moves the first and the last date of the domain outwards to starts of a given calendar unit.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units per step.
  public mutating func nice(by unit: Calendar.Component, count: Int = 1) {
    guard let first = domain.first, let last = domain.last else { return }
    setEnds(TimeTicks.nice(from: first, to: last, by: unit, count: count, calendar: calendar))
  }

  /// Returns a copy of the scale whose domain ends are moved outwards to starts of calendar units.
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
