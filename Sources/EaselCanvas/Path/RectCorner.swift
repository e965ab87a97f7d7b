/// A set of corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt

  /// Creates a set of corners from the bits of ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the least x and least y.
  public static let topLeft = Self(rawValue: 1)
  /// The corner at the greatest x and least y.
  public static let topRight = Self(rawValue: 2)
  /// The corner at the least x and greatest y.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner at the greatest x and greatest y.
  public static let bottomRight = Self(rawValue: 8)
  /// All four corners.
  public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
