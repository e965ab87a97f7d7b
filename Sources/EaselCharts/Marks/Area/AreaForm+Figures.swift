import EaselBlocks
import EaselCanvas
import Foundation

extension AreaForm {
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    builder.addAreas(runs)
  }
}

extension FigureBuilder {
  fileprivate mutating func addAreas(_ runs: [Int]) {
    let all = strands(runs, isArea: true)
    var layers: [Stack: Int] = [:]
    for strand in all { if let stack = stack(strand) { layers[stack, default: 0] += 1 } }
    var borders: [Stack: AreaBorders] = [:]
    for strand in all {
      let stack = stack(strand).flatMap { layers[$0, default: 0] > 1 ? $0 : nil }
      var own = stack.flatMap { borders[$0] } ?? AreaBorders()
      addArea(strand, isStacked: stack != nil, &own)
      if let stack { borders[stack] = own }
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

  private mutating func addArea(
    _ strand: Strand, isStacked: Bool, _ borders: inout AreaBorders
  ) {
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
      borders.appendArea(
        top: top, base: base, method, valueAxis: strand.direction, to: &path, edge: &edge)
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
}
