import Foundation

/// Distances from the edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge inwards, in points.
  public var top: CGFloat
  /// The distance from the left edge inwards, in points.
  public var left: CGFloat
  /// The distance from the bottom edge inwards, in points.
  public var bottom: CGFloat
  /// The distance from the right edge inwards, in points.
  public var right: CGFloat

  /// Creates insets from the distances at the four edges, in points, each of them 0 by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on all four edges.
  public static let zero = EdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its four edges moved inwards by the insets.
  ///
  /// Its width or height is 0 where the insets are larger than the rectangle.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(width - insets.left - insets.right, 0),
      height: Swift.max(height - insets.top - insets.bottom, 0))
  }
}
