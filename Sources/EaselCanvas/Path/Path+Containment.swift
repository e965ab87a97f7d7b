import Foundation

extension Path {
  /// Returns whether a point is inside the path when it is filled by a rule, by default the
  /// non-zero rule.
  ///
  /// Open subpaths are closed, as filling does. Curves are intersected exactly, without flattening.
  /// Points on the outline itself may count as inside or outside. The result is `false` if the path
  /// or the point is not finite.
  public func contains(_ point: CGPoint, rule: FillRule = .nonZero) -> Bool {
    guard point.x.isFinite, point.y.isFinite, isFinite else { return false }
    var winding = 0
    for part in split() {
      for segment in part.segments { winding += segment.winding(around: point) }
      winding += Segment.line(part.end, part.start).winding(around: point)
    }
    return rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

extension Segment {
  /// The signed number of crossings with the ray from a point towards greater x.
  ///
  /// A crossing counts +1 downwards and −1 upwards. Each part between extremes of y crosses at most
  /// once. Its end with the lesser y belongs to it and the other end to the next part, so that a
  /// vertex counts once.
  func winding(around point: CGPoint) -> Int {
    if case .line(let p, let q) = self {
      let (isAbove, endsAbove) = (p.y <= point.y, q.y <= point.y)
      guard isAbove != endsAbove,
        p.x + (point.y - p.y) / (q.y - p.y) * (q.x - p.x) > point.x
      else { return 0 }
      return isAbove ? 1 : -1
    }
    let controls = controls
    guard let minimum = controls.map(\.y).min(), let maximum = controls.map(\.y).max(),
      minimum <= point.y, maximum >= point.y, controls.contains(where: { $0.x > point.x })
    else { return 0 }
    let cuts = [0] + turningParameters.sorted() + [1]
    var result = 0
    for (t0, t1) in zip(cuts, cuts.dropFirst()) {
      let (y0, y1) = (self.point(at: t0).y, self.point(at: t1).y)
      let isAbove = (y0 <= point.y, y1 <= point.y)
      guard isAbove.0 != isAbove.1 else { continue }
      if crossing(of: point.y, between: t0, and: t1) > point.x { result += isAbove.0 ? 1 : -1 }
    }
    return result
  }

  /// The parameters strictly inside 0...1 at which y is extreme.
  private var turningParameters: [CGFloat] {
    switch self {
    case .line:
      return []
    case .quad(let p, let q, let r):
      let t = (p.y - q.y) / (p.y - 2 * q.y + r.y)
      return t > 0 && t < 1 ? [t] : []
    case .cubic(let p, let q, let r, let s):
      return Bezier.extremes(p.y, q.y, r.y, s.y)
    }
  }

  /// The x at which a part that is monotonic in y crosses a value of y.
  private func crossing(of y: CGFloat, between t0: CGFloat, and t1: CGFloat) -> CGFloat {
    var (low, high) = (t0, t1)
    let rises = point(at: t0).y <= y
    // A parameter has this many bits.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == rises { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
