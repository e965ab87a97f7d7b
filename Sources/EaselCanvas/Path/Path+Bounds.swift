import Foundation

extension Path {
  /// The smallest rectangle that contains the outline, without the control points of curves.
  ///
  /// Subpaths of only one point count too. It is `CGRect.null` for an empty path and for a path
  /// with a number that is not finite.
  public var boundingBox: CGRect {
    guard !isEmpty, isFinite else { return .null }
    var box = Extent()
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let to), .line(let to):
        box.add(to)
        current = to
      case .quadCurve(let to, let control):
        box.add(to)
        // The derivative of a quadratic curve is linear: one extreme per axis.
        let bend = CGPoint(
          x: current.x - 2 * control.x + to.x, y: current.y - 2 * control.y + to.y)
        for t in [(current.x - control.x) / bend.x, (current.y - control.y) / bend.y]
        where t > 0 && t < 1 {
          box.add(Bezier.quadratic(current, control, to, at: t))
        }
        current = to
      case .curve(let to, let control1, let control2):
        box.add(to)
        for t in Bezier.extremes(current.x, control1.x, control2.x, to.x)
          + Bezier.extremes(current.y, control1.y, control2.y, to.y)
        {
          box.add(Bezier.cubic(current, control1, control2, to, at: t))
        }
        current = to
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that contains all points, control points included.
  ///
  /// It is faster to compute and may be larger than ``boundingBox``. It is `CGRect.null` for an
  /// empty path and for a path with a number that is not finite.
  public var controlPointBounds: CGRect {
    guard !isEmpty, isFinite else { return .null }
    return CGRect(around: points)
  }

  /// A box that is extended point by point.
  fileprivate struct Extent {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }

    var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }
  }
}

extension Path {
  /// Returns a rectangle that contains the path moved to each of some points.
  ///
  /// It needs at least one.
  func stampBounds(at points: [CGPoint]) -> CGRect {
    let (spread, shape) = (CGRect(around: points), controlPointBounds)
    return CGRect(
      x: spread.minX + shape.minX, y: spread.minY + shape.minY,
      width: spread.width + shape.width, height: spread.height + shape.height)
  }
}

extension CGRect {
  /// Creates the smallest rectangle that contains points, of which there is at least one.
  init(around points: [CGPoint]) {
    var box = Path.Extent()
    for point in points { box.add(point) }
    self = box.rect
  }

  /// The four corners, clockwise on screen from the origin.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
