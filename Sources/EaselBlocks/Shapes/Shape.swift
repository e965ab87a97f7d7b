import EaselCanvas
import Foundation

/// A block that draws one outline, by default filled with the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     var path = Path()
///     path.addLines([
///       CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///       CGPoint(x: rect.minX, y: rect.maxY),
///     ])
///     path.closeSubpath()
///     return path
///   }
/// }
/// Triangle().fill(.orange).frame(width: 40, height: 30)
/// ```
///
/// Make the path for a left-to-right layout. In right-to-left layouts Easel mirrors it, unless
/// ``layoutDirectionBehavior`` is `fixed`.
public protocol Shape: Block, Sendable {
  /// Returns the outline of the shape as a path in a rectangle.
  ///
  /// - Parameter rect: The rectangle. Its origin is zero when the shape is drawn.
  func path(in rect: CGRect) -> Path
  /// Returns the size that the shape takes for a proposed size; by default the proposed size
  /// itself.
  ///
  /// By default, a width or height that is not proposed is 10 points.
  func sizeThatFits(_ proposal: ProposedSize) -> CGSize
  /// The behavior of the outline in right-to-left layouts; `mirrors` by default.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The behavior of an outline in right-to-left layouts: unchanged or mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Draws the outline unchanged in both layout directions.
  case fixed
  /// Mirrors the outline horizontally in right-to-left layouts.
  case mirrors
}

extension Shape {
  /// Returns the proposed size, with 10 points for a width or height that is not proposed.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The value `mirrors`, the default: the outline is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: some Block { PaintedShape(self, .fill(HierarchicalStyle.primary)) }
}

/// A shape whose outline can be moved inwards by a distance.
public protocol InsettableShape: Shape {
  /// The type of the shape that ``inset(by:)`` returns.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline moved inwards by a distance in points.
  ///
  /// - Parameter amount: The distance in points. A negative distance moves the outline outwards.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The fill rule of a shape and the antialiasing of its edges.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides which areas are filled; `false`, the default, is the nonzero
  /// rule.
  public var isEOFilled: Bool
  /// Whether the edges of the filled shape are antialiased; `true` by default.
  public var isAntialiased: Bool

  /// Creates a fill style, by default with the nonzero rule and antialiased edges.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule is used instead of the nonzero rule.
  ///   - antialiased: Whether edges are antialiased.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
