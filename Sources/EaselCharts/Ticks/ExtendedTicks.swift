import Foundation

/// A function for ticks with the best score of roundness, coverage, density and legibility.
///
/// ```swift
/// ExtendedTicks.values(from: -13, to: 42, count: 7)                 // [-10, 0, 10, 20, 30, 40]
/// ExtendedTicks.values(from: -13, to: 42, count: 7, isLoose: true)  // [-20, -10, 0, … 40, 50]
/// ```
///
/// Steps are 1, 5, 2, 2.5, 4 or 3 times a power of ten, in this order of preference, or a multiple
/// of such a step. The first and the last tick may be outside of the interval. The algorithm and
/// its weights are those of Talbot, Lin & Hanrahan, An Extension of Wilkinson's Algorithm for
/// Positioning Tick Labels on Axes (2010). Without a score of labels the results are those of R's
/// package labeling 0.4.2.
public enum ExtendedTicks {
  /// Returns about `count` ticks for an interval, with the best score of roundness, coverage,
  /// density and legibility.
  ///
  /// ```swift
  /// let ticks = ExtendedTicks.values(from: 0, to: 1e6, count: 6) { ticks in
  ///   ticks.contains { "\($0)".count > 8 } ? -1 : 1  // labels of at most 8 characters
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first end. If it is greater than `stop`, the ticks descend.
  ///   - stop: The second end.
  ///   - count: The approximate number of ticks; it is clamped to 2...1,000.
  ///   - isLoose: Whether the ticks must enclose the interval.
  ///   - legibility: Returns the score of labels at the given ticks: 1 for perfect, 0 for hardly
  ///     readable, negative for overlapping. It is called only for ticks that could still be the
  ///     best.
  /// - Returns: The ticks. If the interval is too narrow for the precision of its numbers, the
  ///   result contains only both ends. If an end or the count is not finite, the result is empty.
  /// - Complexity: At most 20,000 candidates, usually fewer than a hundred.
  public static func values(
    from start: Double, to stop: Double, count: Double, isLoose: Bool = false,
    legibility: (([Double]) -> Double)? = nil
  ) -> [Double] {
    guard start.isFinite, stop.isFinite, count.isFinite else { return [] }
    if start == stop { return [start] }
    let (low, high) = (min(start, stop), max(start, stop))
    let size = max(abs(low), abs(high))
    guard high - low > size * 1e-12, high - low > 1e-290, size < 1e290 else {
      return [start, stop]
    }
    var search = ExtendedTickSearch(
      low: low, high: high, count: min(1000, max(2, count)), isLoose: isLoose)
    var result = search.run(legibility: legibility)
    // If no labels are legible, the ticks do not depend on labels.
    if result.isEmpty { result = search.run(legibility: nil) }
    return stop < start ? result.reversed() : result
  }
}
