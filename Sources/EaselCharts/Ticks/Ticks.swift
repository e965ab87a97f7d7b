import Foundation

/// Functions for round numbers on axes: tick values, their step, and round ends.
///
/// Steps are 1, 2 or 5 times a power of ten; the number of steps is near the requested number. A
/// step below one is represented by its inverse, so that 0.1 × 3 gives 3 / 10 and not
/// 0.30000000000000004.
///
/// ```swift
/// Ticks.values(from: 0, to: 1, count: 5)      // [0, 0.2, 0.4, 0.6, 0.8, 1]
/// Ticks.nice(from: 0.132, to: 0.876, count: 10)  // (0.1, 0.9)
/// ```
///
/// The results are those of d3-array 3 (`ticks`, `tickIncrement`, `tickStep`, `nice`). If that
/// library gives infinitely many, infinite or repeated ticks, these functions return none.
public enum Ticks {
  /// The greatest count of ``values(from:to:count:)``, 10,000; greater counts are treated as this
  /// count.
  public static let maximumCount = 10_000.0

  /// Returns about `count` round values between two numbers, including the ends if they are round.
  ///
  /// - Parameters:
  ///   - start: The first end. If it is greater than `stop`, the values descend.
  ///   - stop: The second end.
  ///   - count: The approximate number of values; it may be fractional.
  /// - Returns: The values in order from `start` to `stop`; empty if `count` is not a positive
  ///   finite number or an end is not finite.
  public static func values(from start: Double, to stop: Double, count: Double) -> [Double] {
    guard count > 0, count.isFinite, start.isFinite, stop.isFinite else { return [] }
    if start == stop { return [start] }
    let low = min(start, stop)
    let high = max(start, stop)
    let grid = TickGrid(from: low, to: high, count: min(count, maximumCount))
    // No choice of step gives more than ten times the count. If there are more, the numbers are so
    // large that neighboring multiples are the same number.
    let steps = grid.last - grid.first
    guard grid.isFinite, steps >= 0, steps <= maximumCount * 10 else { return [] }
    var result: [Double] = []
    result.reserveCapacity(Int(steps) + 1)
    for index in 0...Int(steps) {
      let value = grid.value(at: grid.first + Double(index))
      if value != result.last { result.append(value) }
    }
    return stop < start ? result.reversed() : result
  }

  /// Returns the step between ticks, or its negated inverse if the step is below one.
  ///
  /// An increment of −10 is a step of 1/10: division by 10 is exact, multiplication by 0.1 is not.
  /// `start` must not be greater than `stop`; see ``step(from:to:count:)``.
  static func increment(from start: Double, to stop: Double, count: Double) -> Double {
    TickGrid(from: start, to: stop, count: count).increment
  }

  /// Returns the difference between neighboring ticks; it is negative if `stop` is less than
  /// `start`.
  ///
  /// - Parameters:
  ///   - start: The first end.
  ///   - stop: The second end.
  ///   - count: The approximate number of ticks.
  public static func step(from start: Double, to stop: Double, count: Double) -> Double {
    let increment = increment(from: min(start, stop), to: max(start, stop), count: count)
    let size = increment < 0 ? 1 / -increment : increment
    return stop < start ? -size : size
  }

  /// Returns both ends of an interval, moved outwards to multiples of the step of about `count`
  /// ticks.
  ///
  /// Moving the ends can change the step, so the calculation is repeated until the step is stable.
  /// The order of the ends is kept. Ends without round neighbors (equal, or not finite) are
  /// returned unchanged.
  ///
  /// - Parameters:
  ///   - start: The first end.
  ///   - stop: The second end.
  ///   - count: The approximate number of ticks.
  /// - Complexity: At most ten repetitions, usually two.
  public static func nice(
    from start: Double, to stop: Double, count: Double
  ) -> (start: Double, stop: Double) {
    if stop < start {
      let (low, high) = nice(from: stop, to: start, count: count)
      return (high, low)
    }
    var (low, high) = (start, stop)
    var previous = Double.nan
    // Two repetitions are usual; the limit is needed if rounding makes the step alternate.
    for _ in 0..<10 {
      let step = increment(from: low, to: high, count: count)
      if step == previous || step == 0 || !step.isFinite { break }
      let widened =
        step > 0
        ? ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        : ((low * step).rounded(.up) / step, (high * step).rounded(.down) / step)
      guard widened.0.isFinite, widened.1.isFinite else { break }
      // Adding zero turns −0 into 0.
      (low, high) = (widened.0 + 0, widened.1 + 0)
      previous = step
    }
    return (low, high)
  }
}

/// The multiples of a round step between two numbers.
///
/// The step is the one of 1, 2, 5 and 10 that is closest on a logarithmic scale: the limits between
/// them are the geometric means √2, √10 and √50.
struct TickGrid {
  /// The index of the first multiple, a whole number.
  private(set) var first = Double.nan
  /// The index of the last multiple, a whole number.
  private(set) var last = Double.nan
  /// The step, or its negated inverse if the step is below one.
  private(set) var increment = Double.nan

  init(from start: Double, to stop: Double, count: Double) {
    // A NaN count stays NaN, as with Math.max.
    let wanted = count < 0 ? 0 : count
    let rawStep = (stop - start) / wanted
    let power = log10(rawStep).rounded(.down)
    let excess = rawStep / pow(10, power)
    let factor: Double =
      excess >= 50.squareRoot()
      ? 10 : excess >= 10.squareRoot() ? 5 : excess >= 2.squareRoot() ? 2 : 1
    if power < 0 {
      let inverse = pow(10, -power) / factor
      first = (start * inverse).rounded()
      last = (stop * inverse).rounded()
      if first / inverse < start { first += 1 }
      if last / inverse > stop { last -= 1 }
      increment = -inverse
    } else {
      let step = pow(10, power) * factor
      first = (start / step).rounded()
      last = (stop / step).rounded()
      if first * step < start { first += 1 }
      if last * step > stop { last -= 1 }
      increment = step
    }
    // If fewer than two are requested and none is found, a finer step finds one.
    if last < first, count >= 0.5, count < 2 {
      self = TickGrid(from: start, to: stop, count: count * 2)
    }
  }

  /// Whether all three numbers are finite.
  var isFinite: Bool { first.isFinite && last.isFinite && increment.isFinite }

  /// The multiple with an index.
  func value(at index: Double) -> Double {
    (increment < 0 ? index / -increment : index * increment) + 0
  }
}
