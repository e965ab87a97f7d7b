// Free functions have the names of UIKit and Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Returns the current graphics context of the thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.current }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContext.push(context) }

/// Removes the context that was pushed last and makes the previous one current.
public func UIGraphicsPopContext() { GraphicsContext.pop() }

/// Makes a new transparent image the current context, with a size in points and 1 pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsContext.beginImage(size: size, scale: 1)
}

/// Makes a new image the current context, with a size in points, an opacity and a number of pixels
/// per point.
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

/// Returns the current context's image as drawn so far; `nil` if that context was not begun as an
/// image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContext.currentImage
}

/// Ends the image that was begun last and makes the previous context current.
///
/// Does nothing, with a warning, if the current context is not such an image.
public func UIGraphicsEndImageContext() { GraphicsContext.endImage() }

/// Fills a rectangle in the current context with its fill color and its blend mode.
///
/// UIKit replaces the pixels, with the blend mode `copy`: for that, pass `copy` to
/// ``UIRectFillUsingBlendMode(_:_:)``. Outside of drawing, nothing happens.
public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

/// Fills a rectangle in the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  BezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Fills a border 1 point wide inside a rectangle in the current context, with the fill color.
public func UIRectFrame(_ rect: CGRect) { frame(rect).fill() }

/// Fills a border 1 point wide inside a rectangle in the current context, with the fill color and a
/// blend mode.
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
