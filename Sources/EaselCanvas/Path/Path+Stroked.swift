import Foundation

extension Path {
  /// Returns an outline whose fill by the non-zero rule paints what a stroke of this path paints.
  ///
  /// ```swift
  /// let ring = Path(ellipseIn: rect).stroked(StrokeStyle(lineWidth: 8))
  /// canvas.fill(ring, with: .linearGradient(sheen))
  /// ```
  ///
  /// The outline is made of overlapping polygons that all go the same way round: one for each line,
  /// corner and end. So it can be filled, but its own stroke would show the seams. Curves and round
  /// corners stay within the tolerance, unless they are so many that the outline would have more than
  /// some millions of points. A width that is not positive gives an empty path, and so does
  /// a path or a width that is not finite.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.1) -> Path {
    stroked(style, tolerance: tolerance, mostRoundPoints: 4_000_000)
  }

  /// - Parameter most: About how many points round corners and ends may have, at half a turn each.
  func stroked(_ style: StrokeStyle, tolerance: CGFloat, mostRoundPoints most: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, isFinite else { return Path() }
    let line = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
    guard line.isFinite else { return Path() }
    var pen = StrokePen(
      style, tolerance: tolerance > 0 ? tolerance : 0.1,
      minimumStep: .pi * CGFloat(line.points.count) / most)
    for part in line.split() { pen.stroke(part) }
    return pen.outline
  }
}

/// Puts a stroke's outline together from polygons that all go the same way round, so that the
/// non-zero rule fills their union.
private struct StrokePen {
  let radius: CGFloat
  let style: StrokeStyle
  let tolerance: CGFloat
  /// The widest angle that one line of a round corner spans.
  let step: CGFloat
  var outline = Path()

  /// A line of the flattened path.
  private struct Line {
    var from: CGPoint
    var to: CGPoint
    /// Its direction, of length 1.
    var way: CGVector
    /// Whether the corner at its end is not one of the path but one of the flattening.
    var isSmooth: Bool
  }

  init(_ style: StrokeStyle, tolerance: CGFloat, minimumStep: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.lineWidth / 2
    // A chord strays from its arc by r (1 − cos(angle / 2)).
    step = max(2 * acos(max(1 - tolerance / radius, 0.7)), minimumStep)
  }

  mutating func stroke(_ part: Path.Subpath) {
    let lines = flatten(part)
    guard let first = lines.first, let last = lines.last else {
      if part.isClosed || !part.segments.isEmpty { dot(at: part.start) }
      return
    }
    for line in lines where line.from != line.to { addBody(of: line) }
    for (line, next) in zip(lines, lines.dropFirst()) { join(line, next) }
    if part.isClosed {
      join(last, first)
    } else {
      end(at: last.to, last.way)
      end(at: first.from, CGVector(dx: -first.way.dx, dy: -first.way.dy))
    }
  }

  private func flatten(_ part: Path.Subpath) -> [Line] {
    var lines: [Line] = []
    for segment in part.outline {
      // The side of a curve strays further than its middle: it also turns by small steps only.
      let count = max(segment.lineCount(tolerance: tolerance), turns(of: segment))
      var from = segment.start
      // The chords beside a curve's ends do not quite run as it does: corners are those of the curve.
      if count > 1, let way = segment.tangent(at: 0) {
        lines.append(Line(from: from, to: from, way: way, isSmooth: true))
      }
      for index in 1...count {
        let to = segment.point(at: CGFloat(index) / CGFloat(count))
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        if length > 0 {
          lines.append(
            Line(
              from: from, to: to, way: CGVector(dx: dx / length, dy: dy / length), isSmooth: true))
          from = to
        }
      }
      if count > 1, let way = segment.tangent(at: 1) {
        lines.append(Line(from: from, to: from, way: way, isSmooth: true))
      }
      if !lines.isEmpty { lines[lines.count - 1].isSmooth = false }
    }
    return lines
  }

  /// In how many lines a curve turns by no more than a step each.
  private func turns(of segment: Segment) -> Int {
    let points = segment.controls
    guard points.count > 2 else { return 1 }
    var angle: CGFloat = 0
    for index in 1..<(points.count - 1) {
      let (p, q, r) = (points[index - 1], points[index], points[index + 1])
      let (ax, ay, bx, by) = (q.x - p.x, q.y - p.y, r.x - q.x, r.y - q.y)
      angle += abs(atan2(ax * by - ay * bx, ax * bx + ay * by))
    }
    return lineCount(ofTurn: angle)
  }

  /// In how many lines a turn is drawn.
  private func lineCount(ofTurn angle: CGFloat) -> Int {
    let count = (angle / step).rounded(.up)
    // Also a turn of no number, as of points so far away that products of them overflow, ends at the
    // cap.
    return count < Self.maximumLineCount ? max(Int(count), 1) : Int(Self.maximumLineCount)
  }

  /// As many lines as a turn may take, however wide the stroke is.
  private static let maximumLineCount: CGFloat = 10_000

  private mutating func addPolygon(_ points: [CGPoint]) {
    outline.addLines(points)
    outline.closeSubpath()
  }

  private func beside(_ point: CGPoint, _ way: CGVector, _ side: CGFloat) -> CGPoint {
    CGPoint(x: point.x - way.dy * radius * side, y: point.y + way.dx * radius * side)
  }

  private mutating func addBody(of line: Line) {
    addPolygon([
      beside(line.from, line.way, -1), beside(line.to, line.way, -1),
      beside(line.to, line.way, 1), beside(line.from, line.way, 1),
    ])
  }

  private mutating func join(_ line: Line, _ next: Line) {
    let (u, v) = (line.way, next.way)
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard cross != 0 || dot < 0 else { return }
    // The open side of a turn to the right is the left one.
    let side: CGFloat = cross > 0 ? -1 : 1
    let corner = line.to
    let (a, b) = (beside(corner, u, side), beside(corner, v, side))
    var points = [corner, a, b]
    let isRound = line.isSmooth ? dot < 0.9 : style.lineJoin == .round
    // The miter is 1 / cos(turn / 2) times as long as the line is wide (SVG 2, section 13.5.6).
    let limit = line.isSmooth ? 2 : style.miterLimit
    if isRound {
      points = [corner] + arc(around: corner, from: a, by: -side * abs(atan2(cross, dot)))
    } else if line.isSmooth || style.lineJoin == .miter, dot > -1,
      limit * limit * (1 + dot) >= 2
    {
      let tip = CGPoint(
        x: corner.x + (a.x + b.x - 2 * corner.x) / (1 + dot),
        y: corner.y + (a.y + b.y - 2 * corner.y) / (1 + dot))
      points = [corner, a, tip, b]
    }
    addPolygon(cross > 0 ? points : points.reversed())
  }

  private mutating func end(at point: CGPoint, _ way: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: addPolygon(arc(around: point, from: beside(point, way, -1), by: .pi))
    case .square:
      let tip = CGPoint(x: point.x + way.dx * radius, y: point.y + way.dy * radius)
      addPolygon([
        beside(point, way, -1), beside(tip, way, -1), beside(tip, way, 1), beside(point, way, 1),
      ])
    }
  }

  /// What a subpath without extent leaves: the two ends of a line that runs nowhere.
  private mutating func dot(at point: CGPoint) {
    end(at: point, CGVector(dx: 1, dy: 0))
    end(at: point, CGVector(dx: -1, dy: 0))
  }

  private func arc(around center: CGPoint, from start: CGPoint, by angle: CGFloat) -> [CGPoint] {
    let count = lineCount(ofTurn: abs(angle))
    let (x, y) = (start.x - center.x, start.y - center.y)
    return (0...count).map { index in
      let turn = angle * CGFloat(index) / CGFloat(count)
      return CGPoint(
        x: center.x + x * cos(turn) - y * sin(turn), y: center.y + x * sin(turn) + y * cos(turn))
    }
  }
}
