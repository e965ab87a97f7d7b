// Free functions have the names that UIKit and Core Graphics gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// The context that is drawn on; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.current }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContext.push(context) }

/// Takes away the context that was pushed last.
public func UIGraphicsPopContext() { GraphicsContext.pop() }

/// Begins a picture of one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsContext.beginImage(size: size, scale: 1)
}

/// Begins a picture; a scale of 0 is the device's, an opaque one starts black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsContext.beginImage(size: size, scale: scale, isOpaque: opaque)
}

/// The picture that was begun last, as it is at present.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContext.currentImage
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContext.endImage() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  BezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Draws a frame of one point inside a rectangle of the current context, with the fill colour.
public func UIRectFrame(_ rect: CGRect) { frame(rect).fill() }

/// Draws a frame of one point inside a rectangle of the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  frame(rect).fill(with: blendMode, alpha: 1)
}

private func frame(_ rect: CGRect) -> BezierPath {
  let frame = BezierPath(rect: rect)
  frame.append(BezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  frame.usesEvenOddFillRule = true
  return frame
}

/// Lets nothing outside of a rectangle be drawn on the current context any more.
public func UIRectClip(_ rect: CGRect) { GraphicsContext.current?.clip(to: rect) }
