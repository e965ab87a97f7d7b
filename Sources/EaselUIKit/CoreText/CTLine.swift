// Functions have the names that Core Text gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A text set on one line.
public final class CTLine {
  let layout: TextLayout
  let length: Int

  init(_ text: NSAttributedString) {
    layout = TextLayout(text, style: CTFramesetter.plainStyle)
    length = text.length
  }
}

/// Sets a text on one line.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
  CTLine(string)
}

/// Draws a line with its baseline at the context's text position, where y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  // A line hangs from its top, its letters upright where y points down.
  context.concatenate(context.textMatrix)
  context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
  context.draw(line.layout, at: CGPoint(x: 0, y: -line.layout.firstBaseline))
  context.restoreGState()
  context.textPosition.x += line.layout.size.width
}

/// The width of a line, and how far it reaches above and below its baseline.
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

/// The range of the text that a line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: 0, length: line.length)
}
