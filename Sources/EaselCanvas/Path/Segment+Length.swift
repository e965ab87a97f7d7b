import Foundation

extension Segment {
  /// The length of the polygon of all points, which is at least the length of the curve.
  var polygonLength: CGFloat {
    switch self {
    case .line(let p, let q):
      Self.distance(p, q)
    case .quad(let p, let q, let r):
      Self.distance(p, q) + Self.distance(q, r)
    case .cubic(let p, let q, let r, let s):
      Self.distance(p, q) + Self.distance(q, r) + Self.distance(r, s)
    }
  }

  /// The length of the whole segment.
  var length: CGFloat { length(from: 0, to: 1) }

  /// Returns the length between two parameters, to about one part in 10⁹ of the polygon's length.
  ///
  /// It integrates the speed by Gauss–Legendre quadrature. An interval is halved where its value
  /// and the sum of its halves differ. At a cusp that would not end, so the maximum depth is 12;
  /// the rest there is below the tolerance.
  func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    if case .line(let p, let q) = self { return Self.distance(p, q) * (t1 - t0) }
    let tolerance = 1e-9 * polygonLength
    return refine(t0, t1, quadrature(t0, t1), tolerance, depth: 12)
  }

  /// Returns the parameter at which the length since another parameter has a value.
  ///
  /// It uses Newton's method, with bisection in place of steps that leave the bracket.
  func parameter(atLength target: CGFloat, from t0: CGFloat = 0, of total: CGFloat) -> CGFloat {
    guard target > 0 else { return t0 }
    guard total > 0 else { return 1 }
    if case .line = self { return min(1, t0 + target / total) }
    let tolerance = 1e-9 * total
    var (low, high) = (t0, CGFloat(1))
    var t = min(1, t0 + target / total)
    // Bisection alone determines the last bit of the parameter in this many steps.
    for _ in 0..<53 {
      let error = length(from: t0, to: t) - target
      guard abs(error) > tolerance else { break }
      if error > 0 { high = t } else { low = t }
      let vector = velocity(at: t)
      let next = t - error / hypot(vector.dx, vector.dy)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  static func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat { hypot(q.x - p.x, q.y - p.y) }

  private func refine(
    _ t0: CGFloat, _ t1: CGFloat, _ whole: CGFloat, _ tolerance: CGFloat, depth: Int
  ) -> CGFloat {
    let middle = (t0 + t1) / 2
    let (left, right) = (quadrature(t0, middle), quadrature(middle, t1))
    guard depth > 0, abs(left + right - whole) > tolerance else { return left + right }
    return refine(t0, middle, left, tolerance, depth: depth - 1)
      + refine(middle, t1, right, tolerance, depth: depth - 1)
  }

  private func quadrature(_ t0: CGFloat, _ t1: CGFloat) -> CGFloat {
    let (center, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum: CGFloat = 0
    for (node, weight) in Self.gauss8 {
      for t in [center - half * node, center + half * node] {
        let vector = velocity(at: t)
        sum += weight * (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
      }
    }
    return sum * half
  }

  /// The eight-point Gauss–Legendre rule: positive nodes and weights (Abramowitz and Stegun, table
  /// 25.4).
  private static let gauss8: [(CGFloat, CGFloat)] = [
    (0.183434642495650, 0.362683783378362),
    (0.525532409916329, 0.313706645877887),
    (0.796666477413627, 0.222381034453374),
    (0.960289856497536, 0.101228536290376),
  ]
}
