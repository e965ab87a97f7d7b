// Free functions have the names of UIKit and Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Returns a rectangle from its origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a point from its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size from its width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a vector from its components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

/// Returns a scaling.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

/// Returns a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns the transform that applies the first one and then the second one.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// The identity transform.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// The rectangle at the origin with zero width and height.
public let CGRectZero = CGRect.zero
/// The null rectangle, as the result of an empty intersection.
public let CGRectNull = CGRect.null
/// The origin.
public let CGPointZero = CGPoint.zero
/// The size with zero width and height.
public let CGSizeZero = CGSize.zero

extension CGRect {
  /// Returns whether the rectangle equals another one.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGPoint {
  /// Returns whether the point equals another one.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether the size equals another one.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
