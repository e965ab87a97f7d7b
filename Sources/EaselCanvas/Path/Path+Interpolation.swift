import Foundation

extension Path {
  /// Returns the interpolation between this path and another, or `nil` if their elements differ in
  /// kind.
  ///
  /// - Parameters:
  ///   - other: The path for the fraction 1.
  ///   - fraction: The fraction, 0 for this path and 1 for the other. Numbers outside of 0...1
  ///     extrapolate.
  public func interpolated(to other: Path, fraction: CGFloat) -> Path? {
    guard verbs == other.verbs else { return nil }
    return mapPoints { index, point in Bezier.mix(point, other.points[index], fraction) }
  }
}
