extension LayoutConstraint {
  /// A direction of layout, horizontal or vertical.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// The horizontal direction, along the x axis.
    case horizontal
    /// The vertical direction, along the y axis.
    case vertical
  }

  /// The relation between the two sides of a constraint.
  ///
  /// The left side is the first attribute. The right side is the second attribute times the
  /// multiplier, plus the constant.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// Requires the left side to be at most the right side.
    case lessThanOrEqual = -1
    /// Requires both sides to be equal.
    case equal = 0
    /// Requires the left side to be at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The edge, center, baseline or dimension of a view or guide that a constraint uses.
  ///
  /// The raw values are those of UIKit.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// No attribute: the constraint relates the first attribute to its constant alone.
    case notAnAttribute = 0
    /// The left edge of the item.
    case left = 1
    /// The right edge of the item.
    case right
    /// The top edge of the item.
    case top
    /// The bottom edge of the item.
    case bottom
    /// The edge at which lines of text start: left, or right in a right-to-left layout.
    case leading
    /// The edge at which lines of text end: right, or left in a right-to-left layout.
    case trailing
    /// The width of the item.
    case width
    /// The height of the item.
    case height
    /// The horizontal center of the item.
    case centerX
    /// The vertical center of the item.
    case centerY
    /// The baseline of the last line of text; the bottom edge for an item without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge for an item without text.
    case firstBaseline
    /// The left edge of the rectangle inside the view's layout margins.
    case leftMargin
    /// The right edge of the rectangle inside the view's layout margins.
    case rightMargin
    /// The top edge of the rectangle inside the view's layout margins.
    case topMargin
    /// The bottom edge of the rectangle inside the view's layout margins.
    case bottomMargin
    /// The leading edge of the rectangle inside the view's layout margins.
    case leadingMargin
    /// The trailing edge of the rectangle inside the view's layout margins.
    case trailingMargin
    /// The horizontal center between the left and the right margin.
    case centerXWithinMargins
    /// The vertical center between the top and the bottom margin.
    case centerYWithinMargins

    /// The baseline of the last line of text under UIKit's older name, the same as
    /// ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }

    /// The dimension of an attribute; a constraint can only relate attributes of the same
    /// dimension.
    enum Dimension { case none, x, y, size }

    var dimension: Dimension {
      switch self {
      case .notAnAttribute: .none
      case .width, .height: .size
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .x
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .y
      }
    }

    /// Whether the edge changes sides in a right-to-left layout.
    var isRelativeToLanguage: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The attribute of the opposite side, for attributes that change sides.
    var mirrored: Attribute {
      switch self {
      case .leading: .trailing
      case .trailing: .leading
      case .leadingMargin: .trailingMargin
      case .trailingMargin: .leadingMargin
      default: self
      }
    }

    /// Whether the attribute is inside a view's layout margins.
    var isOfMargins: Bool {
      switch self {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        true
      default: false
      }
    }

    /// Whether the attribute of a scroll view refers to its contents, for the views in it.
    var isOfContents: Bool {
      switch self {
      case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
        .bottomMargin, .leadingMargin, .trailingMargin:
        true
      default: false
      }
    }
  }
}
