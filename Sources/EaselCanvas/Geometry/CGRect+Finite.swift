import Foundation

extension CGRect {
  /// Whether the origin and the size are finite.
  ///
  /// Foundation's `intersection` traps for NaN, so rectangles of callers are checked before.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
