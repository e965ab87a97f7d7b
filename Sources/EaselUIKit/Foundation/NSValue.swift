import EaselCanvas
import Foundation

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Creates a value that contains a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point that the value contains; a value of another type stops the process.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value contains; a value of another type stops the process.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value contains; a value of another type stops the process.
  public var cgRectValue: CGRect { rectValue }

  /// Creates a value that contains a vector, stored as a size.
  public convenience init(cgVector: CGVector) {
    self.init(size: CGSize(width: cgVector.dx, height: cgVector.dy))
  }

  /// The vector that the value contains; a value of a type other than a vector or size stops the
  /// process.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
}
