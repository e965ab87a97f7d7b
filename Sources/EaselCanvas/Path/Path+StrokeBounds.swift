import Foundation

extension Path {
  /// Returns copies of the path at points, as one path.
  func stamped(at points: [CGPoint]) -> Path {
    Path { all in
      for point in points {
        all.addPath(self, transform: CGAffineTransform(translationX: point.x, y: point.y))
      }
    }
  }

  /// Returns a rectangle that contains the path's stroke.
  ///
  /// It contains the control points with half the line width around them, the tips of miters, and
  /// the corners of square caps.
  func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let half = style.lineWidth / 2
    var box = controlPointBounds.insetBy(dx: -half, dy: -half)
    guard style.lineJoin == .miter || style.lineCap == .square else { return box }
    // A single line has no corner. The corners of a rectangle are inside the box already.
    if style.lineCap != .square, points.count <= 2 || rectangle != nil { return box }
    func include(_ p: CGPoint, _ dx: CGFloat, _ dy: CGFloat) {
      guard dx.isFinite, dy.isFinite else { return }
      box = box.union(CGRect(x: p.x + dx * half, y: p.y + dy * half, width: 0, height: 0))
    }
    /// Adds the tip of the miter between a line along `u` and the next along `v`.
    func join(_ p: CGPoint, _ u: CGVector, _ v: CGVector) {
      // The miter is 1 / cos(turn / 2) times as long as the line is wide (SVG 2, section 13.5.6).
      let cosine = ((1 + u.dx * v.dx + u.dy * v.dy) / 2).squareRoot()
      guard style.lineJoin == .miter, cosine * style.miterLimit >= 1 else { return }
      let (x, y) = (u.dx - v.dx, u.dy - v.dy)
      let length = hypot(x, y) * cosine
      if length > 0 { include(p, x / length, y / length) }
    }
    func end(_ p: CGPoint, _ u: CGVector) {
      guard style.lineCap == .square else { return }
      include(p, u.dx - u.dy, u.dy + u.dx)
      include(p, u.dx + u.dy, u.dy - u.dx)
    }
    for part in split() {
      let segments = part.outline
      let ways = segments.map { ($0, $0.tangent(at: 0), $0.tangent(at: 1)) }
      for ((segment, _, u), (_, v, _)) in zip(ways, ways.dropFirst()) {
        if let u, let v { join(segment.end, u, v) }
      }
      guard let first = ways.first, let last = ways.last, let u = last.2, let v = first.1 else {
        continue
      }
      if part.isClosed {
        join(part.start, u, v)
      } else {
        end(last.0.end, u)
        end(first.0.start, CGVector(dx: -v.dx, dy: -v.dy))
      }
    }
    return box
  }
}
