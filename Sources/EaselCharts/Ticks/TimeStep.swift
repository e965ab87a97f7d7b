import Foundation

/// The distance between the dates of an axis: a number of calendar units.
struct TimeStep: Hashable, Sendable {
  /// The unit: nanosecond, second, minute, hour, day, weekOfYear, month or year.
  let unit: Calendar.Component
  /// The number of units, at least 1.
  let count: Int

  /// The greatest number of requested dates.
  static let maximumAim = 1000.0
  /// The nanoseconds in a millisecond, the finest step.
  static let millisecond = 1_000_000

  /// Creates a step from a component that is an interval of time.
  ///
  /// Quarters become months. The result is `nil` for other components, such as eras.
  init?(_ component: Calendar.Component, _ count: Int) {
    let count = max(1, min(count, 1_000_000_000))
    switch component {
    case .nanosecond:
      let rounded = (count + Self.millisecond - 1) / Self.millisecond * Self.millisecond
      self.init(unit: .nanosecond, count: rounded)
    case .second, .minute, .hour, .day, .month, .year: self.init(unit: component, count: count)
    case .weekOfYear, .weekOfMonth: self.init(unit: .weekOfYear, count: count)
    case .weekday, .weekdayOrdinal, .dayOfYear: self.init(unit: .day, count: count)
    case .quarter: self.init(unit: .month, count: 3 * count)
    case .yearForWeekOfYear: self.init(unit: .year, count: count)
    default: return nil
    }
  }

  private init(unit: Calendar.Component, count: Int) {
    self.unit = unit
    self.count = count
  }

  /// Creates the step that gives about a number of dates, as d3-time 3 does.
  ///
  /// The result is `nil` if an end is not finite or the count is not a positive finite number.
  init?(from start: Date, to end: Date, count: Double) {
    let span = abs(end.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate)
    guard span.isFinite, count > 0, count.isFinite else { return nil }
    let count = min(count, Self.maximumAim)
    let target = span / count
    let index = Self.ladder.firstIndex { $0.seconds > target } ?? Self.ladder.count
    if index == Self.ladder.count {
      let years = Ticks.step(from: 0, to: span / Self.year, count: count)
      self.init(unit: .year, count: Int(max(1, min(years, 1e9))))
    } else if index == 0 {
      let step = Ticks.step(from: 0, to: span * 1000, count: count)
      self =
        step >= 1000
        ? Self.ladder[0]
        : TimeStep(unit: .nanosecond, count: Int(max(1, step)) * Self.millisecond)
    } else {
      let (finer, coarser) = (Self.ladder[index - 1], Self.ladder[index])
      self = target / finer.seconds < coarser.seconds / target ? finer : coarser
    }
  }

  private static let day = 86_400.0
  private static let year = 365 * day

  /// The nominal length in seconds: months have 30 days and years 365.
  var seconds: Double {
    let length: Double =
      switch unit {
      case .nanosecond: 1e-9
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: Self.day
      case .weekOfYear: 7 * Self.day
      case .month: 30 * Self.day
      default: Self.year
      }
    return Double(count) * length
  }

  /// The steps of d3-time 3, without milliseconds and multiples of years.
  static let ladder: [TimeStep] =
    [1, 5, 15, 30].map { TimeStep(unit: .second, count: $0) }
    + [1, 5, 15, 30].map { TimeStep(unit: .minute, count: $0) }
    + [1, 3, 6, 12].map { TimeStep(unit: .hour, count: $0) }
    + [1, 2].map { TimeStep(unit: .day, count: $0) }
    + [TimeStep(unit: .weekOfYear, count: 1)]
    + [1, 3].map { TimeStep(unit: .month, count: $0) }
    + [TimeStep(unit: .year, count: 1)]

  /// All steps for labels, ascending.
  static let extendedLadder: [TimeStep] =
    ([1, 2, 5, 10, 20, 50, 100, 200, 500]
    .map { TimeStep(unit: .nanosecond, count: $0 * millisecond) }
    + ladder
    + [TimeStep(unit: .hour, count: 2)]
    + [2, 6].map { TimeStep(unit: .month, count: $0) }
    + [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
    .map { TimeStep(unit: .year, count: $0) })
    .sorted { $0.seconds < $1.seconds }
}
