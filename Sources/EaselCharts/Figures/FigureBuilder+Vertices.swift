import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Adds vertices to layers at the positions at which other layers of their stack have values.
  func addVertices(_ runs: [Int], _ locations: [SeriesKey: Int], _ strands: inout [Strand]) {
    var added: [Int: [(point: CGPoint, base: CGPoint)]] = [:]
    for index in runs {
      let run = marks.runs[index]
      let isUpright = run.direction == .vertical
      let across: Axis = isUpright ? .horizontal : .vertical
      for vertex in run.vertices {
        let traits = traits(run, vertex.row)
        guard let location = locations[seriesKey(index, vertex.row)],
          let along = scale(run.direction, traits),
          let scale = scale(across, traits), let positions = run[across]
        else { continue }
        let value = value(vertex.position, positions.kind, across, scale)
        let middle = CGFloat(scale.position.position(of: value))
        func point(_ value: Double, _ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
          let raw = along.isLogarithmic && value <= 0 ? along.lower : value
          let end = CGFloat(along.position.position(of: raw))
          return isUpright
            ? CGPoint(x: middle + dx, y: end + dy) : CGPoint(x: end + dx, y: middle + dy)
        }
        // Has the offsets of the vertices of rows: the start across the direction, both ends along.
        let offset = offset(traits)
        added[location, default: []].append(
          (
            point(
              vertex.upper, isUpright ? offset.xStart : offset.xEnd,
              isUpright ? offset.yEnd : offset.yStart),
            point(vertex.lower, offset.xStart, offset.yStart)
          ))
      }
    }
    for (location, vertices) in added { merge(vertices, into: &strands[location]) }
  }

  /// Puts vertices between those of an area by their positions.
  private func merge(_ vertices: [(point: CGPoint, base: CGPoint)], into strand: inout Strand) {
    let across = strand.direction == .vertical ? \CGPoint.x : \CGPoint.y
    let own = strand.points.map { $0[keyPath: across] }
    let steps = zip(own, own.dropFirst())
    let isRising = steps.allSatisfy { $0 <= $1 }
    guard isRising || steps.allSatisfy({ $0 >= $1 }) else { return }
    let all = zip(strand.points, strand.base).map { (point: $0, base: $1) } + vertices
    let order = all.indices.filter { all[$0].point[keyPath: across].isFinite }.sorted {
      let (a, b) = (all[$0].point[keyPath: across], all[$1].point[keyPath: across])
      // Keeps the order of vertices with the same position.
      return a != b ? (a < b) == isRising : $0 < $1
    }
    strand.points = order.map { all[$0].point }
    strand.base = order.map { all[$0].base }
  }
}
