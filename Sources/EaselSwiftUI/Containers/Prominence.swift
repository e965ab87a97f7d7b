import Foundation

/// The prominence of a part of the interface, such as the header of a section.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// A higher prominence than usual.
  case increased
}

/// The space between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The space in points; `nil` is that of the list's style.
  let points: CGFloat?

  /// The space of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A space of 16 points.
  public static let compact = ListSectionSpacing(points: 16)
  /// Returns a space of a number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}
