import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// The points of one line or area, in the order of the data.
  struct Strand {
    var key: SeriesKey
    var points: [CGPoint] = []
    /// How many points from the first on are known to be finite; the others were not looked at.
    var finiteCount = 0
    /// The other edge of an area.
    var base: [CGPoint] = []
    var marks = MarkNumbers()
    /// The run and the row of the first point, which has the look.
    var run: Int
    var row: Int
    /// The direction of the values.
    var direction: Axis
    /// The rows of marks that may have symbols unlike those of the first.
    var places: [Int: (run: Int, row: Int)] = [:]
    /// How many values are missing that stand in the figure, since they were filled.
    var filledCount = 0
    /// The interval of the last row, where each row stands for a unit of time.
    var last: (lower: Double, upper: Double)?
    /// How many points are gaps of time rather than values.
    var absentCount = 0
  }

  mutating func addLines(_ runs: [Int], count: Int) {
    let width = count >= 5 ? style.lineWidthOfMany : style.lineWidth
    for strand in strands(runs, isArea: false) { addLine(strand, width) }
  }

  /// The lines or areas of runs: points of one series, in the order of declaration.
  func strands(_ runs: [Int], isArea: Bool) -> [Strand] {
    var strands: [Strand] = []
    var places: [SeriesKey: Int] = [:]
    var vertices: [Int] = []
    for index in runs {
      let run = marks.runs[index]
      if !isArea, let strand = wholeStrand(index, run) {
        if let known = places[strand.key] {
          if strands[known].finiteCount == strands[known].points.count {
            strands[known].finiteCount += strand.finiteCount
          }
          strands[known].points += strand.points
          strands[known].marks.append(contentsOf: strand.marks)
        } else {
          places[strand.key] = strands.count
          strands.append(strand)
        }
        continue
      }
      var declarations = Declarations()
      let hasVertexLooks = !isArea && hasVertexLooks(run)
      for row in 0..<run.count {
        let key = seriesKey(index, row, &declarations)
        let place = places[key] ?? strands.count
        if place == strands.count {
          places[key] = place
          strands.append(
            Strand(
              key: key, run: index, row: row,
              direction: isArea ? run.direction : lineDirection(run)))
        }
        append(run, row, to: &strands[place], isArea: isArea)
        if hasVertexLooks { strands[place].places[run.run.ordinals[row]] = (index, row) }
      }
      if isArea, !run.vertices.isEmpty { vertices.append(index) }
    }
    if !vertices.isEmpty { addVertices(vertices, places, &strands) }
    return strands
  }

  /// Along x where y follows in steps of its own: where it has dates or names, and x has numbers.
  private func lineDirection(_ run: PreparedRun) -> Axis {
    guard let x = run.x, let y = run.y, x.kind == .number, x.upper == nil else { return .vertical }
    return y.kind == .number ? .vertical : .horizontal
  }

  /// Whether the symbols of a line may differ from vertex to vertex.
  private func hasVertexLooks(_ run: PreparedRun) -> Bool {
    run.run[.symbol] != nil || run.run[.symbolSize] != nil || run.run.traits.common == nil
  }

  /// A whole run as one line, where nothing tells its rows apart: a million points take one pass.
  private func wholeStrand(_ index: Int, _ run: PreparedRun) -> Strand? {
    guard run.isOneSeries, !hasVertexLooks(run), let points = wholePoints(run) else { return nil }
    var strand = Strand(
      key: seriesKey(index, 0), run: index, row: 0, direction: lineDirection(run))
    strand.points = points
    strand.marks = MarkNumbers(run.run.ordinals)
    let traits = traits(run, 0)
    let offset = offset(traits)
    if areFinite(run, .horizontal, traits, offset.xStart),
      areFinite(run, .vertical, traits, offset.yStart)
    {
      strand.finiteCount = points.count
    }
    return strand
  }

  /// Whether all positions along an axis are known to be finite, without a look at each.
  ///
  /// Scales are monotone: where both ends of the numbers have a position, so has what lies between.
  private func areFinite(
    _ run: PreparedRun, _ axis: Axis, _ traits: MarkTraits, _ offset: CGFloat
  ) -> Bool {
    guard let summary = run[axis]?.summary, summary.areFinite,
      let position = scale(axis, traits)?.position
    else { return false }
    return [summary.lower, summary.upper].allSatisfy {
      (CGFloat(position.position(of: $0)) + offset).isFinite
    }
  }

  /// The points of all rows of a run that share their traits and have numbers or dates on both
  /// axes.
  func wholePoints(_ run: PreparedRun) -> [CGPoint]? {
    guard run.count > 64, run.run.traits.common != nil, let x = run.x,
      let y = run.y, x.upper == nil, y.upper == nil, x.kind != .category, y.kind != .category
    else { return nil }
    let traits = traits(run, 0)
    guard let xScale = scale(.horizontal, traits), let yScale = scale(.vertical, traits),
      xScale.kind != .category, yScale.kind != .category
    else { return nil }
    let offset = offset(traits)
    let (dx, dy) = (offset.xStart, offset.yStart)
    return [CGPoint](unsafeUninitializedCapacity: run.count) { points, count in
      LargePages.prefer(points)
      x.lower.withUnsafeBufferPointer { xValues in
        y.lower.withUnsafeBufferPointer { yValues in
          var (xs, ys): ([Double], [Double]) = ([], [])
          // In parts, so that what is written first is still in the cache when it is read.
          for start in stride(from: 0, to: run.count, by: Self.rowsAtOnce) {
            let rows = start..<min(start + Self.rowsAtOnce, run.count)
            xScale.position.positions(of: UnsafeBufferPointer(rebasing: xValues[rows]), into: &xs)
            yScale.position.positions(of: UnsafeBufferPointer(rebasing: yValues[rows]), into: &ys)
            for row in rows {
              points.initializeElement(
                at: row,
                to: CGPoint(x: CGFloat(xs[row - start]) + dx, y: CGFloat(ys[row - start]) + dy))
            }
          }
        }
      }
      count = run.count
    }
  }

  /// How many rows get their positions at once.
  private static let rowsAtOnce = 512

  private func append(_ run: PreparedRun, _ row: Int, to strand: inout Strand, isArea: Bool) {
    appendAbsent(run, row, to: &strand, isArea: isArea)
    let traits = traits(run, row)
    let offset = offset(traits)
    strand.marks.append(run.run.ordinals[row])
    guard isArea else {
      strand.points.append(
        CGPoint(
          x: position(run, row, .horizontal, traits) + offset.xStart,
          y: position(run, row, .vertical, traits) + offset.yStart))
      return
    }
    let along = ends(run, row, run.direction, traits)
    if let value = run.values?[row], !value.isFinite, along.end.isFinite { strand.filledCount += 1 }
    let across: Axis = run.direction == .vertical ? .horizontal : .vertical
    let place = position(run, row, across, traits)
    if run.direction == .vertical {
      strand.points.append(CGPoint(x: place + offset.xStart, y: along.end + offset.yEnd))
      strand.base.append(CGPoint(x: place + offset.xStart, y: along.start + offset.yStart))
    } else {
      strand.points.append(CGPoint(x: along.end + offset.xEnd, y: place + offset.yStart))
      strand.base.append(CGPoint(x: along.start + offset.xStart, y: place + offset.yStart))
    }
  }

  /// Adds what stands for units of time without a row between a row and the one before it.
  ///
  /// It is a gap, or zero at both of its ends. Where points are joined over a gap, nothing stands
  /// for it.
  func appendAbsent(
    _ run: PreparedRun, _ row: Int, to strand: inout Strand, isArea: Bool
  ) {
    let across: Axis = strand.direction == .vertical ? .horizontal : .vertical
    // Layers of a stack have their vertices where others have values.
    guard hasAbsentDates, missing == .gap || missing == .zero, !isArea || run.vertices.isEmpty,
      let positions = run[across], let unit = positions.unit, let upper = positions.upper
    else { return }
    defer { strand.last = (positions.lower[row], upper[row]) }
    guard let last = strand.last, let scale = scale(across, traits(run, row)),
      scale.kind == .date, let step = TimeStep(unit.component, 1)
    else { return }
    // Clock changes make days longer; half a unit is more than they do.
    let (start, end) =
      last.lower < positions.lower[row]
      ? (last.upper, positions.lower[row])
      : (upper[row], last.lower)
    guard end - start > step.seconds / 2 else { return }
    let mark = strand.marks.last ?? run.run.ordinals[row]
    var places = [Double.nan]
    if missing == .zero {
      places = [start + step.seconds / 2, end - step.seconds / 2]
      if last.lower > positions.lower[row] { places.reverse() }
    }
    let traits = traits(run, row)
    let zero = self.scale(strand.direction, traits).map {
      CGFloat($0.position.position(of: $0.isLogarithmic ? $0.lower : 0))
    }
    for place in places {
      let middle = CGFloat(scale.position.position(of: place))
      let point =
        strand.direction == .vertical
        ? CGPoint(x: middle, y: zero ?? .nan) : CGPoint(x: zero ?? .nan, y: middle)
      strand.points.append(point)
      strand.marks.append(mark)
      if isArea { strand.base.append(point) }
      if !middle.isFinite { strand.absentCount += 1 }
    }
  }

  /// Where an interval begins and ends, in the direction of the data.
  private func ends(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (start: CGFloat, end: CGFloat) {
    guard let positions = run[axis], let scale = scale(axis, traits) else { return (.nan, .nan) }
    func place(_ raw: Double) -> CGFloat {
      var value = value(raw, positions.kind, axis, scale)
      if scale.isLogarithmic, positions.isFromBase, value <= 0 { value = scale.lower }
      return CGFloat(scale.position.position(of: value))
    }
    return (
      place(positions.lower[row]), place(positions.upper?[row] ?? positions.lower[row])
    )
  }

  private mutating func addLine(_ strand: Strand, _ width: CGFloat) {
    let run = marks.runs[strand.run]
    let traits = traits(run, strand.row)
    var points = strand.points
    var marks = strand.marks
    let isWhole = !points.isEmpty && strand.finiteCount == points.count
    var parts = isWhole ? [0..<points.count] : CurvePath.runs(of: points)
    // A function has poles where data has missing values.
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
    // A plain colour has no use for the bounds, which cost as much as the path.
    let isPlain = look is Color || look is Tint
    let bounds = isPlain || traits.alignsStylesWithPlot == true ? plot : path.boundingBox
    figure.stroke = linePaint(look, bounds, traits)
    figure.identity = identity(.line, run, strand.row, hasDatum: false)
    figure.finish(traits)
    add(figure)
    addVertexSymbols(strand, points, marks, look, dots)
  }

  /// Fewer strokes are a shape, whose line is as wide as those beside it.
  private static let zigzagStrokes: CGFloat = 60

  /// Whether a line turns up and down so often that its strokes run together at full width: a
  /// stroke for every four widths of the line, where one counts that is longer than a width.
  private func isZigzag(_ points: [CGPoint]) -> Bool {
    guard points.count > 16, let first = points.first, let last = points.last else { return false }
    let room = abs(last.x - first.x)
    guard room.isFinite, room > 0, !style.isApple else { return false }
    let least = style.lineWidth
    // Of a million points the first few thousand may tell.
    func isEnough(_ strokes: CGFloat) -> Bool {
      strokes >= Self.zigzagStrokes && strokes * least * 4 > room
    }
    var strokes: CGFloat = 0
    var (low, high) = (first.y, first.y)
    var isRising = true
    for point in points where point.y.isFinite {
      // A stroke ends where the line has come back by more than its width.
      if isRising {
        high = max(high, point.y)
        guard high - point.y > least else { continue }
        (low, isRising) = (point.y, false)
      } else {
        low = min(low, point.y)
        guard point.y - low > least else { continue }
        (high, isRising) = (point.y, true)
      }
      strokes += 1
      if isEnough(strokes) { return true }
    }
    return false
  }

  /// The stroke of a line: its own, that of the scale, or the theme's.
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
      // Round ends close the gaps of a dash.
      if !look.dash.isEmpty { stroke.lineCap = .butt }
    } else if let print = look as? PrintStyle, !traits.isContext {
      stroke.dash = ChartStyle.dashes[print.index % ChartStyle.dashes.count]
      if !stroke.dash.isEmpty { stroke.lineCap = .butt }
    }
    return stroke
  }
}
