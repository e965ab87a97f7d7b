// Functions have the names that Core Text gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Sets a text in frames, as many as it takes.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// Core Text's style of text that nothing is said about: 12 points, black.
  static let plainStyle = TextStyle(font: .system(size: 12), color: .black)

  /// A range within the text; a length of 0 is all that follows.
  func clamped(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    let length = range.length > 0 ? min(range.length, rest) : rest
    return NSRange(location: start, length: length)
  }

  /// Sets a range of the text in a size, and returns the lines that fit with their range.
  func set(_ range: NSRange, in size: CGSize) -> (layout: TextLayout, range: NSRange) {
    let whole = layout(range, width: size.width)
    let fitting = whole.lines.prefix { $0.frame.maxY <= size.height + Self.tolerance }.count
    guard fitting < whole.lines.count else { return (whole, range) }
    let end = whole.lines[fitting].range.lowerBound
    let set = whole.string.utf16.distance(from: whole.string.startIndex, to: end)
    let length = lengthBeforeSetting(set, in: range)
    let fit = NSRange(location: range.location, length: fitting > 0 ? length : 0)
    return (layout(fit, width: size.width), fit)
  }

  /// How much of a range became so many units of the text that was set, in which a line feed stands for
  /// a carriage return with the line feed after it.
  private func lengthBeforeSetting(_ count: Int, in range: NSRange) -> Int {
    let units = Array((text.string as NSString).substring(with: range).utf16)
    var place = 0
    for _ in 0..<count where place < units.count {
      let isPair = units[place] == 0x0D && place + 1 < units.count && units[place + 1] == 0x0A
      place += isPair ? 2 : 1
    }
    return place
  }

  /// What sums of heights may differ by.
  private static let tolerance: CGFloat = 0.01

  private func layout(_ range: NSRange, width: CGFloat) -> TextLayout {
    let limit = width > 0 && width < 100_000 ? width : nil
    return TextLayout(
      text.attributedSubstring(from: range), style: Self.plainStyle, width: limit)
  }
}

/// Lines of a text that were set in a rectangle.
public final class CTFrame {
  let layout: TextLayout
  let path: GraphicsPath
  let range: NSRange
  let visibleRange: NSRange

  init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: GraphicsPath) {
    self.path = path
    self.range = framesetter.clamped(range)
    let box = path.boundingBoxOfPath
    (layout, visibleRange) = framesetter.set(
      self.range, in: box.isNull ? .zero : box.size)
  }
}

/// Makes what sets a text in frames.
public func CTFramesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: string))
}

/// Sets as much of a range of the text as fits into a path's rectangle, from its greatest y down.
///
/// A path that is no rectangle counts by the rectangle around it.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange, path)
}

/// The size that a range of the text takes within constraints, and how much of it that is.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (layout, range) = framesetter.set(framesetter.clamped(stringRange), in: constraints)
  fitRange?.pointee = CFRange(location: range.location, length: range.length)
  guard range.length > 0 else { return .zero }
  let width = layout.lines.map(\.frame.width).max() ?? 0
  return CGSize(width: width.rounded(.up), height: layout.size.height.rounded(.up))
}

/// Draws the lines of a frame where y points up: code from iOS turns the context before.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  guard frame.visibleRange.length > 0, !box.isNull else { return }
  if frame.path.path.rectangle == nil {
    context.canvas.context.note(
      .warning, .drawingApproximated,
      "text is set in the rectangle around a path that is none", operation: "CTFrameDraw")
  }
  context.saveGState()
  context.concatenate(
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY))
  context.draw(frame.layout, at: .zero)
  context.restoreGState()
}

/// The range of the text that the frame was asked for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// The range of the text that fits into the frame; the next frame begins behind it.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visibleRange.location, length: frame.visibleRange.length)
}

/// The path that the frame was set in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
