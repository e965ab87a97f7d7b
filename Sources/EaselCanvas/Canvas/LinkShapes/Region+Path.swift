import Foundation

extension Region {
  /// An edge of a polygon, from its upper to its lower end.
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    /// The direction: 1 if the outline goes downwards, and −1 if it goes upwards.
    var direction: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
    }
  }

  /// The maximum distance of lines from the curves that they approximate.
  static let flatness: CGFloat = 0.05
  /// The height below which two heights count as one.
  private static let minimumHeight: CGFloat = 1e-4

  /// Creates the region that a path fills inside a box.
  ///
  /// Bands begin and end at the heights of corners, so that rectangles are exact. At slanted edges
  /// they are at most `step` high and as wide as the shape at the middle of the band.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: The fill rule.
  ///   - box: The box that clips the region.
  ///   - step: The maximum height of bands at slanted edges.
  ///   - edgesLeft: The number of edges that may be processed; an edge counts once in each band. It
  ///     is reduced by the edges of the shape. A shape with more edges becomes its bounding
  ///     rectangle.
  init(
    _ path: Path, rule: FillRule, in box: CGRect, step: CGFloat, edgesLeft: inout Int
  ) {
    self.init()
    guard !box.isNull, !box.isEmpty, !path.isEmpty, path.isFinite else { return }
    if let rect = path.rectangle {
      self.init(rect.intersection(box))
      return
    }
    var edges = Self.edges(of: path.clippedForFilling(to: box))
    edges.sort { $0.top.y < $1.top.y }
    var heights = (edges.map(\.top.y) + edges.map(\.bottom.y)).sorted()
    var kept = 0
    for height in heights where kept == 0 || height - heights[kept - 1] > Self.minimumHeight {
      heights[kept] = height
      kept += 1
    }
    heights.removeLast(heights.count - kept)
    var active: [Edge] = []
    var next = 0
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      while next < edges.count, edges[next].top.y < middle {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.bottom.y <= middle }
      guard !active.isEmpty else { continue }
      let isSlanted = active.contains { abs($0.x(at: bottom) - $0.x(at: top)) > Self.flatness }
      let count = isSlanted ? max(Int(((bottom - top) / step).rounded(.up)), 1) : 1
      edgesLeft -= active.count * count
      guard edgesLeft >= 0 else {
        self.init(path.controlPointBounds.intersection(box))
        return
      }
      for part in 0..<count {
        let upper = top + (bottom - top) * CGFloat(part) / CGFloat(count)
        let lower = top + (bottom - top) * CGFloat(part + 1) / CGFloat(count)
        let spans = Self.spans(of: active, at: (upper + lower) / 2, rule)
        append(Band(top: upper, bottom: lower, spans: spans))
      }
    }
  }

  private static func edges(of path: Path) -> [Edge] {
    var edges: [Edge] = []
    for part in path.flattened(tolerance: flatness).split() {
      var points = [part.start]
      for segment in part.segments { points.append(segment.end) }
      for (index, from) in points.enumerated() {
        let to = points[(index + 1) % points.count]
        if from.y < to.y {
          edges.append(Edge(top: from, bottom: to, direction: 1))
        } else if to.y < from.y {
          edges.append(Edge(top: to, bottom: from, direction: -1))
        }
      }
    }
    return edges
  }

  private static func spans(of edges: [Edge], at y: CGFloat, _ rule: FillRule) -> [Span] {
    let crossings = edges.map { ($0.x(at: y), $0.direction) }.sorted { $0.0 < $1.0 }
    var spans: [Span] = []
    var winding = 0
    for (index, (x, direction)) in crossings.enumerated() {
      winding += direction
      let isInside = rule == .nonZero ? winding != 0 : !(index + 1).isMultiple(of: 2)
      guard isInside, index + 1 < crossings.count else { continue }
      let end = crossings[index + 1].0
      if let last = spans.indices.last, spans[last].high >= x {
        spans[last].high = end
      } else {
        spans.append(Span(low: x, high: end))
      }
    }
    return spans
  }
}
