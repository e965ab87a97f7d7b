import Foundation

/// The outline of a slice as lines and circular arcs.
///
/// Lines and arcs that are too short to be visible are left out.
struct ArcOutline {
  /// A circular arc; angles are measured from the positive x axis, and a positive sweep is
  /// clockwise on screen.
  struct Arc: Hashable {
    var center: CGPoint
    var radius: Double
    var startAngle: Double
    var sweep: Double

    /// The point at an angle.
    func point(at angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case arc(Arc)
    case close
  }

  /// The length in points and the angle in radians below which a part of the outline is left out.
  ///
  /// A millionth of a point is far below the resolution of any device.
  static let minimum = 1e-6

  private(set) var elements: [Element] = []
  private var current = CGPoint.zero

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    current = point
  }

  mutating func line(to point: CGPoint) {
    guard hypot(point.x - current.x, point.y - current.y) > Self.minimum else { return }
    elements.append(.line(point))
    current = point
  }

  mutating func close() {
    elements.append(.close)
  }

  /// Adds an arc, and a line to its start.
  mutating func arc(_ center: CGPoint = .zero, radius: Double, from start: Double, sweep: Double) {
    let arc = Arc(center: center, radius: radius, startAngle: start, sweep: sweep)
    let first = arc.point(at: start)
    if elements.isEmpty || elements.last == .close { move(to: first) } else { line(to: first) }
    guard abs(sweep) > Self.minimum else { return }
    elements.append(.arc(arc))
    current = arc.point(at: start + sweep)
  }

  /// Adds an arc of less than a full turn between two points of a circle.
  mutating func arc(
    _ center: CGPoint, radius: Double, from start: CGPoint, to end: CGPoint, clockwise: Bool
  ) {
    let first = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(end.y - center.y, end.x - center.x) - first
    if clockwise, sweep < 0 { sweep += 2 * .pi }
    if !clockwise, sweep > 0 { sweep -= 2 * .pi }
    arc(center, radius: radius, from: first, sweep: sweep)
  }
}
