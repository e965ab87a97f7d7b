import Foundation

/// A column of a ``Grid`` or ``LazyVGrid`` whose cells stand in reading order.
public struct GridItem: Sendable {
  /// The width of a column in points.
  public enum Size: Sendable {
    /// One column of a width.
    case fixed(CGFloat)
    /// One column that takes its share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into its share of what is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width.
  public var size: Size
  /// Points to the next column; nil takes the theme's.
  public var spacing: CGFloat?
  /// Where cells lie in the column and in their row; nil is the middle.
  public var alignment: Alignment?

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - size: The width.
  ///   - spacing: Points to the next column; nil takes the theme's.
  ///   - alignment: Where cells lie in the column and in their row; nil is the middle.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
