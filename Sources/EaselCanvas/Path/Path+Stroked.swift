import Foundation

extension Path {
  /// Returns the outline of a stroke of this path, which paints the same as the stroke when it is
  /// filled by the non-zero rule.
  ///
  /// ```swift
  /// let sheen = LinearGradient(
  ///   Gradient([.white, .systemBlue]), from: .zero, to: CGPoint(x: 0, y: 100))
  /// let ring = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
  ///   .stroked(StrokeStyle(lineWidth: 8))
  /// canvas.fill(ring, with: .linearGradient(sheen))
  /// ```
  ///
  /// The outline consists of overlapping polygons with the same direction, one for each line,
  /// corner and end. Filling it is correct, but stroking it would show the edges between them. If
  /// the path or the width is not finite, or the width is not positive, the result is empty.
  ///
  /// - Parameters:
  ///   - style: The width, ends, corners and dashes of the stroke.
  ///   - tolerance: The maximum error of curves and round corners. The default is 0.1. It may be
  ///     exceeded if the outline would otherwise have more than some millions of points.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.1) -> Path {
    stroked(style, tolerance: tolerance, mostRoundPoints: 4_000_000)
  }

  /// - Parameter most: The approximate maximum of the points of round corners and ends, each half a
  ///   turn.
  func stroked(_ style: StrokeStyle, tolerance: CGFloat, mostRoundPoints most: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, isFinite else { return Path() }
    let line = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
    guard line.isFinite else { return Path() }
    var pen = StrokePen(
      style, tolerance: tolerance > 0 ? tolerance : 0.1,
      minimumStep: .pi * CGFloat(line.points.count) / most)
    pen.outline = Path(partsOf: line)
    for part in line.split() { pen.stroke(part) }
    return pen.outline
  }
}

/// Builds the outline of a stroke from polygons with the same direction.
///
/// The non-zero rule then fills their union.
private struct StrokePen {
  let radius: CGFloat
  let style: StrokeStyle
  let tolerance: CGFloat
  /// The maximum angle that one line of a round corner spans.
  let step: CGFloat
  var outline = Path()

  /// A line of the flattened path.
  private struct Line {
    var from: CGPoint
    var to: CGPoint
    /// The direction of the line, of length 1.
    var way: CGVector
    /// Whether the corner at the end is the result of flattening and not a corner of the path.
    var isSmooth: Bool
  }

  init(_ style: StrokeStyle, tolerance: CGFloat, minimumStep: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.lineWidth / 2
    // The distance of a chord from its arc is r (1 − cos(angle / 2)).
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
      // The side of a stroked curve deviates more than its middle, so turns are limited to small
      // steps.
      let count = max(segment.lineCount(tolerance: tolerance), turns(of: segment))
      var from = segment.start
      // The first and last chord do not have quite the direction of the curve. Corners need that.
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

  /// The number of lines with which a curve turns by at most one step each.
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

  /// The number of lines that a turn is drawn with.
  private func lineCount(ofTurn angle: CGFloat) -> Int {
    let count = (angle / step).rounded(.up)
    // Points so far away that their products overflow give NaN. The comparison is then false, and
    // the result is the maximum.
    return count < Self.maximumLineCount ? max(Int(count), 1) : Int(Self.maximumLineCount)
  }

  /// The maximum number of lines of a turn, however wide the stroke is.
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

  /// Adds the stroke of a subpath without extent: both ends of a line of length zero.
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
