import Foundation

extension TextLayout {
  /// Returns the rectangles in the layout's space that a range of the text covers, from top to
  /// bottom.
  ///
  /// There is one rectangle per line, or several in a line with text in both writing directions.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    let (low, high) = (byte(of: range.lowerBound), byte(of: range.upperBound))
    var rects: [CGRect] = []
    for line in lines {
      for run in runs[line.runs] where run.textRange.overlaps(low..<max(high, low)) {
        guard let (left, right) = extent(of: low..<high, in: run) else { continue }
        let rect = CGRect(
          x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
        // Adjacent runs of a line give one rectangle.
        if let last = rects.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// Returns the index of the character at a point of the layout, or of the nearest one.
  public func index(at point: CGPoint) -> String.Index {
    let line =
      lines.first { point.y < $0.frame.maxY } ?? lines.last
    guard let line else { return string.startIndex }
    var best: (distance: CGFloat, byte: Int) = (.infinity, line.bytes.lowerBound)
    for run in runs[line.runs] {
      for extent in run.extents {
        let distance = max(extent.left - point.x, point.x - extent.right, 0)
        if distance < best.distance { best = (distance, extent.bytes.lowerBound) }
      }
    }
    return string.utf8.index(string.startIndex, offsetBy: best.byte)
  }

  /// Returns the rectangle of the caret before the character at an index; its width is 0.
  public func caretRect(at index: String.Index) -> CGRect {
    let byte = byte(of: index)
    func caret(_ x: CGFloat, _ line: Line) -> CGRect {
      CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
    }
    for line in lines where line.bytes.contains(byte) {
      for run in runs[line.runs] {
        for extent in run.extents where extent.bytes.contains(byte) {
          return caret(run.isRightToLeft ? extent.right : extent.left, line)
        }
      }
    }
    // Before a newline or at the end of the text: the end of the line before it.
    guard let line = lines.last(where: { $0.bytes.lowerBound <= byte }) ?? lines.first else {
      return .zero
    }
    return caret(line.isRightToLeft ? line.frame.minX : line.frame.maxX, line)
  }

  private func extent(of bytes: Range<Int>, in run: TextRun) -> (CGFloat, CGFloat)? {
    let inside = run.extents.filter { $0.bytes.overlaps(bytes) }
    guard let left = inside.map(\.left).min(), let right = inside.map(\.right).max() else {
      return nil
    }
    return (left, right)
  }

  /// Returns the byte offset of an index, clamped to this text.
  private func byte(of index: String.Index) -> Int {
    let clamped = min(max(index, string.startIndex), string.endIndex)
    return string.utf8.distance(from: string.startIndex, to: clamped)
  }
}
