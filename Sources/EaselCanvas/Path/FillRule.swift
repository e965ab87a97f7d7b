/// A rule that decides which points are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Fills a point if the winding number of the path around it is not zero.
  ///
  /// A turn of the path around the point counts 1 in one direction and −1 in the other.
  case nonZero
  /// Fills a point if a ray from it crosses the path an odd number of times.
  case evenOdd
}
