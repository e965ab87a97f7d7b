import EaselCanvas
import Foundation

extension CurvePath {
  // MARK: Monotone

  /// Adds Steffen's monotone cubic curve; points that repeat the previous one are omitted.
  ///
  /// The slope at a point is the slope of the parabola through it and its neighbors. It is limited
  /// to twice the lesser of the two adjacent slopes, and is 0 if those have different signs.
  static func monotone(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    begin(points[0], edge, &path)
    var (before, last) = (points[0], points[0])
    var count = 1
    var slope: CGFloat = 0
    for point in points.dropFirst() where point != last {
      if count > 1 {
        let next = innerSlope(before, last, point)
        let first = count == 2 ? outerSlope(before, last, next) : slope
        monotonePiece(before, last, first, next, &path)
        slope = next
      }
      (before, last) = (last, point)
      count += 1
    }
    if count == 2 { path.addLine(to: last) }
    if count > 2 { monotonePiece(before, last, slope, outerSlope(before, last, slope), &path) }
    end(edge, isDot: count == 1, &path)
  }

  private static func monotonePiece(
    _ a: CGPoint, _ b: CGPoint, _ slopeA: CGFloat, _ slopeB: CGFloat, _ path: inout Path
  ) {
    let third = (b.x - a.x) / 3
    cubic(
      from: a, CGPoint(x: a.x + third, y: a.y + third * slopeA),
      CGPoint(x: b.x - third, y: b.y - third * slopeB), to: b, &path)
  }

  /// Returns the slope at the middle one of three points.
  private static func innerSlope(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (one, two) = (b.x - a.x, c.x - b.x)
    // Where x does not change, the slope is infinite, with the sign of the change of x on the other
    // side.
    let slope1 = (b.y - a.y) / (one != 0 ? one : two < 0 ? -0.0 : 0)
    let slope2 = (c.y - b.y) / (two != 0 ? two : one < 0 ? -0.0 : 0)
    let parabola = (slope1 * two + slope2 * one) / (one + two)
    guard !slope1.isNaN, !slope2.isNaN, !parabola.isNaN else { return 0 }
    let signs: CGFloat = (slope1 < 0 ? -1 : 1) + (slope2 < 0 ? -1 : 1)
    let slope = signs * min(abs(slope1), abs(slope2), abs(parabola) / 2)
    return slope.isNaN ? 0 : slope
  }

  /// Returns the slope at an outer point, from the slope at the other end of its piece.
  private static func outerSlope(_ a: CGPoint, _ b: CGPoint, _ inner: CGFloat) -> CGFloat {
    let width = b.x - a.x
    return width == 0 ? inner : (3 * (b.y - a.y) / width - inner) / 2
  }

  // MARK: Natural

  /// Adds a natural cubic spline with equal steps of its parameter.
  static func natural(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    let last = points.count - 1
    begin(points[0], edge, &path)
    if last == 1 { path.addLine(to: points[1]) }
    if last > 1 {
      let (x1, x2) = naturalControls(points.map(\.x))
      let (y1, y2) = naturalControls(points.map(\.y))
      for index in 0..<last {
        cubic(
          from: points[index], CGPoint(x: x1[index], y: y1[index]),
          CGPoint(x: x2[index], y: y2[index]), to: points[index + 1], &path)
      }
    }
    end(edge, isDot: last == 0, &path)
  }

  /// Returns the two control points of every piece, in one coordinate.
  ///
  /// With first controls p and knots k, equal first and second derivatives at the inner knots and a
  /// second derivative of 0 at the outer ones give a tridiagonal system, solved by Thomas'
  /// algorithm: 2 p₀ + p₁ = k₀ + 2 k₁; pᵢ₋₁ + 4 pᵢ + pᵢ₊₁ = 4 kᵢ + 2 kᵢ₊₁; 2 pₙ₋₂ + 7 pₙ₋₁ = 8 kₙ₋₁
  /// + kₙ.
  private static func naturalControls(_ knots: [CGFloat]) -> ([CGFloat], [CGFloat]) {
    let count = knots.count - 1
    var diagonal = [CGFloat](repeating: 4, count: count)
    var first: [CGFloat] = []
    for index in 0..<count { first.append(4 * knots[index] + 2 * knots[index + 1]) }
    diagonal[0] = 2
    first[0] = knots[0] + 2 * knots[1]
    diagonal[count - 1] = 7
    first[count - 1] = 8 * knots[count - 1] + knots[count]
    for index in 1..<count {
      let below: CGFloat = index == count - 1 ? 2 : 1
      let factor = below / diagonal[index - 1]
      diagonal[index] -= factor
      first[index] -= factor * first[index - 1]
    }
    first[count - 1] /= diagonal[count - 1]
    for index in (0..<count - 1).reversed() {
      first[index] = (first[index] - first[index + 1]) / diagonal[index]
    }
    var second: [CGFloat] = []
    for index in 1..<count { second.append(2 * knots[index] - first[index]) }
    second.append((knots[count] + first[count - 1]) / 2)
    return (first, second)
  }

  // MARK: Bump

  /// Adds cubic curves whose tangents are horizontal at the points, with controls half way between
  /// them.
  static func bump(_ points: [CGPoint], _ edge: Edge, to path: inout Path) {
    begin(points[0], edge, &path)
    for (a, b) in zip(points, points.dropFirst()) {
      let x = (a.x + b.x) / 2
      cubic(from: a, CGPoint(x: x, y: a.y), CGPoint(x: x, y: b.y), to: b, &path)
    }
    end(edge, isDot: points.count == 1, &path)
  }
}
