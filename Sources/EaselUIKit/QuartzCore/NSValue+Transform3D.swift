import EaselCanvas
import EaselViews
import Foundation

extension NSValue {
  /// Creates a value that contains a 3D transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(transform: transform)
  }

  /// The 3D transform that the value contains; the identity for a value of another type.
  public var caTransform3DValue: CATransform3D { CATransform3D(self) ?? .identity }

  /// Creates a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform: CATransform3D(transform))
  }

  /// The affine part of the transform that the value contains; the identity for a value of another
  /// type.
  public var cgAffineTransformValue: CGAffineTransform {
    let transform = caTransform3DValue
    return CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }
}
