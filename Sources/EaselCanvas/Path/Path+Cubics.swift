import Foundation

extension Path {
  /// An element of a path whose curves are all cubic, as cairo and PDF need it.
  enum CubicElement {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// Calls a closure with each element, where quadratic curves become equal cubic ones.
  @inline(__always)
  func forEachCubic(_ body: (CubicElement) -> Void) {
    var last = CGPoint.zero
    var start = CGPoint.zero
    var index = 0
    points.withUnsafeBufferPointer { points in
      for verb in verbs {
        switch verb {
        case Verb.move:
          last = points[index]
          start = last
          index += 1
          body(.move(last))
        case Verb.line:
          last = points[index]
          index += 1
          body(.line(last))
        case Verb.quad:
          let (control, end) = (points[index], points[index + 1])
          index += 2
          // Both control points are at two thirds of the way to the control point of the quadratic
          // curve.
          body(.curve(Bezier.mix(last, control, 2 / 3), Bezier.mix(end, control, 2 / 3), end))
          last = end
        case Verb.cubic:
          last = points[index + 2]
          body(.curve(points[index], points[index + 1], last))
          index += 3
        default:
          body(.close)
          last = start
        }
      }
    }
  }
}
