import Foundation

extension Path {
  /// The center and radius of a path that is a circle as ``init(ellipseIn:)`` makes it.
  var circle: (center: CGPoint, radius: CGFloat)? {
    // The points of such a path that are on its outline are at its extremes.
    let box = boundingBox
    let whole = Path(ellipseIn: box)
    let tolerance = 1e-9 * box.width
    guard box.width > 0, abs(box.width - box.height) <= tolerance, verbs == whole.verbs,
      zip(points, whole.points).allSatisfy({
        abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
      })
    else { return nil }
    return (CGPoint(x: box.midX, y: box.midY), box.width / 2)
  }
}
