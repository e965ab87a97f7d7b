import EaselCanvas
import EaselViews
import Foundation

extension NSValue {
  /// Boxes a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(transform: transform)
  }

  /// The transform of space that was boxed; the identity for another value.
  public var caTransform3DValue: CATransform3D { CATransform3D(self) ?? .identity }

  /// Boxes a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform: CATransform3D(transform))
  }

  /// The transform of the plane that was boxed; the identity for another value.
  public var cgAffineTransformValue: CGAffineTransform {
    let transform = caTransform3DValue
    return CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }
}
