import EaselBlocks
import EaselCanvas
import Foundation

extension LineForm {
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    builder.addLines(runs)
  }
}

extension FigureBuilder {
  fileprivate mutating func addLines(_ runs: [Int]) {
    let width = seriesCount(of: .line) >= 5 ? style.lineWidthOfMany : style.lineWidth
    for strand in strands(runs, isArea: false) { addLine(strand, width) }
  }

  private mutating func addLine(_ strand: Strand, _ width: CGFloat) {
    let run = marks.runs[strand.run]
    let traits = traits(run, strand.row)
    var points = strand.points
    var marks = strand.marks
    let isWhole = !points.isEmpty && strand.finiteCount == points.count
    var parts = isWhole ? [0..<points.count] : CurvePath.runs(of: points)
    // The gaps of a function are poles and jumps, not missing values.
    if run.function == nil, parts != [0..<points.count] {
      missingCount += fill(&points, &marks, strand.direction, traits) - strand.absentCount
      parts = CurvePath.runs(of: points)
    }
    var path = Path()
    let method = traits.interpolation ?? .linear
    var dots: [Int] = []
    for range in parts {
      if range.count == 1 { dots.append(range.lowerBound) }
      let part = range.count == points.count ? points : Array(points[range])
      CurvePath.appendLine(part, method, valueAxis: strand.direction, to: &path)
    }
    guard !path.isEmpty else { return }
    let look = look(run, strand.row, traits)
    var figure = ChartFigure(
      kind: .line, shape: .path(path), marks: marks, series: series(run, strand.row))
    let thin = isZigzag(points) ? width / 2 : width
    figure.strokeStyle = lineStyle(run, strand.row, traits, thin, look)
    // A plain color ignores the bounds, whose computation costs as much as the path.
    let isPlain = look is Color || look is Tint
    let bounds = isPlain || traits.alignsStylesWithPlot == true ? plot : path.boundingBox
    figure.stroke = linePaint(look, bounds, traits)
    figure.identity = identity(.line, run, strand.row, hasDatum: false)
    figure.finish(traits)
    add(figure)
    addVertexSymbols(strand, points, marks, look, dots)
  }

  /// The minimum number of strokes of a zigzag; a line with fewer strokes keeps its full width.
  private static let zigzagStrokes: CGFloat = 60

  /// Returns whether a line turns up and down so often that its strokes merge at full width.
  ///
  /// It does if the mean distance between strokes is below four widths of the line. Only strokes
  /// longer than a width count.
  private func isZigzag(_ points: [CGPoint]) -> Bool {
    guard points.count > 16, let first = points.first, let last = points.last else { return false }
    let space = abs(last.x - first.x)
    guard space.isFinite, space > 0, style.thinsDenseMarks else { return false }
    let minimum = style.lineWidth
    // Checked after each stroke, so that a part of the points is often sufficient.
    func isEnough(_ strokes: CGFloat) -> Bool {
      strokes >= Self.zigzagStrokes && strokes * minimum * 4 > space
    }
    var strokes: CGFloat = 0
    var (low, high) = (first.y, first.y)
    var isRising = true
    for point in points where point.y.isFinite {
      // A stroke ends when the line has turned back by more than its width.
      if isRising {
        high = max(high, point.y)
        guard high - point.y > minimum else { continue }
        (low, isRising) = (point.y, false)
      } else {
        low = min(low, point.y)
        guard point.y - low > minimum else { continue }
        (high, isRising) = (point.y, true)
      }
      strokes += 1
      if isEnough(strokes) { return true }
    }
    return false
  }

  /// Returns the stroke style of a line: from its traits, from the scale or from the theme.
  private func lineStyle(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, _ width: CGFloat,
    _ look: any ShapeStyle
  ) -> StrokeStyle {
    if let own = traits.lineStyle { return own }
    var stroke = StrokeStyle(
      lineWidth: traits.isContext ? style.contextLineWidth : width, lineCap: .round,
      lineJoin: .round)
    if let column = run.run[.lineStyle], let scale = scales.lineStyle,
      let look = scale.look(column.datum(row, marks.list.names))
    {
      stroke.dash = look.dash
      stroke.dashPhase = look.dashPhase
      if look.lineWidth > 0, look.lineWidth != 1 { stroke.lineWidth = look.lineWidth }
      // Round ends would close the gaps of a dash.
      if !look.dash.isEmpty { stroke.lineCap = .butt }
    } else if let print = look as? PrintStyle, !traits.isContext {
      stroke.dash = ChartStyle.dashes[print.index % ChartStyle.dashes.count]
      if !stroke.dash.isEmpty { stroke.lineCap = .butt }
    }
    return stroke
  }
}
