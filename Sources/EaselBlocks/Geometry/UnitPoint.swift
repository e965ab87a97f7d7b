import Foundation

/// A point relative to a rectangle: fractions of its width and height from the upper leading
/// corner.
///
/// 0 is the leading or upper side, 1 the trailing or lower side.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position: 0 is the leading side of the rectangle, 1 the trailing side.
  public var x: CGFloat
  /// The vertical position: 0 is the upper side of the rectangle, 1 the lower side.
  public var y: CGFloat

  /// Creates a point from fractions of the width and height, measured from the upper leading
  /// corner.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the point in the upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The upper leading corner of the rectangle, the same as ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point in the coordinates of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

/// An angle; positive angles are clockwise, since the y-axis points downwards.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of zero.
  public static let zero = Angle()
  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns whether the first angle is smaller than the second.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the first angle minus the second one.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns an angle multiplied by a number.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// Returns an angle divided by a number.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  /// Adds the second angle to the first one, in place.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts the second angle from the first one, in place.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies an angle by a number, in place.
  public static func *= (a: inout Angle, factor: Double) { a = a * factor }
  /// Divides an angle by a number, in place.
  public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
  /// Returns the angle with the opposite sign.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
