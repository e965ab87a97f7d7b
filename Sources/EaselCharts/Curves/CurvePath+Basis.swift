import EaselCanvas
import Foundation

extension CurvePath {
  /// Adds a uniform cubic B-spline, whose outer points count three times so that it reaches them.
  static func basis(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    let last = points.count - 1
    begin(points[0], edge, &path)
    if last > 1 {
      path.addLine(to: mix(points[0], 5, points[1], 1))
      for index in 2...last { piece(points[index - 2], points[index - 1], points[index], &path) }
      piece(points[last - 1], points[last], points[last], &path)
    }
    if last > 0 { path.addLine(to: points[last]) }
    end(edge, isDot: last == 0, &path)
  }

  static func basisClosed(_ points: [CGPoint], to path: inout Path) {
    switch points.count {
    case 1:
      path.move(to: points[0])
      path.closeSubpath()
    case 2:
      path.move(to: mix(points[0], 1, points[1], 2))
      path.addLine(to: mix(points[0], 2, points[1], 1))
      path.closeSubpath()
    default:
      let count = points.count
      path.move(to: knot(points[0], points[1], points[2]))
      for index in 3..<count + 3 {
        piece(
          points[(index - 2) % count], points[(index - 1) % count], points[index % count], &path)
      }
    }
  }

  static func basisOpen(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    guard points.count > 2 else { return }
    begin(knot(points[0], points[1], points[2]), edge, &path)
    for index in points.indices.dropFirst(3) {
      piece(points[index - 2], points[index - 1], points[index], &path)
    }
    end(edge, isDot: points.count == 3, &path)
  }

  /// Adds a B-spline of points that are moved toward the chord.
  ///
  /// After D. Holten, "Hierarchical edge bundles", IEEE TVCG 12 (2006).
  static func bundle(
    _ points: [CGPoint], _ strength: Double, _ edge: Edge, to path: inout Path
  ) {
    if strength == 1 { return basis(points, edge, to: &path) }
    let last = points.count - 1
    guard last > 0 else { return }
    let (from, to) = (points[0], points[last])
    let drawn = points.enumerated().map { index, point in
      let part = CGFloat(index) / CGFloat(last)
      return CGPoint(
        x: strength * point.x + (1 - strength) * (from.x + part * (to.x - from.x)),
        y: strength * point.y + (1 - strength) * (from.y + part * (to.y - from.y)))
    }
    basis(drawn, edge, to: &path)
  }

  /// Adds the piece of a B-spline that ends at the knot of three points.
  private static func piece(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ path: inout Path) {
    path.addCurve(to: knot(a, b, c), control1: mix(a, 2, b, 1), control2: mix(a, 1, b, 2))
  }

  private static func knot(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + 4 * b.x + c.x) / 6, y: (a.y + 4 * b.y + c.y) / 6)
  }

  private static func mix(
    _ a: CGPoint, _ one: CGFloat, _ b: CGPoint, _ two: CGFloat
  ) -> CGPoint {
    let sum = one + two
    return CGPoint(x: (one * a.x + two * b.x) / sum, y: (one * a.y + two * b.y) / sum)
  }
}
