import Foundation

extension CGRect {
  /// The rectangle with sides of at most 10⁹; `nil` if its origin is not finite or a side is NaN.
  ///
  /// Foundation's `intersection` traps for NaN and infinity, so rectangles of callers are bounded
  /// before.
  package var bounded: CGRect? {
    guard origin.x.isFinite, origin.y.isFinite, !size.width.isNaN, !size.height.isNaN else {
      return nil
    }
    func side(_ length: CGFloat) -> CGFloat { min(max(length, -1e9), 1e9) }
    return CGRect(x: origin.x, y: origin.y, width: side(size.width), height: side(size.height))
  }
}
