import EaselCanvas
import Foundation

extension CurvePath {
  /// The rule for the control points of a spline.
  enum Spline {
    /// Tangents parallel to the chord of the neighbors, scaled by a tension.
    case cardinal(Double)
    /// Tangents weighted by the distances to the neighbors, raised to alpha.
    case catmullRom(Double)

    /// Returns the control points of the piece from b to c, with a before it and d after it.
    @inline(__always)
    func controls(
      _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
    ) -> (CGPoint, CGPoint) {
      switch self {
      case .cardinal(let tension):
        return Self.cardinal(a, b, c, d, by: (1 - tension) / 6)
      case .catmullRom(let alpha):
        // Distances raised to 0 have equal weights, so the spline is uniform.
        if alpha == 0 { return Self.cardinal(a, b, c, d, by: 1.0 / 6) }
        return Self.catmullRom(a, b, c, d, alpha)
      }
    }

    private static func cardinal(
      _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, by k: CGFloat
    ) -> (CGPoint, CGPoint) {
      (
        CGPoint(x: b.x + k * (c.x - a.x), y: b.y + k * (c.y - a.y)),
        CGPoint(x: c.x + k * (b.x - d.x), y: c.y + k * (b.y - d.y))
      )
    }

    private static func catmullRom(
      _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ alpha: Double
    ) -> (CGPoint, CGPoint) {
      let (before, own, after) = (power(a, b, alpha), power(b, c, alpha), power(c, d, alpha))
      return (
        control(at: b, from: a, to: c, before, own), control(at: c, from: d, to: b, after, own)
      )
    }

    /// Returns the control point of a piece next to its end.
    ///
    /// `outer` is the power of the distance to the point beyond the end, `own` that of the piece.
    private static func control(
      at end: CGPoint, from beyond: CGPoint, to other: CGPoint, _ outer: CGFloat, _ own: CGFloat
    ) -> CGPoint {
      guard outer > 1e-12 else { return end }
      let (outer2, own2) = (outer * outer, own * own)
      let weight = 2 * outer2 + 3 * outer * own + own2
      let sum = 3 * outer * (outer + own)
      return CGPoint(
        x: (end.x * weight - beyond.x * own2 + other.x * outer2) / sum,
        y: (end.y * weight - beyond.y * own2 + other.y * outer2) / sum)
    }

    /// Returns the distance of two points, raised to alpha.
    private static func power(_ a: CGPoint, _ b: CGPoint, _ alpha: Double) -> CGFloat {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      return alpha == 0.5 ? square.squareRoot().squareRoot() : pow(square, alpha / 2)
    }
  }

  /// Adds a spline through all points, with zero tangents at its ends.
  static func spline(
    _ points: [CGPoint], _ kind: Spline, _ edge: Edge, to path: inout Path
  ) {
    let last = points.count - 1
    begin(points[0], edge, &path)
    if last == 1 { path.addLine(to: points[1]) }
    if last > 1 {
      for index in 0..<last {
        // The points beyond the ends are chosen so that the ends have no tangent.
        let a = beyond(points, index - 1, kind, index + 1)
        let d = beyond(points, index + 2, kind, index)
        piece(a, points[index], points[index + 1], d, kind, &path)
      }
    }
    end(edge, isDot: last == 0, &path)
  }

  /// Returns the point at an index, or its replacement beyond the ends of the points.
  @inline(__always)
  private static func beyond(
    _ points: [CGPoint], _ index: Int, _ kind: Spline, _ other: Int
  ) -> CGPoint {
    if points.indices.contains(index) { return points[index] }
    let end = index < 0 ? 0 : points.count - 1
    // A uniform tangent is 0 for two equal neighbors, a weighted one for a distance of 0.
    return switch kind {
    case .cardinal, .catmullRom(0): points[other]
    case .catmullRom: points[end]
    }
  }

  static func splineClosed(_ points: [CGPoint], _ kind: Spline, to path: inout Path) {
    let count = points.count
    path.move(to: points[count == 1 ? 0 : 1])
    if count < 3 {
      if count == 2 { path.addLine(to: points[0]) }
      return path.closeSubpath()
    }
    for index in 1...count {
      piece(
        points[index - 1], points[index % count], points[(index + 1) % count],
        points[(index + 2) % count], kind, &path)
    }
  }

  static func splineOpen(
    _ points: [CGPoint], _ kind: Spline, _ edge: Edge, to path: inout Path
  ) {
    guard points.count > 2 else { return }
    begin(points[1], edge, &path)
    for index in points.indices.dropFirst(3) {
      piece(
        points[index - 3], points[index - 2], points[index - 1], points[index], kind, &path)
    }
    end(edge, isDot: points.count == 3, &path)
  }

  @inline(__always)
  private static func piece(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ kind: Spline, _ path: inout Path
  ) {
    let (one, two) = kind.controls(a, b, c, d)
    cubic(from: b, one, two, to: c, &path)
  }
}
