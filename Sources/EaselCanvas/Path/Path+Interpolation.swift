import Foundation

extension Path {
  /// The path a part of the way to another of equal structure; nil if their elements differ in kind.
  ///
  /// - Parameter fraction: 0 is this path, 1 the other; beyond them the points go on.
  public func interpolated(to other: Path, _ fraction: CGFloat) -> Path? {
    guard verbs == other.verbs else { return nil }
    return mapPoints { index, point in
      let end = other.points[index]
      return CGPoint(
        x: point.x + (end.x - point.x) * fraction, y: point.y + (end.y - point.y) * fraction)
    }
  }
}
