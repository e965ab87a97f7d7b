// Functions have the names of Core Text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// A text that is laid out in one or several frames.
///
/// ```swift
/// let setter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "A long text."))
/// let path = CGPath(rect: CGRect(x: 72, y: 72, width: 450, height: 650), transform: nil)
/// let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
/// let rest = CTFrameGetVisibleStringRange(frame).length  // the start of the next frame
/// ```
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// Core Text's style for text without attributes: 12 points, black.
  static let plainStyle = TextStyle(font: .system(size: 12), color: .black)

  /// Returns a range within the text; a length of 0 extends it to the end.
  func clamped(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    let length = range.length > 0 ? min(range.length, rest) : rest
    return NSRange(location: start, length: length)
  }

  /// Lays out a range of the text in a size, and returns the lines that fit and their range.
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

  /// Returns the length in a range of the text for a length in the laid-out text, in which a line
  /// feed replaces each carriage return with line feed.
  private func lengthBeforeSetting(_ count: Int, in range: NSRange) -> Int {
    let units = Array((text.string as NSString).substring(with: range).utf16)
    var position = 0
    for _ in 0..<count where position < units.count {
      let isPair =
        units[position] == 0x0D && position + 1 < units.count && units[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
    return position
  }

  /// The tolerance for sums of heights, in points.
  private static let tolerance: CGFloat = 0.01

  private func layout(_ range: NSRange, width: CGFloat) -> TextLayout {
    let limit = width > 0 && width < 100_000 ? width : nil
    return TextLayout(
      text.attributedSubstring(from: range), style: Self.plainStyle, width: limit)
  }
}

/// The part of a text that fits into the bounding rectangle of a path, laid out in lines.
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

/// Creates a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: string))
}

/// Lays out as much of a range of the text as fits into the bounding rectangle of a path.
///
/// The first line is at the greatest y. A path other than a rectangle is replaced by its bounding
/// rectangle.
///
/// - Parameters:
///   - framesetter: The framesetter of the text.
///   - stringRange: The range; a length of 0 extends it to the end of the text.
///   - path: The path.
///   - frameAttributes: Not used.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange, path)
}

/// Returns the size of as much of a range of the text as fits, rounded up to whole points; zero if
/// nothing fits.
///
/// - Parameters:
///   - framesetter: The framesetter of the text.
///   - stringRange: The range; a length of 0 extends it to the end of the text.
///   - frameAttributes: Not used.
///   - constraints: The maximum size.
///   - fitRange: Receives the range that fits.
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

/// Draws the lines of a frame in a context where y points upward.
///
/// In a view, where y points downward, flip the context before, as on iOS.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  guard frame.visibleRange.length > 0, !box.isNull else { return }
  if frame.path.path.rectangle == nil {
    context.canvas.context.note(
      .warning, .drawingApproximated,
      "the path is not a rectangle; the text is set in the rectangle around it",
      operation: "CTFrameDraw")
  }
  context.saveGState()
  context.concatenate(
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY))
  context.draw(frame.layout, at: .zero)
  context.restoreGState()
}

/// Returns the range of the text for which the frame was requested, clamped to the text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// Returns the range of the text that fits into the frame; the next frame begins after it.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visibleRange.location, length: frame.visibleRange.length)
}

/// Returns the path with which the frame was created.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
