import EaselCanvas
import Foundation

/// The vertices of a shape, at which markers are drawn (SVG 2, section 13.7).
struct SVGVertices {
  /// A vertex with the directions of the segments before and after it.
  struct Vertex {
    var point: CGPoint
    /// The direction in which the segment before it ends; `nil` without one.
    var incoming: CGVector?
    /// The direction in which the segment after it begins; `nil` without one.
    var outgoing: CGVector?

    /// The angle in radians that is halfway between both directions.
    var angle: CGFloat {
      guard let incoming, let outgoing else {
        return (incoming ?? outgoing).map { atan2($0.dy, $0.dx) } ?? 0
      }
      let first = atan2(incoming.dy, incoming.dx)
      var turn = atan2(outgoing.dy, outgoing.dx) - first
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      return first + turn / 2
    }
  }

  private(set) var all: [Vertex] = []
  /// The index of the vertex that the current subpath begins with.
  private var start = 0

  /// Begins a subpath.
  mutating func move(to point: CGPoint) {
    start = all.count
    all.append(Vertex(point: point))
  }

  /// Adds a segment with its control points; the last point is the end.
  mutating func add(_ points: [CGPoint]) {
    guard let last = all.indices.last, let end = points.last else { return }
    let chain = [all[last].point] + points
    func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
      let vector = CGVector(dx: to.x - from.x, dy: to.y - from.y)
      return vector.dx == 0 && vector.dy == 0 ? nil : vector
    }
    // A control point at the end of a curve gives no direction; the next one does.
    let first = chain.dropFirst().lazy.compactMap { direction(chain[0], $0) }.first
    let final = chain.dropLast().reversed().lazy.compactMap { direction($0, end) }.first
    all[last].outgoing = first ?? all[last].incoming
    all.append(Vertex(point: end, incoming: final ?? all[last].incoming))
  }

  /// Closes the subpath with a line to its start.
  mutating func close() {
    guard let last = all.indices.last else { return }
    let first = all[start]
    if all[last].point != first.point { add([first.point]) } else { all.append(all[last]) }
    let end = all.count - 1
    all[start].incoming = all[end].incoming
    all[end].outgoing = all[start].outgoing
    all[end].point = first.point
    // Another subpath begins here.
    start = end
  }

  init() {}

  /// Creates the vertices of the elements of a path.
  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): move(to: to)
      case .line(let to): add([to])
      case .quadCurve(let to, let control): add([control, to])
      case .curve(let to, let control1, let control2): add([control1, control2, to])
      case .closeSubpath: close()
      }
    }
  }

  /// Adds an arc as one segment.
  mutating func add(_ arc: SVGArc, from point: CGPoint) {
    var path = Path()
    path.move(to: point)
    arc.add(to: &path, from: point)
    let parts = Self(path).all
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return add([arc.end])
    }
    if let index = all.indices.last { all[index].outgoing = first.outgoing }
    all.append(Vertex(point: arc.end, incoming: last.incoming))
  }
}
