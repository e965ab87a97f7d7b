import Foundation

/// The clock of a time zone, as intervals with a constant offset from UTC.
///
/// Local times are seconds since midnight of 1 January 2001 on that clock.
struct TimeClock {
  /// An interval without a change of the clock.
  struct Span {
    /// The start, in seconds since 2001 in UTC.
    var start: Double
    var end: Double
    /// The difference of the clock from UTC in seconds, positive to the east.
    var offset: Double
  }

  let zone: TimeZone

  /// Returns the times at which the clock shows multiples of a step.
  ///
  /// - Parameters:
  ///   - step: The seconds between the times.
  ///   - period: The seconds after which the multiples start again, for steps that do not divide
  ///     it.
  ///   - phase: The local time at which the first period starts.
  ///   - isOnce: Whether a time that the clock shows twice is returned once.
  ///   - low: The first time in UTC, inclusive.
  ///   - high: The last time in UTC, inclusive.
  /// - Returns: Seconds since 2001 in UTC, ascending. If the clock skips midnight, the end of the
  ///   gap is the start of the day.
  func times(
    every step: Double, period: Double, phase: Double = 0, isOnce: Bool, from low: Double,
    to high: Double
  ) -> [Double] {
    let grid = TimeGrid(step: step, period: period, phase: phase)
    if step >= 14 * Self.day, high - low > 4 * step {
      return farTimes(grid, period, isOnce, from: low, to: high)
    }
    let midnights = TimeGrid(
      step: max(step, Self.day), period: max(period, Self.day), phase: phase)
    var times: [Double] = []
    var shown = -Double.infinity
    func add(_ time: Double) {
      guard time >= low, time <= high, time > times.last ?? -.infinity else { return }
      times.append(time)
    }
    // The times before a repeated hour are known if the search begins a day earlier.
    for (index, span) in spans(from: isOnce ? low - Self.day : low, to: high).enumerated() {
      let start = span.start + span.offset
      if index > 0, step >= 3600, midnights.first(atOrAfter: shown) < start {
        add(span.start)
      }
      var local = grid.first(atOrAfter: isOnce ? max(start, shown) : start)
      // An interval ends before the clock changes; the last one ends with `high`.
      while local < span.end + span.offset, local - span.offset <= high {
        add(local - span.offset)
        local = grid.first(atOrAfter: local + min(step, period) / 2)
      }
      shown = isOnce ? max(shown, span.end + span.offset) : span.end + span.offset
    }
    return times
  }

  private static let day = 86_400.0

  /// The same for long steps: examines the clock only near each time.
  private func farTimes(
    _ grid: TimeGrid, _ period: Double, _ isOnce: Bool, from low: Double, to high: Double
  ) -> [Double] {
    var times: [Double] = []
    var local = grid.first(atOrAfter: low - 2 * Self.day)
    while local <= high + 2 * Self.day {
      let start = max(low, local - 2 * Self.day)
      let end = min(high, local + 2 * Self.day)
      if start <= end {
        times += self.times(
          every: grid.step, period: period, phase: grid.phase, isOnce: isOnce, from: start, to: end)
      }
      local = grid.first(atOrAfter: local + grid.step / 2)
    }
    return times
  }

  /// Returns the intervals that cover a range; the last one is slightly longer than the range.
  func spans(from low: Double, to high: Double) -> [Span] {
    var spans: [Span] = []
    var start = low
    var offset = offset(at: low)
    // No time zone changes its clock twice within a week.
    let stride = high - low < 60 * Self.day ? Self.day : 7 * Self.day
    var probe = low
    while probe < high {
      let next = min(probe + stride, high)
      let nextOffset = self.offset(at: next)
      if nextOffset != offset {
        let change = change(after: probe, before: next, from: offset)
        spans.append(Span(start: start, end: change, offset: offset))
        (start, offset) = (change, nextOffset)
      }
      guard next > probe else { break }
      probe = next
    }
    spans.append(Span(start: start, end: high + 1, offset: offset))
    return spans
  }

  /// The whole second at which an offset ends, found by bisection.
  private func change(after low: Double, before high: Double, from offset: Double) -> Double {
    var (low, high) = (low.rounded(.down), high.rounded(.up))
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if self.offset(at: middle) == offset { low = middle } else { high = middle }
    }
    return high
  }

  private func offset(at time: Double) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: time)))
  }
}

/// Multiples of a step that start again with each period.
private struct TimeGrid {
  let step: Double
  let period: Double
  let phase: Double

  init(step: Double, period: Double, phase: Double) {
    self.step = step
    // A step that divides the day does not need another period; the period of a longer step is the
    // step.
    let divides = step <= 86_400 && 86_400.truncatingRemainder(dividingBy: step) == 0
    self.period = divides ? 86_400 : step < period ? period : step < 86_400 ? 86_400 : step
    self.phase = phase
  }

  func first(atOrAfter time: Double) -> Double {
    guard time.isFinite else { return time }
    let base = ((time - phase) / period).rounded(.down) * period + phase
    let multiple = ((time - base) / step).rounded(.up) * step
    return multiple >= period ? base + period : base + multiple
  }
}
