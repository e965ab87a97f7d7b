import Foundation

/// The arithmetic of Bézier curves.
enum Bezier {
  /// Returns the linear interpolation of two points.
  static func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }

  /// Returns the point of a quadratic curve at a parameter, by de Casteljau's construction.
  static func quadratic(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, at t: CGFloat) -> CGPoint {
    mix(mix(p, q, t), mix(q, r, t), t)
  }

  /// Returns the point of a cubic curve at a parameter, by de Casteljau's construction.
  static func cubic(
    _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, at t: CGFloat
  ) -> CGPoint {
    mix(quadratic(p, q, r, at: t), quadratic(q, r, s, at: t), t)
  }

  /// Returns the parameters strictly inside 0...1 at which one coordinate of a cubic curve is
  /// extreme.
  static func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    // The derivative divided by three: a·t² + 2b·t + c.
    let a = s - p + 3 * (q - r)
    let b = p - 2 * q + r
    let c = q - p
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    // This form does not subtract nearly equal numbers (Numerical Recipes, section 5.6).
    let root = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return [root / a, c / root].filter { $0 > 0 && $0 < 1 }
  }
}
