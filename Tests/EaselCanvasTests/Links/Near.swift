import Foundation

@testable import EaselCanvas

/// How far a point lies outside of a shape; 0 inside.
func distance(of point: CGPoint, to shape: Path) -> CGFloat {
  if shape.contains(point) { return 0 }
  var minimum = CGFloat.infinity
  for part in shape.flattened(tolerance: 0.01).split() {
    var from = part.start
    for to in part.segments.map(\.end) + [part.start] {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      let t = square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0
      let near = min(max(t, 0), 1)
      minimum = min(minimum, hypot(point.x - from.x - near * dx, point.y - from.y - near * dy))
      from = to
    }
  }
  return minimum
}

/// How far the furthest point of the rectangles lies outside of a shape, and the furthest point of
/// the shape outside of them.
func deviation(of rectangles: [CGRect], from shape: Path) -> (outside: CGFloat, missed: CGFloat) {
  var outside: CGFloat = 0
  for rect in rectangles {
    for (x, y) in [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1)] {
      let point = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      outside = max(outside, distance(of: point, to: shape))
    }
  }
  var missed: CGFloat = 0
  let box = shape.boundingBox
  for x in stride(from: box.minX, through: box.maxX, by: 1) {
    for y in stride(from: box.minY, through: box.maxY, by: 1) {
      let point = CGPoint(x: x, y: y)
      guard shape.contains(point) else { continue }
      let off = rectangles.map {
        hypot(
          max($0.minX - x, x - $0.maxX, 0), max($0.minY - y, y - $0.maxY, 0))
      }.min()
      missed = max(missed, off ?? .infinity)
    }
  }
  return (outside, missed)
}

/// The greatest area, in square points, that two of the rectangles share.
func maximumOverlap(_ rectangles: [CGRect]) -> CGFloat {
  var maximum: CGFloat = 0
  for (index, rect) in rectangles.enumerated() {
    for other in rectangles.dropFirst(index + 1) {
      let common = rect.intersection(other)
      if !common.isNull { maximum = max(maximum, common.width * common.height) }
    }
  }
  return maximum
}
