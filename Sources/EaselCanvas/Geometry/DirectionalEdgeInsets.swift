import Foundation

/// Distances from the edges of a rectangle inwards in points, relative to the writing direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge at which lines of text start, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge at which lines of text end, in points.
  public var trailing: CGFloat

  /// Creates insets from the distances to the four edges, in points; 0 by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero on all four edges.
  public static let zero = DirectionalEdgeInsets()
}
