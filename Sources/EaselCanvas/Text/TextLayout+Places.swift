import Foundation

extension TextLayout {
  /// The rectangles that a stretch of the text takes: one for each run and line, from top to
  /// bottom.
  public func rects(for range: Range<String.Index>) -> [CGRect] {
    let low = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let high = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    var rects: [CGRect] = []
    for line in lines {
      for run in runs[line.runs] where run.textRange.overlaps(low..<max(high, low)) {
        guard let (left, right) = extent(of: low..<high, in: run) else { continue }
        let rect = CGRect(
          x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
        // Neighbouring runs of a line read as one stretch.
        if let last = rects.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// The character at a point of the layout: the one whose picture is there, or the nearest.
  public func index(at point: CGPoint) -> String.Index {
    let line =
      lines.first { point.y < $0.frame.maxY } ?? lines.last
    guard let line else { return string.startIndex }
    var best: (distance: CGFloat, byte: Int) = (.infinity, line.bytes.lowerBound)
    for run in runs[line.runs] {
      for place in places(in: run) {
        let distance = max(place.left - point.x, point.x - place.right, 0)
        if distance < best.distance { best = (distance, place.bytes.lowerBound) }
      }
    }
    return string.utf8.index(string.startIndex, offsetBy: best.byte)
  }

  /// Where the caret stands before a character: a rectangle without width.
  public func caretRect(at index: String.Index) -> CGRect {
    let byte = string.utf8.distance(from: string.startIndex, to: index)
    for line in lines where line.bytes.contains(byte) {
      for run in runs[line.runs] {
        for place in places(in: run) where place.bytes.contains(byte) {
          let x = run.isRightToLeft ? place.right : place.left
          return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
        }
      }
    }
    guard let line = lines.last else { return .zero }
    let x = line.isRightToLeft ? line.frame.minX : line.frame.maxX
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// Where each cluster of a run lies.
  private func places(in run: TextRun) -> [(bytes: Range<Int>, left: CGFloat, right: CGFloat)] {
    var places: [(bytes: Range<Int>, left: CGFloat, right: CGFloat)] = []
    var byte = run.textRange.lowerBound
    var glyph = run.isRightToLeft ? run.glyphs.count : 0
    for cluster in run.clusters {
      let glyphs =
        run.isRightToLeft
        ? (glyph - cluster.glyphs)..<glyph : glyph..<(glyph + cluster.glyphs)
      glyph = run.isRightToLeft ? glyphs.lowerBound : glyphs.upperBound
      let left =
        glyphs.lowerBound < run.positions.count
        ? run.positions[glyphs.lowerBound].x : run.frame.maxX
      let right =
        glyphs.upperBound < run.positions.count
        ? run.positions[glyphs.upperBound].x : run.frame.maxX
      places.append((byte..<(byte + cluster.bytes), min(left, right), max(left, right)))
      byte += cluster.bytes
    }
    return places
  }

  private func extent(of bytes: Range<Int>, in run: TextRun) -> (CGFloat, CGFloat)? {
    let inside = places(in: run).filter { $0.bytes.overlaps(bytes) }
    guard let left = inside.map(\.left).min(), let right = inside.map(\.right).max() else {
      return nil
    }
    return (left, right)
  }
}
