// Functions have the names of Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A text laid out on one line.
public final class CTLine {
  let layout: TextLayout
  let length: Int

  init(_ text: NSAttributedString) {
    layout = TextLayout(Self.withoutBreaks(text), style: CTFramesetter.plainStyle)
    length = text.length
  }

  /// Returns a text without its line breaks, which have no glyphs in a line.
  private static func withoutBreaks(_ text: NSAttributedString) -> NSAttributedString {
    let whole = text.string as NSString
    guard whole.rangeOfCharacter(from: .newlines).length > 0 else { return text }
    let line = NSMutableAttributedString(attributedString: text)
    for index in (0..<whole.length).reversed() {
      guard let letter = Unicode.Scalar(whole.character(at: index)),
        CharacterSet.newlines.contains(letter)
      else { continue }
      line.deleteCharacters(in: NSRange(location: index, length: 1))
    }
    return line
  }
}

/// Creates a line from a text, laid out without wrapping.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
  CTLine(string)
}

/// Draws a line with its baseline at the text position of a context where y points upward.
///
/// The text position moves by the width of the line, in the direction of the text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  // The layout is drawn from its top with y downward.
  context.concatenate(context.textMatrix)
  context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
  context.draw(line.layout, at: CGPoint(x: 0, y: -line.layout.firstBaseline))
  context.restoreGState()
  let width = line.layout.size.width
  context.textMatrix.tx += context.textMatrix.a * width
  context.textMatrix.ty += context.textMatrix.b * width
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
