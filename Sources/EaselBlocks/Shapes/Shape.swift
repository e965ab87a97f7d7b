import EaselCanvas
import Foundation

/// An outline as a block: it is filled with the foreground style.
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
/// Write paths for left-to-right layouts; they are mirrored in right-to-left layouts.
public protocol Shape: Block, Sendable {
  /// The outline in a rectangle, whose origin is zero where the shape is drawn.
  func path(in rect: CGRect) -> Path
  /// The size for a proposal; by default the proposed size, and 10 points where none is proposed.
  func sizeThatFits(_ proposal: ProposedSize) -> CGSize
  /// Whether the outline is mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Whether an outline is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays the same.
  case fixed
  /// It is mirrored.
  case mirrors
}

extension Shape {
  /// Takes the proposed size, and 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Outlines are mirrored by default.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: some Block { PaintedShape(self, .fill(HierarchicalStyle.primary)) }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the shape moved inwards.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by a distance in points; outwards where it is negative.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlaps are filled by the even-odd rule instead of the non-zero one.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
