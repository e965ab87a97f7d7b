import Foundation

/// The corners of a symbol relative to the data point, as large as a circle of diameter 1.
struct SymbolPolygon: Sendable {
  let corners: [CGPoint]
  let bounds: CGRect

  /// The polygons of all symbols except the circle.
  static let all: [BasicChartSymbolShape.Kind: SymbolPolygon] = [
    .square: SymbolPolygon(regular(4, from: .pi / 4)),
    .triangle: SymbolPolygon(regular(3, from: -.pi / 2)),
    // Two equilateral triangles: a wider diamond looks like a rotated square.
    .diamond: SymbolPolygon([
      CGPoint(x: 0, y: -3.0.squareRoot()), CGPoint(x: 1, y: 0),
      CGPoint(x: 0, y: 3.0.squareRoot()), CGPoint(x: -1, y: 0),
    ]),
    .pentagon: SymbolPolygon(regular(5, from: -.pi / 2)),
    .plus: bars(2, from: 0), .cross: bars(2, from: .pi / 4), .asterisk: bars(3, from: .pi / 6),
  ]

  /// - Parameter hull: The corners of the convex hull; the default is all corners.
  private init(_ corners: [CGPoint], hull: [CGPoint]? = nil) {
    let perceived = (Self.area(corners) * Self.area(hull ?? corners)).squareRoot()
    let scale = (.pi / 4 / perceived).squareRoot()
    let scaled = corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
    let (xs, ys) = (scaled.map(\.x), scaled.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.corners = scaled
    bounds = CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private static func regular(_ count: Int, from start: CGFloat) -> [CGPoint] {
    (0..<count).map { at(1, start + 2 * .pi * CGFloat($0) / CGFloat(count)) }
  }

  /// Bars of equal length through the center, a fifth as wide as long.
  private static func bars(_ count: Int, from start: CGFloat) -> SymbolPolygon {
    let half: CGFloat = 0.2
    let step = CGFloat.pi / CGFloat(count)
    // The sides of neighboring bars meet halfway between them.
    let notch = half / sin(step / 2)
    var (corners, hull): ([CGPoint], [CGPoint]) = ([], [])
    for arm in 0..<2 * count {
      let angle = start + CGFloat(arm) * step
      let (tip, side) = (at(1, angle), at(half, angle + .pi / 2))
      let tips = [
        CGPoint(x: tip.x - side.x, y: tip.y - side.y),
        CGPoint(x: tip.x + side.x, y: tip.y + side.y),
      ]
      corners += tips + [at(notch, angle + step / 2)]
      hull += tips
    }
    return SymbolPolygon(corners, hull: hull)
  }

  private static func at(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }

  /// The area inside corners, by the shoelace formula.
  static func area(_ corners: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      sum += a.x * b.y - b.x * a.y
    }
    return abs(sum) / 2
  }

  /// The corners, scaled to fit a rectangle and centered in it, with every side moved inwards.
  ///
  /// The result is `nil` where nothing remains.
  func corners(in rect: CGRect, inset: CGFloat) -> [CGPoint]? {
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let points = corners.map {
      CGPoint(
        x: rect.midX + ($0.x - bounds.midX) * scale, y: rect.midY + ($0.y - bounds.midY) * scale)
    }
    guard inset != 0 else { return points }
    guard scale > 0 else { return nil }
    let count = points.count
    let moved = points.indices.map { index in
      Self.meeting(
        points[(index + count - 1) % count], points[index], points[(index + 1) % count], inset)
    }
    // A side that changed its direction had no length left.
    for index in points.indices {
      let next = (index + 1) % count
      let (dx, dy) = (points[next].x - points[index].x, points[next].y - points[index].y)
      let (mx, my) = (moved[next].x - moved[index].x, moved[next].y - moved[index].y)
      guard dx * mx + dy * my > 0 else { return nil }
    }
    return moved
  }

  /// The intersection of two neighboring sides that are moved inwards; corners are clockwise on
  /// screen.
  private static func meeting(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ inset: CGFloat
  ) -> CGPoint {
    let (one, two) = (direction(a, b), direction(b, c))
    let cross = one.x * two.y - one.y * two.x
    // The corner moves by the sum of both directions, each of which moves the other's side.
    let length = inset / cross
    return CGPoint(x: b.x + (two.x - one.x) * length, y: b.y + (two.y - one.y) * length)
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }
}
