// Free functions have the names that UIKit and Core Graphics gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Makes a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Makes a translation.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

/// Makes a scaling.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

/// Makes a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Makes the transform that applies the first and then the second.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// The transform that leaves every point where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// The rectangle of no size at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that is none.
public let CGRectNull = CGRect.null
/// The origin.
public let CGPointZero = CGPoint.zero
/// The size of nothing.
public let CGSizeZero = CGSize.zero

extension CGRect {
  /// Whether two rectangles are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
