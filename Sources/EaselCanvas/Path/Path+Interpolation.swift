import Foundation

extension Path {
  /// Returns the path between this one and another, or nil where their elements differ in kind.
  ///
  /// - Parameters:
  ///   - other: The path at 1.
  ///   - fraction: 0 for this path, 1 for the other; beyond them the points go on.
  public func interpolated(to other: Path, fraction: CGFloat) -> Path? {
    guard verbs == other.verbs else { return nil }
    return mapPoints { index, point in Bezier.mix(point, other.points[index], fraction) }
  }
}
