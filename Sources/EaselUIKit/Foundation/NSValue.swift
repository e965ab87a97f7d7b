import EaselCanvas
import Foundation

extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Boxes a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Boxes a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point that was boxed.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that was boxed.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that was boxed.
  public var cgRectValue: CGRect { rectValue }

  /// Boxes a vector.
  public convenience init(cgVector: CGVector) {
    self.init(size: CGSize(width: cgVector.dx, height: cgVector.dy))
  }

  /// The vector that was boxed.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
}
