import Foundation

extension Canvas {
  /// Draws a line with the top left of its box at a point, as the layout of its text would be drawn.
  ///
  /// A page of a PDF takes its glyphs as they are; other canvases set its text as a layout. A line whose
  /// buffer was emptied since is noted and left out.
  package func draw(_ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) {
    if let canvas = self as? CheckedCanvas {
      canvas.draw(line, of: buffer, at: origin)
    } else if let layout = buffer.layout(of: line) {
      draw(layout, at: origin, compositing: .normal)
    } else {
      LineBuffer.noteEmptied(in: context)
    }
  }
}

extension LineBuffer {
  fileprivate static func noteEmptied(in context: RenderContext) {
    context.note(
      .error, .invalidNumber,
      "a line was drawn after its buffer was emptied; it is left out. Draw the lines of a page before "
        + "removeAll()", operation: "draw(line)")
  }
}

extension CheckedCanvas {
  /// Draws a line with the top left of its box at a point.
  package func draw(_ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) {
    guard buffer.holds(line) else { return LineBuffer.noteEmptied(in: context) }
    guard takes(line, of: buffer, at: origin) else {
      guard let layout = buffer.layout(of: line) else { return }
      return draw(layout, at: origin, compositing: .normal)
    }
    operationCount += 1
    addInk(CGRect(origin: origin, size: line.size), .text, text: buffer.text(of: line))
    if !performLine(line, buffer, origin), let layout = buffer.layout(of: line) {
      performText(layout, origin, .normal)
    }
  }

  /// Whether there is nothing to note, and nobody who would have to be told of a layout.
  private func takes(
    _ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint
  ) -> Bool {
    let (limits, font) = (context.limits, buffer.font(of: line))
    guard takesLines, mirror == nil, textLinks.isEmpty, links?.isWatching != true,
      isDrawing("draw(text)"), operationCount < limits.maximumOperationsPerPage,
      Int(line.byteCount) <= limits.maximumTextLength, limits.maximumTextLines > 0,
      font.hasSoundColor, font.style.font.size >= limits.minimumFontSize,
      font.style.font.size <= limits.maximumFontSize
    else { return false }
    // Of what is not finite, no comparison holds.
    let box = CGRect(origin: origin, size: line.size).applying(transform)
    let reach = limits.maximumCoordinate
    guard box.minX >= -reach, box.minY >= -reach, box.maxX <= reach, box.maxY <= reach else {
      return false
    }
    return clipBox.contains(box.insetBy(dx: -1, dy: -1))
  }
}
