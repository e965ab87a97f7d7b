/// A rule that decides which points are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Fills a point if the path winds around it a number of times other than zero, by direction: a
  /// clockwise turn counts +1, a counter-clockwise turn −1.
  case nonZero
  /// Fills a point if a ray from it crosses the path an odd number of times.
  case evenOdd
}
