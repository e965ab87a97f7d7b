import Foundation

/// The width, spacing and alignment of one or more columns in a grid filled in reading order.
///
/// Use it for the columns of a ``Grid`` or a ``LazyVGrid``.
public struct GridItem: Sendable {
  /// The rule for the width of one or more columns, in points: fixed, flexible or adaptive.
  public enum Size: Sendable {
    /// Makes one column of a fixed width in points.
    case fixed(CGFloat)
    /// Makes one column that takes its share of the remaining width, from a minimum to a maximum in
    /// points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Makes as many columns of the minimum width in points as fit into a share of the remaining
    /// width, widened up to the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule for the width of the column or columns, which also determines their number.
  public var size: Size
  /// The space to the next column, in points; `nil` uses the theme's stack spacing.
  public var spacing: CGFloat?
  /// The horizontal and vertical alignment of each cell in its column and row; `nil` centers it.
  public var alignment: Alignment?

  /// Creates the description of a column, by default flexible in width with centered cells.
  ///
  /// - Parameters:
  ///   - size: The rule for the width. The default is a flexible width.
  ///   - spacing: The space to the next column, in points; `nil` uses the theme's stack spacing.
  ///   - alignment: The alignment of cells in the column and in their rows; `nil` centers them.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
