/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges in the set.
    public let rawValue: Int8
    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The set of the upper edge.
    public static let top = Set(.top)
    /// The set of the lower edge.
    public static let bottom = Set(.bottom)
    /// The set of both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges in the set.
    public let rawValue: Int8
    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The set of the leading edge.
    public static let leading = Set(.leading)
    /// The set of the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
