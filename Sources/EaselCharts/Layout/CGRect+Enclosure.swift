import Foundation

extension CGRect {
  /// Returns whether another rectangle is inside this one, or extends beyond it by at most a
  /// tolerance.
  ///
  /// `contains(_:)` compares a rectangle with its union with the other one, whose size can differ in
  /// the last digit although no edge is beyond.
  func encloses(_ other: CGRect, tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }
}
