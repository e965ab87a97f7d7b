import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  mutating func addAreas(_ runs: [Int]) {
    let all = strands(runs, isArea: true)
    var layers: [Stack: Int] = [:]
    for strand in all { if let stack = stack(strand) { layers[stack, default: 0] += 1 } }
    for strand in all {
      addArea(strand, isStacked: stack(strand).map { layers[$0, default: 0] > 1 } ?? false)
    }
  }

  /// The properties that all layers of a stack share.
  private struct Stack: Hashable {
    var direction: Axis
    var method: MarkStackingMethod
    var axis: ChartAxisID?
  }

  /// Returns the stack of an area; `nil` for intervals, functions and areas that are not stacked.
  private func stack(_ strand: Strand) -> Stack? {
    let run = marks.runs[strand.run]
    let traits = traits(run, strand.row)
    guard run.function == nil, run.values != nil, traits.stacking != .unstacked else { return nil }
    return Stack(direction: strand.direction, method: traits.stacking, axis: traits.axisID)
  }

  private mutating func addArea(_ strand: Strand, isStacked: Bool) {
    let run = marks.runs[strand.run]
    let traits = traits(run, strand.row)
    let method = traits.interpolation ?? .linear
    var (points, bases) = (strand.points, strand.base)
    if run.function == nil {
      missingCount += strand.filledCount
      missingCount += fill(&points, base: &bases, strand.direction, traits) - strand.absentCount
    }
    // A point is missing if the point on the other edge is missing.
    for (index, base) in bases.enumerated() where !base.x.isFinite || !base.y.isFinite {
      points[index] = CGPoint(x: CGFloat.nan, y: .nan)
    }
    var path = Path()
    var edge = Path()
    for range in CurvePath.runs(of: points) {
      let (top, base) = (Array(points[range]), Array(bases[range]))
      CurvePath.appendArea(
        top: top, base: base, method, valueAxis: strand.direction, to: &path)
      CurvePath.appendLine(top, method, valueAxis: strand.direction, to: &edge)
    }
    guard !path.isEmpty else { return }
    let look = look(run, strand.row, traits)
    let isFromBase = run[strand.direction]?.isFromBase == true
    var figure = ChartFigure(
      kind: .area, shape: .path(path), marks: strand.marks, series: series(run, strand.row))
    figure.fill = paint(look, path.boundingBox, traits)
    figure.identity = identity(.area, run, strand.row, hasDatum: false)
    figure.finish(traits)
    // A single area is translucent, with an opaque line along its edge. Layers of a stack are
    // opaque. A fixed style has its own opacity.
    let isLight = !isStacked && traits.style == nil && traits.stacking != .normalized
    if isLight || (!isFromBase && traits.style == nil) { figure.opacity *= style.areaOpacity }
    add(figure)
    guard isLight, isFromBase, style.areaOpacity < 1 else { return }
    var line = ChartFigure(
      kind: .line, shape: .path(edge), marks: strand.marks, series: series(run, strand.row))
    line.stroke = linePaint(look, edge.boundingBox, traits)
    line.strokeStyle = StrokeStyle(
      lineWidth: style.lineWidth, lineCap: .round, lineJoin: .round)
    line.identity = identity(.line, run, strand.row, hasDatum: false)
    line.finish(traits)
    add(line)
  }

  /// Adds vertices to layers at the positions at which other layers of their stack have values.
  func addVertices(_ runs: [Int], _ places: [SeriesKey: Int], _ strands: inout [Strand]) {
    var added: [Int: [(point: CGPoint, base: CGPoint)]] = [:]
    for index in runs {
      let run = marks.runs[index]
      let isUpright = run.direction == .vertical
      let across: Axis = isUpright ? .horizontal : .vertical
      for vertex in run.vertices {
        let traits = traits(run, vertex.row)
        guard let place = places[seriesKey(index, vertex.row)],
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
        added[place, default: []].append(
          (
            point(
              vertex.upper, isUpright ? offset.xStart : offset.xEnd,
              isUpright ? offset.yEnd : offset.yStart),
            point(vertex.lower, offset.xStart, offset.yStart)
          ))
      }
    }
    for (place, vertices) in added { merge(vertices, into: &strands[place]) }
  }

  /// Puts vertices between those of an area by their positions; one that goes back and forth has
  /// none.
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
