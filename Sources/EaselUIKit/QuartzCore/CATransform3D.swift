// Free functions have the names of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// The identity transform, which leaves every point unchanged.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a rotation by an angle in radians about an axis (x, y, z); the identity for an axis of
/// length 0.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// Returns a scaling by a factor along each of the three axes.
public func CATransform3DMakeScale(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(scaleX: x, y: y, z: z)
}

/// Returns a translation by distances in points along the three axes.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: x, y: y, z: z)
}

/// Returns the 3D transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(transform)
}

/// Returns the transform that rotates by an angle in radians about an axis first, and then applies
/// another transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.rotated(by: angle, x: x, y: y, z: z)
}

/// Returns the transform that scales by a factor along each axis first, and then applies another
/// transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.scaledBy(x: x, y: y, z: z)
}

/// Returns the transform that translates by distances in points first, and then applies another
/// transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.translatedBy(x: x, y: y, z: z)
}

/// Returns the transform that applies the first transform and then the second one.
public func CATransform3DConcat(
  _ first: CATransform3D, _ second: CATransform3D
) -> CATransform3D {
  first.concatenating(second)
}

/// Returns the inverse of a transform, or the transform itself if it is not invertible.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  transform.inverted()
}
