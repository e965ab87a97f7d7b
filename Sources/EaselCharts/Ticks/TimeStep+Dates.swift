import Foundation

extension TimeStep {
  private static let reach = DateText.reach

  /// Whether calendars support the date.
  static func reaches(_ date: Date) -> Bool { DateText.reaches(date) }

  /// Returns the dates of the step between two dates, inclusive, in the order of the ends.
  func dates(from start: Date, to end: Date, calendar: Calendar) -> [Date] {
    let first = start.timeIntervalSinceReferenceDate
    let last = end.timeIntervalSinceReferenceDate
    guard first.isFinite, last.isFinite else { return [] }
    let low = max(min(first, last), Self.reach.lowerBound)
    let high = min(max(first, last), Self.reach.upperBound)
    guard low <= high else { return [] }
    let estimate = (high - low) / seconds
    if estimate > Double(TimeTicks.maximumCount) {
      let factor = Int((estimate / Double(TimeTicks.maximumCount)).rounded(.up)) + 1
      return multiplied(by: factor).dates(from: start, to: end, calendar: calendar)
    }
    let times = ascending(low, high, calendar)
    // Counts that start again with each month or hour give more dates than their length suggests.
    guard times.count <= TimeTicks.maximumCount else {
      return multiplied(by: 2).dates(from: start, to: end, calendar: calendar)
    }
    let dates = times.map { Date(timeIntervalSinceReferenceDate: $0) }
    return last < first ? dates.reversed() : dates
  }

  private func multiplied(by factor: Int) -> TimeStep {
    let (product, overflows) = count.multipliedReportingOverflow(by: factor)
    let isLong = unit == .nanosecond && (overflows || product > 1000 * Self.millisecond)
    let seconds = (self.seconds * Double(factor)).rounded(.up)
    let step = isLong ? TimeStep(.second, Int(seconds)) : TimeStep(unit, product)
    return step ?? self
  }

  private func ascending(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
    switch unit {
    case .nanosecond: return milliseconds(low, high)
    case .month: return months(low, high, calendar)
    case .year: return years(low, high, calendar)
    default: break
    }
    let clock = TimeClock(zone: calendar.timeZone)
    switch unit {
    case .second:
      return clock.times(every: seconds, period: 60, isOnce: false, from: low, to: high)
    case .minute:
      return clock.times(every: seconds, period: 3600, isOnce: false, from: low, to: high)
    case .hour:
      return clock.times(
        every: seconds, period: 86_400, isOnce: count > 1, from: low, to: high)
    case .weekOfYear:
      // 1 January 2001, the first day of the clock, was a Monday.
      return clock.times(
        every: seconds, period: seconds, phase: Double(calendar.firstWeekday - 2) * 86_400,
        isOnce: true, from: low, to: high)
    default:
      guard count > 1, count < 32 else {
        return clock.times(every: seconds, period: seconds, isOnce: true, from: low, to: high)
      }
      let days = clock.times(every: 86_400, period: 86_400, isOnce: true, from: low, to: high)
      return days.filter {
        let day = calendar.component(.day, from: Date(timeIntervalSinceReferenceDate: $0))
        return (day - 1).isMultiple(of: count)
      }
    }
  }

  private func milliseconds(_ low: Double, _ high: Double) -> [Double] {
    let perStep = Double(count / Self.millisecond)
    // A millisecond is not a binary fraction, so the nearest representable times count as
    // multiples.
    let slack = max(1e-3, 2000 * max(abs(low).ulp, abs(high).ulp)) / perStep
    let first = (low * 1000 / perStep - slack).rounded(.up)
    let last = (high * 1000 / perStep + slack).rounded(.down)
    guard first <= last, last - first <= 2 * Double(TimeTicks.maximumCount) else { return [] }
    return (0...Int(last - first)).map {
      max(low, min(high, (first + Double($0)) * perStep / 1000))
    }
  }

  private func months(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
    let date = Date(timeIntervalSinceReferenceDate: low)
    guard let start = calendar.dateInterval(of: .year, for: date)?.start else { return [] }
    // A step of more than a year counts from the year 0; a shorter one starts again with each year.
    guard count <= 12 else {
      let first = Self.distance(from: 12 * Self.number(ofYear: start, calendar), toNext: count)
      return times(.month, from: start, first: first, low, high, calendar)
    }
    var result: [Double] = []
    for index in 0...(2 * TimeTicks.maximumCount) {
      guard let year = calendar.date(byAdding: .year, value: index, to: start),
        let next = calendar.date(byAdding: .year, value: index + 1, to: start)
      else { break }
      let end = next.timeIntervalSinceReferenceDate
      // Hebrew years have up to thirteen months.
      for number in Swift.stride(from: 0, to: 13, by: count) {
        let month = calendar.date(byAdding: .month, value: number, to: year)
        guard let time = Self.start(of: .month, month, calendar), time < end else { break }
        if time >= low, time <= high, time > result.last ?? -.infinity { result.append(time) }
      }
      if end > high { break }
    }
    return result
  }

  private func years(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
    let date = Date(timeIntervalSinceReferenceDate: low)
    guard let start = calendar.dateInterval(of: .year, for: date)?.start else { return [] }
    let first = Self.distance(from: Self.number(ofYear: start, calendar), toNext: count)
    return times(.year, from: start, first: first, low, high, calendar)
  }

  /// The starts of every `count`-th unit, beginning `first` units after a start.
  private func times(
    _ unit: Calendar.Component, from start: Date, first: Int, _ low: Double, _ high: Double,
    _ calendar: Calendar
  ) -> [Double] {
    var times: [Double] = []
    for index in 0...(2 * TimeTicks.maximumCount) {
      // Calendars are limited: beyond their last year they return the same date.
      let value = first + index * count
      guard value < 4_000_000 else { break }
      let date = calendar.date(byAdding: unit, value: value, to: start)
      guard let time = Self.start(of: unit, date, calendar), time <= high else { break }
      if time >= low, time > times.last ?? -.infinity { times.append(time) }
    }
    return times
  }

  /// The distance from a number to the next multiple of a count; 0 for a multiple.
  private static func distance(from number: Int, toNext count: Int) -> Int {
    let rest = number % count
    return rest == 0 ? 0 : rest < 0 ? -rest : count - rest
  }

  /// The astronomical number of a year: the year before 1 is 0.
  private static func number(ofYear date: Date, _ calendar: Calendar) -> Int {
    var counting = calendar
    switch calendar.identifier {
    case .japanese, .republicOfChina:
      // These calendars count years from an emperor or a republic, but use the Gregorian years.
      counting = Calendar(identifier: .gregorian)
      counting.timeZone = calendar.timeZone
    default: break
    }
    let parts = counting.dateComponents([.era, .year], from: date)
    let year = parts.year ?? 1
    let isGregorian = [.gregorian, .iso8601].contains(counting.identifier)
    return isGregorian && parts.era == 0 ? 1 - year : year
  }

  private static func start(
    of component: Calendar.Component, _ date: Date?, _ calendar: Calendar
  ) -> Double? {
    guard let date else { return nil }
    let start = calendar.dateInterval(of: component, for: date)?.start ?? date
    return start.timeIntervalSinceReferenceDate
  }
}
