import EaselCanvas
import Foundation

/// A shape whose path is changed after it was made.
struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  /// Changes the path; it is told the rectangle.
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape in a rectangle of another size.
struct ResizedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (CGRect) -> CGRect

  func path(in rect: CGRect) -> Path { base.path(in: change(rect)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
  /// The part of the outline between two fractions of its length, 0…1.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 6)
  /// ```
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmed(from: startFraction, to: endFraction) }
  }

  /// The shape turned about a point of its rectangle, clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed { rect in
      CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect))
    }
  }

  /// The shape scaled about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    transformed { rect in CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)) }
  }

  /// The shape scaled about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved, towards the trailing side and downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape moved, towards the trailing side and downwards.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape moved, towards the trailing side and downwards.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape with an affine transform applied to its path.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    transformed { _ in transform }
  }

  /// The shape in a rectangle of its own size, at the upper leading corner.
  public func size(_ size: CGSize) -> some Shape {
    ResizedShape(base: self) { CGRect(origin: $0.origin, size: size) }
  }

  /// The shape in a rectangle of its own size, at the upper leading corner.
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
  /// The transform with a point in the place of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init<Base: Shape>(_ shape: Base) { base = (shape as? AnyShape)?.base ?? shape }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
