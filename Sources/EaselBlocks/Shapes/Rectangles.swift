import EaselCanvas
import Foundation

/// A rectangle of the proposed size.
public struct Rectangle: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Creates a rectangle.
  public init() {}

  /// Returns the given rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle with its sides moved inwards by a distance in points.
  ///
  /// - Parameter amount: The distance in points. A negative distance moves the sides outwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  /// The horizontal and the vertical radius of each corner, in points.
  public var cornerSize: CGSize
  /// The style of the corners; both styles are drawn alike, as quarters of a circle or an ellipse.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose four corners have the same radius, in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points. A radius greater than half of
  ///     the shorter side is reduced to that.
  ///   - style: The style of the corners. Both styles are drawn as quarters of a circle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners are quarters of an ellipse, with a width and a height in
  /// points.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of each corner, in points. They are at most half of the
  ///     rectangle's width and height when they are drawn.
  ///   - style: The style of the corners. Both styles are drawn as quarters of an ellipse.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the path of the rounded rectangle that fills a given rectangle.
  public func path(in rect: CGRect) -> Path {
    let (width, height) = (cornerSize.width, cornerSize.height)
    guard width != height else { return Path(roundedRect: rect, cornerRadius: width) }
    // The canvas reports corners that are not numbers.
    if width <= 0 || height <= 0 { return Path(rect) }
    let corner = (
      x: min(width, rect.width / 2), y: min(height, rect.height / 2)
    )
    guard corner.x > 0, corner.y > 0 else { return Path(rect) }
    // The corners are quarters of a circle, stretched to ellipses.
    let stretch = corner.y / corner.x
    let round = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    return Path(roundedRect: round, cornerRadius: corner.x)
      .applying(CGAffineTransform(scaleX: 1, y: stretch))
  }

  /// Returns the rectangle with its sides moved inwards and its corner radii reduced, both by a
  /// distance in points.
  ///
  /// - Parameter amount: The distance in points. A negative distance moves the sides outwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let corner = CGSize(
      width: max(0, cornerSize.width - amount),
      height: max(0, cornerSize.height - amount))
    return InsetOutline(
      base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
  }
}

/// A rectangle whose corners may have different radii.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).fill(.blue)
/// ```
public struct UnevenRoundedRectangle: InsettableShape {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners; both styles are drawn alike, as quarters of a circle.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius in points for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius in points for each corner; the default radius is 0.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the path of the rounded rectangle that fills a given rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
        bottomLeft: cornerRadii.bottomLeading, bottomRight: cornerRadii.bottomTrailing))
  }

  /// Returns the rectangle with its sides moved inwards and its corner radii reduced, both by a
  /// distance in points.
  ///
  /// - Parameter amount: The distance in points. A negative distance moves the sides outwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    func reduced(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = RectangleCornerRadii(
      topLeading: reduced(cornerRadii.topLeading),
      bottomLeading: reduced(cornerRadii.bottomLeading),
      bottomTrailing: reduced(cornerRadii.bottomTrailing),
      topTrailing: reduced(cornerRadii.topTrailing))
    return InsetOutline(
      base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }
}

/// The radii of a rectangle's corners, in points, named by leading and trailing side.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the lower leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the lower trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the upper trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii in points, one for each corner; the default is 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A shape in a rectangle whose sides are moved inwards.
struct InsetOutline<Base: Shape>: InsettableShape {
  let base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    guard amount.isFinite else {
      return base.path(in: CGRect(x: amount, y: 0, width: 1, height: 1))
    }
    // Sides that meet or cross leave an empty path.
    let size = CGSize(width: rect.width - 2 * amount, height: rect.height - 2 * amount)
    guard size.width > 0, size.height > 0 else { return Path() }
    return base.path(
      in: CGRect(origin: CGPoint(x: rect.minX + amount, y: rect.minY + amount), size: size))
  }

  func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> InsetOutline {
    var outline = self
    outline.amount += amount
    return outline
  }
}
