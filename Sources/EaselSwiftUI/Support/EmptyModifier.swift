import EaselBlocks

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Creates the modifier.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}
