import Foundation

/// A line or curve together with its start point, which a path element does not contain.
enum Segment: Hashable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// The point where the segment begins.
  var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }

  /// The point where the segment ends.
  var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  /// All points in order, control points included.
  var controls: [CGPoint] {
    switch self {
    case .line(let p, let q): [p, q]
    case .quad(let p, let q, let r): [p, q, r]
    case .cubic(let p, let q, let r, let s): [p, q, r, s]
    }
  }

  /// The same segment in the opposite direction.
  var reversed: Segment {
    switch self {
    case .line(let p, let q): .line(q, p)
    case .quad(let p, let q, let r): .quad(r, q, p)
    case .cubic(let p, let q, let r, let s): .cubic(s, r, q, p)
    }
  }

  /// Returns the point at a parameter in 0...1.
  ///
  /// Both ends are exact.
  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    return switch self {
    case .line(let p, let q): Bezier.mix(p, q, t)
    case .quad(let p, let q, let r): Bezier.quadratic(p, q, r, at: t)
    case .cubic(let p, let q, let r, let s): Bezier.cubic(p, q, r, s, at: t)
    }
  }

  /// Returns the derivative at a parameter.
  func velocity(at t: CGFloat) -> CGVector {
    switch self {
    case .line(let p, let q):
      return CGVector(dx: q.x - p.x, dy: q.y - p.y)
    case .quad(let p, let q, let r):
      let u = 1 - t
      return CGVector(
        dx: 2 * (u * (q.x - p.x) + t * (r.x - q.x)), dy: 2 * (u * (q.y - p.y) + t * (r.y - q.y)))
    case .cubic(let p, let q, let r, let s):
      let u = 1 - t
      let (first, middle, last) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGVector(
        dx: first * (q.x - p.x) + middle * (r.x - q.x) + last * (s.x - r.x),
        dy: first * (q.y - p.y) + middle * (r.y - q.y) + last * (s.y - r.y))
    }
  }

  /// Returns the unit vector along the segment at a parameter, or `nil` for one without extent.
  ///
  /// If the derivative is zero, such as at an end that its control point coincides with, the
  /// direction is that of points nearby.
  func tangent(at t: CGFloat) -> CGVector? {
    var vector = velocity(at: t)
    var size = hypot(vector.dx, vector.dy)
    if size < 1e-9 * polygonLength {
      let near = point(at: max(0, t - 1e-4))
      let far = point(at: min(1, t + 1e-4))
      vector = CGVector(dx: far.x - near.x, dy: far.y - near.y)
      size = hypot(vector.dx, vector.dy)
    }
    guard size > 0 else { return nil }
    return CGVector(dx: vector.dx / size, dy: vector.dy / size)
  }

  /// Returns the parts before and after a parameter, by de Casteljau's construction.
  func split(at t: CGFloat) -> (Segment, Segment) {
    switch self {
    case .line(let p, let q):
      let middle = Bezier.mix(p, q, t)
      return (.line(p, middle), .line(middle, q))
    case .quad(let p, let q, let r):
      let (pq, qr) = (Bezier.mix(p, q, t), Bezier.mix(q, r, t))
      let middle = Bezier.mix(pq, qr, t)
      return (.quad(p, pq, middle), .quad(middle, qr, r))
    case .cubic(let p, let q, let r, let s):
      let (pq, qr, rs) = (Bezier.mix(p, q, t), Bezier.mix(q, r, t), Bezier.mix(r, s, t))
      let (pqr, qrs) = (Bezier.mix(pq, qr, t), Bezier.mix(qr, rs, t))
      let middle = Bezier.mix(pqr, qrs, t)
      return (.cubic(p, pq, pqr, middle), .cubic(middle, qrs, rs, s))
    }
  }

  /// Returns the part between two parameters, of the same kind.
  ///
  /// Ends that are not cut stay exact.
  func part(from t0: CGFloat, to t1: CGFloat) -> Segment {
    if case .line = self { return .line(point(at: t0), point(at: t1)) }
    let head = t1 >= 1 ? self : split(at: t1).0
    guard t0 > 0, t1 > 0 else { return head }
    return head.split(at: min(1, t0 / min(t1, 1))).1
  }
}
