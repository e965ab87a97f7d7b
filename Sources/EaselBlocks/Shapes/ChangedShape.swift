import EaselCanvas
import Foundation

/// A shape whose path is changed after the base shape has made it.
struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  /// Changes the path; its second argument is the rectangle.
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape that makes its path in another rectangle.
struct ResizedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (CGRect) -> CGRect

  func path(in rect: CGRect) -> Path { base.path(in: change(rect)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  ///
  /// Fractions out of that range are clamped. The result is empty if the start is not less than the
  /// end.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 6)
  /// ```
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmed(from: startFraction, to: endFraction) }
  }

  /// Returns the shape rotated clockwise by an angle about a point of its rectangle, by default the
  /// center.
  ///
  /// In right-to-left layouts a mirrored shape is rotated counterclockwise.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The fixed point, in units of the rectangle. The default is the center.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed { rect in
      CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect))
    }
  }

  /// Returns the shape scaled horizontally and vertically about a point of its rectangle, by
  /// default the center.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The fixed point, in units of the rectangle. The default is the center.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    transformed { rect in CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)) }
  }

  /// Returns the shape scaled by one factor about a point of its rectangle, by default the center.
  ///
  /// - Parameters:
  ///   - scale: The factor in both directions.
  ///   - anchor: The fixed point, in units of the rectangle. The default is the center.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape moved by `x` points towards the trailing side and `y` points downwards.
  ///
  /// A shape whose `layoutDirectionBehavior` is `fixed` is always moved to the right.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing side, in points.
  ///   - y: The distance downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the shape moved by a width towards the trailing side and a height downwards, in
  /// points.
  ///
  /// A shape whose `layoutDirectionBehavior` is `fixed` is always moved to the right.
  ///
  /// - Parameter offset: The distances, in points.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by `x` points towards the trailing side and `y` points downwards.
  ///
  /// A shape whose `layoutDirectionBehavior` is `fixed` is always moved to the right.
  ///
  /// - Parameter offset: The distances, in points.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// Returns the shape with an affine transform applied to its path, whose origin is the upper
  /// leading corner.
  ///
  /// If the `layoutDirectionBehavior` is `fixed`, it is always the upper left corner.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    transformed { _ in transform }
  }

  /// Returns the shape drawn in a rectangle of a fixed size, in points, at the upper leading
  /// corner.
  ///
  /// If the `layoutDirectionBehavior` is `fixed`, it is always the upper left corner.
  ///
  /// - Parameter size: The size of the rectangle, in points.
  public func size(_ size: CGSize) -> some Shape {
    ResizedShape(base: self) { CGRect(origin: $0.origin, size: size) }
  }

  /// Returns the shape drawn in a rectangle of fixed width and height, in points, at the upper
  /// leading corner.
  ///
  /// If the `layoutDirectionBehavior` is `fixed`, it is always the upper left corner.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle, in points.
  ///   - height: The height of the rectangle, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private func transformed(
    _ transform: @escaping @Sendable (CGRect) -> CGAffineTransform
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in path.applying(transform(rect)) }
  }
}

extension CGAffineTransform {
  /// The transform about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// A shape that hides the type of another shape.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that hides the type of another shape.
  public init<Base: Shape>(_ shape: Base) { base = (shape as? AnyShape)?.base ?? shape }

  /// Returns the outline of the wrapped shape in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size, in points, that the wrapped shape chooses for a proposed size.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Whether the wrapped shape is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
