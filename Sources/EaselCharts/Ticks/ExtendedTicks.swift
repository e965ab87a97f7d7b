import Foundation

/// Ticks chosen by a score of roundness, coverage, density and legibility.
///
/// ```swift
/// ExtendedTicks.values(from: -13, to: 42, count: 7)                 // [-10, 0, 10, 20, 30, 40]
/// ExtendedTicks.values(from: -13, to: 42, count: 7, isLoose: true)  // [-20, -10, 0, … 40, 50]
/// ```
///
/// Steps are 1, 5, 2, 2.5, 4 or 3 times a power of ten, in this order of preference, and may be
/// counted by twos, threes and more. The first and last tick may lie outside of the interval.
/// After Talbot, Lin & Hanrahan, An Extension of Wilkinson's Algorithm for Positioning Tick Labels
/// on Axes (2010), with their weights; where labels have no score of their own the results are those
/// of R's package labeling 0.4.2.
public enum ExtendedTicks {
  /// Returns the ticks of the best score.
  ///
  /// ```swift
  /// ExtendedTicks.values(from: 0, to: 1e6, count: 6) { ticks in
  ///   ticks.contains { widths[$0] > room } ? -1 : 1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first end. If it is greater than `stop`, the ticks descend.
  ///   - stop: The second end.
  ///   - count: About how many are wanted; from 2 to 1,000.
  ///   - isLoose: Whether the ticks must enclose the interval.
  ///   - legibility: The score of labels at the given ticks: 1 for perfect, 0 for hardly readable,
  ///     negative for overlapping. It is asked only for ticks that could still be the best.
  /// - Returns: The ticks; both ends alone where the interval is too narrow for its numbers' digits;
  ///   none if an end or the count is not finite.
  /// - Complexity: At most 20,000 candidates, usually under a hundred.
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
    // Where no labels are legible, the ticks do not depend on them.
    if result.isEmpty { result = search.run(legibility: nil) }
    return stop < start ? result.reversed() : result
  }
}
