import Foundation

/// Clips geometry that is outside of the range of a renderer's fixed-point numbers.
///
/// Inside the box the drawing stays the same. Outside of it lines are only as long as necessary.
extension Path {
  /// The maximum distance between a curve and the lines that replace it, in units of the box.
  private static let clippingTolerance: CGFloat = 0.05
  /// The number of points that the curves of one path may become.
  ///
  /// A further curve becomes one line.
  private static let mostPoints = 1_000_000

  /// Returns a path that fills the same points inside a box and has no point outside it.
  ///
  /// Subpaths that are inside stay as they are. Others become closed polygons, clipped to each side
  /// in turn (Sutherland and Hodgman, *Reentrant polygon clipping*, 1974). The winding number of
  /// every point inside stays the same. It works for coordinates up to 10¹². A path that is not
  /// finite is returned unchanged.
  func clippedForFilling(to box: CGRect) -> Path {
    guard isFinite else { return self }
    var result = Path()
    for part in split() {
      if part.isHeld(by: box) {
        result.append(part)
        continue
      }
      var polygon = part.polyline(
        in: box, tolerance: Self.clippingTolerance, most: Self.mostPoints - result.points.count)
      let extent = Extent(polygon)
      for side in Side.allCases where extent.reaches(beyond: side, of: box) {
        polygon = side.cut(polygon, of: box)
      }
      guard polygon.count > 2 else { continue }
      result.addLines(polygon)
      result.closeSubpath()
    }
    return result
  }

  /// Returns a path that strokes the same lines inside a box and has no point outside it.
  ///
  /// Subpaths that are inside stay as they are. Others become the lines that are inside, as open
  /// subpaths (Y.-D. Liang and B. Barsky, 1984), with ends where they leave the box. The box must
  /// therefore be wider than the visible area by the width of the line. Dashes start again in each
  /// part.
  func clippedForStroking(to box: CGRect) -> Path {
    guard isFinite else { return self }
    var result = Path()
    for part in split() {
      if part.isHeld(by: box) {
        result.append(part)
        continue
      }
      var line = part.polyline(
        in: box, tolerance: Self.clippingTolerance, most: Self.mostPoints - result.points.count)
      if part.isClosed, line.last != part.start { line.append(part.start) }
      var pieces: [[CGPoint]] = []
      for (p, q) in zip(line, line.dropFirst()) {
        guard let (from, to) = box.clip(p, q) else { continue }
        if let last = pieces.last?.last, last == from, from == p {
          pieces[pieces.count - 1].append(to)
        } else {
          pieces.append([from, to])
        }
      }
      // If a closed subpath begins inside, its last part continues into the first.
      if part.isClosed, let first = pieces.first, let last = pieces.last,
        first.first == part.start, last.last == part.start
      {
        if pieces.count > 1 {
          pieces[0] = last + first.dropFirst()
          pieces.removeLast()
        } else {
          result.addLines(first)
          result.closeSubpath()
          continue
        }
      }
      for piece in pieces { result.addLines(piece) }
    }
    return result
  }

  /// A side of a box that polygons are clipped to.
  fileprivate enum Side: CaseIterable {
    case left, right, top, bottom

    func cut(_ polygon: [CGPoint], of box: CGRect) -> [CGPoint] {
      guard var previous = polygon.last else { return [] }
      var result: [CGPoint] = []
      for point in polygon {
        if depth(of: point, in: box) >= 0 {
          if depth(of: previous, in: box) < 0 { result.append(crossing(point, previous, box)) }
          result.append(point)
        } else if depth(of: previous, in: box) >= 0 {
          result.append(crossing(previous, point, box))
        }
        previous = point
      }
      return result
    }

    /// The distance of a point from this side, positive inside.
    private func depth(of point: CGPoint, in box: CGRect) -> CGFloat {
      switch self {
      case .left: point.x - box.minX
      case .right: box.maxX - point.x
      case .top: point.y - box.minY
      case .bottom: box.maxY - point.y
      }
    }

    /// Returns the point where a line crosses this side, computed from its inner end, which is
    /// exacter.
    private func crossing(_ inner: CGPoint, _ outer: CGPoint, _ box: CGRect) -> CGPoint {
      let depth = depth(of: inner, in: box)
      var point = Bezier.mix(inner, outer, depth / (depth - self.depth(of: outer, in: box)))
      switch self {
      case .left: point.x = box.minX
      case .right: point.x = box.maxX
      case .top: point.y = box.minY
      case .bottom: point.y = box.maxY
      }
      return point
    }
  }
}

/// The least and greatest coordinates of some points.
private struct Extent {
  var minimum: CGPoint
  var maximum: CGPoint

  /// The extent of the points of a segment, control points included.
  init(_ segment: Segment) {
    switch segment {
    case .line(let p, let q): self.init(p, p, q, q)
    case .quad(let p, let q, let r): self.init(p, q, q, r)
    case .cubic(let p, let q, let r, let s): self.init(p, q, r, s)
    }
  }

  private init(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    minimum = CGPoint(x: min(min(p.x, q.x), min(r.x, s.x)), y: min(min(p.y, q.y), min(r.y, s.y)))
    maximum = CGPoint(x: max(max(p.x, q.x), max(r.x, s.x)), y: max(max(p.y, q.y), max(r.y, s.y)))
  }

  init(_ points: [CGPoint]) {
    minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
    maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points {
      minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
  }

  func reaches(beyond side: Path.Side, of box: CGRect) -> Bool {
    switch side {
    case .left: minimum.x < box.minX
    case .right: maximum.x > box.maxX
    case .top: minimum.y < box.minY
    case .bottom: maximum.y > box.maxY
    }
  }

  func isHeld(by box: CGRect) -> Bool {
    minimum.x >= box.minX && maximum.x <= box.maxX && minimum.y >= box.minY && maximum.y <= box.maxY
  }

  /// Whether the whole extent is beyond one side.
  func passes(_ box: CGRect) -> Bool {
    maximum.x < box.minX || minimum.x > box.maxX || maximum.y < box.minY || minimum.y > box.maxY
  }
}

extension Path.Subpath {
  /// Whether all points are inside a box, control points included.
  fileprivate func isHeld(by box: CGRect) -> Bool {
    Extent(.line(start, start)).isHeld(by: box)
      && segments.allSatisfy { Extent($0).isHeld(by: box) }
  }

  /// Returns the subpath as lines: fine inside a box, and only as fine as necessary outside.
  fileprivate func polyline(in box: CGRect, tolerance: CGFloat, most: Int) -> [CGPoint] {
    var result = [start]
    for segment in segments {
      segment.flatten(in: box, tolerance, depth: 48, most: most, into: &result)
    }
    return result
  }
}

extension Segment {
  /// Adds lines that replace the segment.
  ///
  /// A curve that is completely beyond one side of the box becomes one line, because either is
  /// clipped away the same. Any other curve is halved until it is flat.
  fileprivate func flatten(
    in box: CGRect, _ tolerance: CGFloat, depth: Int, most: Int, into line: inout [CGPoint]
  ) {
    // The distance of a chord from its curve is at most n(n − 1)⁄8 second differences.
    guard depth > 0, line.count < most, 0.75 * bend > tolerance, !Extent(self).passes(box) else {
      return line.append(end)
    }
    let (first, second) = split(at: 0.5)
    first.flatten(in: box, tolerance, depth: depth - 1, most: most, into: &line)
    second.flatten(in: box, tolerance, depth: depth - 1, most: most, into: &line)
  }
}

extension CGRect {
  /// Returns the part of a line that is inside.
  ///
  /// Ends that are inside stay exact.
  fileprivate func clip(_ p: CGPoint, _ q: CGPoint) -> (CGPoint, CGPoint)? {
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    let (dx, dy) = (q.x - p.x, q.y - p.y)
    for (step, space) in [(-dx, p.x - minX), (dx, maxX - p.x), (-dy, p.y - minY), (dy, maxY - p.y)]
    {
      if step == 0 {
        if space < 0 { return nil }
      } else if step < 0 {
        enter = max(enter, space / step)
      } else {
        leave = min(leave, space / step)
      }
    }
    guard enter <= leave else { return nil }
    return (
      enter > 0 ? held(Bezier.mix(p, q, enter)) : p, leave < 1 ? held(Bezier.mix(p, q, leave)) : q
    )
  }

  /// Returns the point, moved to a side if rounding has put it beyond.
  private func held(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
