// Free functions have the names that QuartzCore gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D.identity

/// Makes a rotation by an angle in radians about an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// Makes a scaling.
public func CATransform3DMakeScale(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(scaleX: x, y: y, z: z)
}

/// Makes a translation.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: x, y: y, z: z)
}

/// Makes the transform of space that an affine one of the plane is.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(transform)
}

/// Returns the transform that first rotates, then applies another one.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.rotated(by: angle, x: x, y: y, z: z)
}

/// Returns the transform that first scales, then applies another one.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.scaledBy(x: x, y: y, z: z)
}

/// Returns the transform that first translates, then applies another one.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.translatedBy(x: x, y: y, z: z)
}

/// Returns the transform that applies the first and then the second.
public func CATransform3DConcat(
  _ first: CATransform3D, _ second: CATransform3D
) -> CATransform3D {
  first.concatenating(second)
}

/// Returns the inverse, or the transform itself where it has none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  transform.inverted()
}
