import Foundation

extension Canvas {
  /// Draws a line with the top left corner of its box at a point, like a layout of its text.
  ///
  /// A PDF page uses the line's glyphs directly. Other canvases set its text as a layout. If the
  /// buffer of the line was emptied, the line is not drawn and an error is recorded.
  package func draw(_ line: LineBuffer.Line, of buffer: LineBuffer, at origin: CGPoint) {
    if let canvas = self as? CheckedCanvas {
      canvas.draw(line, of: buffer, at: origin)
    } else if let layout = buffer.layout(of: line) {
      draw(layout, at: origin, compositing: .normal)
    } else {
      LineBuffer.noteEmptied(in: context)
    }
  }

  /// Draws lines that are the cells of a row, each within a `.tag(.cell())`.
  ///
  /// A table has many cells. The checks before drawing are made once for all lines, which takes a
  /// third of the time of separate cells.
  package func draw(cells: [LineBuffer.Placed], of buffer: LineBuffer) {
    if let canvas = self as? CheckedCanvas, canvas.draw(cells, of: buffer, areCells: true) {
      return
    }
    for cell in cells {
      beginMarkedContent(.tag(.cell()))
      draw(cell.line, of: buffer, at: cell.origin)
      endMarkedContent()
    }
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
    guard !draw([LineBuffer.Placed(line, at: origin)], of: buffer, areCells: false),
      let layout = buffer.layout(of: line)
    else { return }
    draw(layout, at: origin, compositing: .normal)
  }

  /// Draws lines without their layouts.
  ///
  /// - Returns: `false`, with nothing drawn, if a diagnostic must be recorded or a layout is
  ///   needed.
  fileprivate func draw(
    _ lines: [LineBuffer.Placed], of buffer: LineBuffer, areCells: Bool
  ) -> Bool {
    guard let box = box(of: lines, buffer), takesLines, textLinks.isEmpty,
      links?.isWatching != true, isDrawing("draw(text)"),
      operationCount + lines.count <= context.limits.maximumOperationsPerPage,
      !areCells || hasSpaceForScope && links?.isPaused != true,
      case let ink = box.applying(transform), isInside(ink),
      performLines(lines, buffer, in: box, areCells: areCells)
    else { return false }
    operationCount += lines.count
    addInk(ink)
    mirror?.mirrorLines(lines, of: buffer)
    return true
  }

  /// Returns the box around lines; `nil` if a line needs checks of its own.
  private func box(of lines: [LineBuffer.Placed], _ buffer: LineBuffer) -> CGRect? {
    guard let first = lines.first else { return nil }
    var (left, top) = (first.origin.x, first.origin.y)
    var (right, bottom) = (left, top)
    var font = Int32(-1)
    let limits = context.limits
    for placed in lines {
      let (line, origin) = (placed.line, placed.origin)
      guard buffer.holds(line), origin.x.isFinite, origin.y.isFinite, line.width > 0,
        Int(line.byteCount) <= limits.maximumTextLength
      else { return nil }
      if line.font != font {
        guard buffer.font(of: line).isSound(limits) else { return nil }
        font = line.font
      }
      left = min(left, origin.x)
      top = min(top, origin.y)
      right = max(right, origin.x + line.width)
      bottom = max(bottom, origin.y + line.ascent + line.descent)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a box in the canvas' own space is completely inside the visible area.
  private func isInside(_ box: CGRect) -> Bool {
    // Comparisons with NaN are false.
    let (clip, reach) = (clipBox, context.limits.maximumCoordinate)
    return box.minX >= -reach && box.minY >= -reach && box.maxX <= reach && box.maxY <= reach
      && box.minX > clip.minX && box.minY > clip.minY && box.maxX < clip.maxX
      && box.maxY < clip.maxY && !box.isEmpty
  }
}

extension LineFont {
  fileprivate func isSound(_ limits: Limits) -> Bool {
    hasSoundColor && limits.maximumTextLines > 0 && style.font.size >= limits.minimumFontSize
      && style.font.size <= limits.maximumFontSize
  }
}
