/// A direction of layout: horizontal or vertical.
public enum Axis: Hashable, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other axis.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Hashable, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines begin: left in English, right in Arabic.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end: right in English, left in Arabic.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Both sides where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The direction in which lines and rows run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Hashable, CaseIterable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows by degrees; drawn as quarters of a circle.
  case continuous
}
