import Foundation

extension CGRect {
  /// Returns whether another rectangle is inside this one, with a tolerance of 0.01 points.
  ///
  /// `contains(_:)` compares the union of both with this rectangle, which differs from it by
  /// rounding errors of its size.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
      && other.maxY <= maxY + 0.01
  }
}
