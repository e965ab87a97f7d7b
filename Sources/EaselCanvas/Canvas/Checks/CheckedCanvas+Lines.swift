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

  /// Draws a line that is a cell of a table by itself, as within a `.tag(.cell())`.
  ///
  /// A table has many of them: this takes half the time of beginning and ending the cell.
  package func draw(cell line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) {
    if let canvas = self as? CheckedCanvas, canvas.draw(line, of: buffer, at: origin, isCell: true)
    {
      return
    }
    beginMarkedContent(.tag(.cell()))
    draw(line, of: buffer, at: origin)
    endMarkedContent()
  }
}

extension LineBuffer {
  fileprivate static func noteEmptied(in context: RenderContext) {
    context.note(
      .error, .unbalancedState,
      "a line was drawn after its buffer was emptied; it is left out. Draw the lines of a page before "
        + "removeAll()", operation: "draw(line)")
  }
}

extension CheckedCanvas {
  /// Draws a line with the top left of its box at a point.
  package func draw(_ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) {
    guard buffer.holds(line) else { return LineBuffer.noteEmptied(in: context) }
    guard !draw(line, of: buffer, at: origin, isCell: false),
      let layout = buffer.layout(of: line)
    else { return }
    draw(layout, at: origin, compositing: .normal)
  }

  /// Draws a line without its layout; false, and nothing drawn, where there is something to note, or
  /// somebody who has to be told of the layout.
  fileprivate func draw(
    _ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint, isCell: Bool
  ) -> Bool {
    let box = CGRect(origin: origin, size: line.size)
    guard buffer.holds(line), takes(line, of: buffer, in: box),
      !isCell || hasRoomForScope && links?.isPaused != true,
      performLine(line, buffer, origin, isCell: isCell)
    else { return false }
    operationCount += 1
    addInk(box, .text)
    return true
  }

  private func takes(_ line: LineBuffer.Line, of buffer: LineBuffer, in box: CGRect) -> Bool {
    let (limits, font) = (context.limits, buffer.font(of: line))
    guard takesLines, mirror == nil, textLinks.isEmpty, links?.isWatching != true,
      isDrawing("draw(text)"), operationCount < limits.maximumOperationsPerPage,
      Int(line.byteCount) <= limits.maximumTextLength, limits.maximumTextLines > 0,
      font.hasSoundColor, font.style.font.size >= limits.minimumFontSize,
      font.style.font.size <= limits.maximumFontSize
    else { return false }
    // Of what is not finite, no comparison holds.
    let (box, reach) = (box.applying(transform), limits.maximumCoordinate)
    guard box.minX >= -reach, box.minY >= -reach, box.maxX <= reach, box.maxY <= reach else {
      return false
    }
    return box.minX > clipBox.minX && box.minY > clipBox.minY && box.maxX < clipBox.maxX
      && box.maxY < clipBox.maxY
  }
}
