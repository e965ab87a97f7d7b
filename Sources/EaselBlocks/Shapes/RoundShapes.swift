import EaselCanvas
import Foundation

/// A circle in the center of its rectangle, as large as fits.
public struct Circle: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates a circle.
  public init() {}

  /// Returns the path of the largest circle in the center of a given rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// Returns a square whose side is the smaller proposed length; 10 points if no length is
  /// proposed.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let side = min(
      proposal.width ?? .infinity, proposal.height ?? (proposal.width == nil ? 10 : .infinity))
    return CGSize(width: side, height: side)
  }

  /// Returns the circle with its radius reduced by a distance in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// An ellipse that touches the sides of its rectangle.
public struct Ellipse: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates an ellipse.
  public init() {}

  /// Returns the path of the ellipse that touches the sides of a given rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse in a rectangle whose sides are moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  /// The style of the corners; both styles are drawn alike, as half circles.
  public var style: RoundedCornerStyle

  /// Creates a capsule; both styles of its corners are drawn alike, as half circles.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the path of the capsule that fills a given rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Returns the capsule in a rectangle whose sides are moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Path: Shape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Returns the path unchanged; its points are measured from the upper left corner of the block.
  public func path(in rect: CGRect) -> Path { self }

  /// The value `fixed`: a path is not mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// Static names for arguments of a shape type: `.background(.red, in: .capsule)`.

extension Shape where Self == Rectangle {
  /// A rectangle of the proposed size, for arguments such as `in: .rect`.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose four corners have the same radius, in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points.
  ///   - style: The style of the corners. Both styles are drawn as quarters of a circle.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle whose corners are quarters of an ellipse, with a width and a height in
  /// points.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of each corner, in points.
  ///   - style: The style of the corners. Both styles are drawn as quarters of an ellipse.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius in points for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius in points for each corner; the default radius is 0.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle in the center of its rectangle, whose diameter is the shorter side.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the 4 sides of its rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule, a rectangle whose shorter sides are half circles; both styles are drawn
  /// alike.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
