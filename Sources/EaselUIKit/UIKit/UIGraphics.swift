// Free functions have the names of UIKit and Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Returns the current context; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.current }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContext.push(context) }

/// Removes the context that was pushed last.
public func UIGraphicsPopContext() { GraphicsContext.pop() }

/// Begins drawing into an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsContext.beginImage(size: size, scale: 1)
}

/// Begins drawing into an image.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: The number of pixels per point; 0 uses ``UIScreen/scale``.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsContext.beginImage(size: size, scale: scale, isOpaque: opaque)
}

/// Returns the image that was begun last, with its current content.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContext.currentImage
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContext.endImage() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

/// Fills a rectangle in the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  BezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Draws a border of one point inside a rectangle in the current context, with the fill color.
public func UIRectFrame(_ rect: CGRect) { frame(rect).fill() }

/// Draws a border of one point inside a rectangle in the current context, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  frame(rect).fill(with: blendMode, alpha: 1)
}

private func frame(_ rect: CGRect) -> BezierPath {
  let frame = BezierPath(rect: rect)
  frame.append(BezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  frame.usesEvenOddFillRule = true
  return frame
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContext.current?.clip(to: rect) }
