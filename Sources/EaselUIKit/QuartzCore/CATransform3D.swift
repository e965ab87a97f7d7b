// Free functions have the names of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a rotation by an angle in radians around an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// Returns a scaling.
public func CATransform3DMakeScale(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(scaleX: x, y: y, z: z)
}

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: x, y: y, z: z)
}

/// Returns the 3D transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(transform)
}

/// Returns the transform that rotates first, and then applies another transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.rotated(by: angle, x: x, y: y, z: z)
}

/// Returns the transform that scales first, and then applies another transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.scaledBy(x: x, y: y, z: z)
}

/// Returns the transform that translates first, and then applies another transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  transform.translatedBy(x: x, y: y, z: z)
}

/// Returns the transform that applies the first one and then the second one.
public func CATransform3DConcat(
  _ first: CATransform3D, _ second: CATransform3D
) -> CATransform3D {
  first.concatenating(second)
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  transform.inverted()
}
