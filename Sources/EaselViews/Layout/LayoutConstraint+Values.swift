extension LayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// Sideways.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of a view or guide that a constraint is about; the numbers are UIKit's.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// None: the constraint is about the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which text begins: the left one, unless it runs from right to left.
    case leading
    /// The edge at which text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text; without text the bottom edge.
    case lastBaseline
    /// The baseline of the first line of text; without text the top edge.
    case firstBaseline
    /// The left edge within the layout margins.
    case leftMargin
    /// The right edge within the layout margins.
    case rightMargin
    /// The top edge within the layout margins.
    case topMargin
    /// The bottom edge within the layout margins.
    case bottomMargin
    /// The leading edge within the layout margins.
    case leadingMargin
    /// The trailing edge within the layout margins.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins

    /// UIKit's older name of the last baseline.
    public static var baseline: Attribute { .lastBaseline }

    /// What kind of number it is: only numbers of one kind can be related.
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

    /// Whether the edge changes sides where text runs from right to left.
    var isRelativeToLanguage: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The part on the other side, for those that change sides.
    var mirrored: Attribute {
      switch self {
      case .leading: .trailing
      case .trailing: .leading
      case .leadingMargin: .trailingMargin
      case .trailingMargin: .leadingMargin
      default: self
      }
    }

    /// Whether it is about the margins within a view.
    var isOfMargins: Bool {
      switch self {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        true
      default: false
      }
    }

    /// Whether the part of a scroll view is that of its contents, for what lies in it.
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
