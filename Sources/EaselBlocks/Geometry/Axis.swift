/// A direction of layout: horizontal or vertical.
public enum Axis: Hashable, CaseIterable, Sendable {
  /// The horizontal axis, along which widths are measured.
  case horizontal
  /// The vertical axis, along which heights are measured.
  case vertical

  /// A set of axes: the horizontal axis, the vertical axis, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 for the horizontal axis, 2 for the vertical axis.
    public let rawValue: Int

    /// Creates a set of axes from its bits: 1 for the horizontal axis, 2 for the vertical axis.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The set that contains only the horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The set that contains only the vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A side of a rectangle; the leading and trailing sides depend on the layout direction.
public enum Edge: Hashable, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines begin: left in English, right in Arabic.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end: right in English, left in Arabic.
  case trailing

  /// A set of sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 for top, 2 for leading, 4 for bottom, 8 for trailing.
    public let rawValue: Int

    /// Creates a set of sides from its bits: 1 for top, 2 for leading, 4 for bottom, 8 for
    /// trailing.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// The set that contains only the upper side.
    public static let top = Set(rawValue: 1)
    /// The set that contains only the leading side, where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The set that contains only the lower side.
    public static let bottom = Set(rawValue: 4)
    /// The set that contains only the trailing side, where lines end.
    public static let trailing = Set(rawValue: 8)
    /// The set of the leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// The set of all four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The direction in which lines of text and rows of blocks run: left to right or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left-to-right layout, as in English.
  case leftToRight
  /// Right-to-left layout, as in Arabic and Hebrew.
  case rightToLeft
}

/// A choice to show an element, such as an axis, to hide it, or to leave that to its context.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Shows or hides the element as its context decides.
  case automatic
  /// Shows the element.
  case visible
  /// Hides the element.
  case hidden
}

/// The style of rounded corners; Easel draws both styles alike, as quarters of a circle.
public enum RoundedCornerStyle: Hashable, CaseIterable, Sendable {
  /// Draws corners as quarters of a circle.
  case circular
  /// SwiftUI's style of continuous curvature; Easel draws it as quarters of a circle.
  case continuous
}
