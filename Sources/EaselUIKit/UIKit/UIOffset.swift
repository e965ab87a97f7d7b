import EaselViews
import Foundation

/// A distance to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// Creates an offset from its distances, in points; 0 by default.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset of zero in both directions.
  public static let zero = UIOffset()
}

extension NSValue {
  /// Creates a value that contains insets, stored as a rectangle.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }

  /// The insets that the value contains; a value of a type other than insets or rectangle stops the
  /// process.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    // The sizes of `rectValue` itself may be negative.
    let (origin, size) = (rectValue.origin, rectValue.size)
    return UIEdgeInsets(top: origin.y, left: origin.x, bottom: size.height, right: size.width)
  }

  /// Creates a value that contains an offset, stored as a size.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(size: CGSize(width: offset.horizontal, height: offset.vertical))
  }

  /// The offset that the value contains; a value of a type other than offset or size stops the
  /// process.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height)
  }
}
