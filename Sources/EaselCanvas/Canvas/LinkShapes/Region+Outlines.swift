import Foundation

extension Region {
  /// Returns polygons around the region, each without holes.
  ///
  /// A shape with a hole has several polygons around the hole.
  ///
  /// - Parameters:
  ///   - step: The maximum height of bands that approximate slanted edges.
  ///   - tolerance: The maximum distance of the polygons from the edges of the bands.
  func outlines(step: CGFloat, tolerance: CGFloat) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var open: [Chain] = []
    for band in bands {
      let isBelow = open.first.map { band.top - $0.bottom < 1e-6 } ?? false
      // A chain continues if exactly one of its spans touches exactly one span of this band.
      var next: [Chain] = []
      var ended = Array(repeating: true, count: open.count)
      for span in band.spans {
        let above = open.indices.filter {
          isBelow && open[$0].span.low < span.high && open[$0].span.high > span.low
        }
        if above.count == 1, let index = above.first,
          band.spans.filter({
            $0.low < open[index].span.high && $0.high > open[index].span.low
          }).count == 1
        {
          ended[index] = false
          var chain = open[index]
          chain.add(span, of: band, step: step)
          next.append(chain)
        } else {
          next.append(Chain(span, of: band, step: step))
        }
      }
      for (index, chain) in open.enumerated() where ended[index] {
        result.append(chain.polygon(tolerance))
      }
      open = next
    }
    return result + open.map { $0.polygon(tolerance) }
  }
}

/// Spans of neighboring bands that form one polygon.
private struct Chain {
  private(set) var span: Region.Span
  private(set) var bottom: CGFloat
  private var left: [CGPoint]
  private var right: [CGPoint]

  init(_ span: Region.Span, of band: Region.Band, step: CGFloat) {
    self.span = span
    bottom = band.bottom
    left = [CGPoint(x: span.low, y: band.top)]
    right = [CGPoint(x: span.high, y: band.top)]
    add(span, of: band, step: step)
  }

  mutating func add(_ span: Region.Span, of band: Region.Band, step: CGFloat) {
    self.span = span
    bottom = band.bottom
    // The sides of a high band are vertical; a low band is exact in its middle.
    let heights =
      band.height > step * 1.01 ? [band.top, band.bottom] : [(band.top + band.bottom) / 2]
    for y in heights {
      left.append(CGPoint(x: span.low, y: y))
      right.append(CGPoint(x: span.high, y: y))
    }
  }

  func polygon(_ tolerance: CGFloat) -> [CGPoint] {
    let (low, high) = (CGPoint(x: span.low, y: bottom), CGPoint(x: span.high, y: bottom))
    return (right + [high]).simplified(tolerance)
      + (left + [low]).simplified(tolerance).reversed()
  }
}

extension [CGPoint] {
  /// Returns the line without the points that are within a tolerance of it; its ends are kept.
  ///
  /// Source: Douglas and Peucker, 1973.
  func simplified(_ tolerance: CGFloat) -> [CGPoint] {
    guard count > 2 else { return self }
    var keeps = Array<Bool>(repeating: false, count: count)
    (keeps[0], keeps[count - 1]) = (true, true)
    var pending = [(0, count - 1)]
    while let (from, to) = pending.popLast() {
      var (farthest, distance) = (from, tolerance)
      for index in (from + 1)..<Swift.max(to, from + 1) {
        let off = self[index].distance(toSegment: self[from], self[to])
        if off > distance { (farthest, distance) = (index, off) }
      }
      guard farthest > from else { continue }
      keeps[farthest] = true
      pending += [(from, farthest), (farthest, to)]
    }
    return indices.filter { keeps[$0] }.map { self[$0] }
  }
}

extension CGPoint {
  fileprivate func distance(toSegment a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return hypot(x - a.x, y - a.y) }
    let t = Swift.min(Swift.max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1)
    return hypot(x - a.x - t * dx, y - a.y - t * dy)
  }
}
