// Functions have the names of Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A text laid out on one line.
public final class CTLine {
  let layout: TextLayout
  let length: Int

  init(_ text: NSAttributedString) {
    layout = TextLayout(text, style: CTFramesetter.plainStyle)
    length = text.length
  }
}

/// Creates a line from a text, laid out without wrapping.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
  CTLine(string)
}

/// Draws a line with its baseline at the text position of a context where y points upward.
///
/// The text position moves by the width of the line.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  // The layout is drawn from its top with y downward.
  context.concatenate(context.textMatrix)
  context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
  context.draw(line.layout, at: CGPoint(x: 0, y: -line.layout.firstBaseline))
  context.restoreGState()
  context.textPosition.x += line.layout.size.width
}

/// Returns the width of a line, and stores its ascent, its descent and its leading, all in points.
///
/// The leading is always 0.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let first = line.layout.lines.first
  ascent?.pointee = first?.ascent ?? 0
  descent?.pointee = first?.descent ?? 0
  leading?.pointee = 0
  return Double(line.layout.size.width)
}

/// Returns the range of the line's text, in UTF-16 code units: all of it.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: 0, length: line.length)
}
