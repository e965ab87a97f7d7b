import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// The points of one line or area, in the order of the data.
  struct Strand {
    var key: SeriesKey
    var points: [CGPoint] = []
    /// The number of points from the first on that are known to be finite; others were not checked.
    var finiteCount = 0
    /// The other edge of an area.
    var base: [CGPoint] = []
    var marks = MarkNumbers()
    /// The run of the first point, whose look the figure has.
    var run: Int
    var row: Int
    /// The direction of the values.
    var direction: Axis
    /// The runs and rows of marks whose symbols can differ from that of the first, by mark.
    var locations: [Int: (run: Int, row: Int)] = [:]
    /// The number of missing values that were replaced, so that the figure contains them.
    var filledCount = 0
    /// The interval of the last row, if each row represents a unit of time.
    var last: (lower: Double, upper: Double)?
    /// The number of points that are gaps in time instead of values.
    var absentCount = 0
  }

  /// Returns the lines or areas of runs: the points of each series, in the order of declaration.
  mutating func strands(_ runs: [Int], isArea: Bool) -> [Strand] {
    var strands: [Strand] = []
    var locations: [SeriesKey: Int] = [:]
    var vertices: [Int] = []
    for index in runs {
      let run = marks.runs[index]
      if !isArea, let strand = wholeStrand(index, run) {
        if let known = locations[strand.key] {
          if strands[known].finiteCount == strands[known].points.count {
            strands[known].finiteCount += strand.finiteCount
          }
          strands[known].points += strand.points
          strands[known].marks.append(contentsOf: strand.marks)
        } else {
          locations[strand.key] = strands.count
          strands.append(strand)
        }
        continue
      }
      var declarations = Declarations()
      let hasVertexLooks = !isArea && hasVertexLooks(run)
      for row in 0..<run.count {
        let key = seriesKey(index, row, &declarations)
        let location = locations[key] ?? strands.count
        if location == strands.count {
          locations[key] = location
          strands.append(
            Strand(
              key: key, run: index, row: row,
              direction: isArea ? run.direction : lineDirection(run)))
        }
        append(run, row, to: &strands[location], isArea: isArea)
        if hasVertexLooks { strands[location].locations[run.run.ordinals[row]] = (index, row) }
      }
      if isArea, !run.vertices.isEmpty { vertices.append(index) }
    }
    if isArea { sortRows(of: &strands) }
    if !vertices.isEmpty { addVertices(vertices, locations, &strands) }
    return strands
  }

  /// Sorts the rows of areas along their axis, since an area that goes back covers itself.
  private mutating func sortRows(of strands: inout [Strand]) {
    var names: [String] = []
    for index in strands.indices {
      let (run, row) = (marks.runs[strands[index].run], strands[index].row)
      let across: Axis = strands[index].direction == .vertical ? .horizontal : .vertical
      let position = scale(across, traits(run, row))?.position
      let isDescending = position.map { $0.end < $0.start } ?? false
      if strands[index].sortPoints(isDescending: isDescending) { names.append(series(run, row)) }
    }
    guard !names.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .note, .invalidData,
        "the rows of an area are not in the order of its axis; the area is drawn in that order",
        operation: "AreaMark", value: names.filter { !$0.isEmpty }.listed(5)))
  }

  /// Returns the axis of a line's values: y, or x if it has numbers and y has dates or categories.
  private func lineDirection(_ run: PreparedRun) -> Axis {
    guard let x = run.x, let y = run.y, x.kind == .number, x.upper == nil else { return .vertical }
    return y.kind == .number ? .vertical : .horizontal
  }

  /// Returns whether the symbols of a line can differ between its vertices.
  private func hasVertexLooks(_ run: PreparedRun) -> Bool {
    run.run[.symbol] != nil || run.run[.symbolSize] != nil || run.run.traits.common == nil
  }

  /// Returns a whole run as one line, or `nil` if its rows can differ.
  ///
  /// A single pass makes lines of a million points fast.
  private func wholeStrand(_ index: Int, _ run: PreparedRun) -> Strand? {
    // Only a missing value has others in its place, and not one without a logarithm.
    if missing.form == .zero || missing.form == .interpolate, run.count > 0,
      [Axis.horizontal, .vertical].contains(where: {
        scale($0, self.traits(run, 0))?.isLogarithmic == true
      })
    {
      return nil
    }
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

  /// Returns whether all positions along an axis are known to be finite; O(1).
  ///
  /// Scales are monotonic: if the least and the greatest number have finite positions, so do all
  /// numbers between them.
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

  /// Returns the points of all rows of a run; `nil` if their traits differ, an axis has categories,
  /// or there are at most 64.
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
          // In blocks that fit in the cache, which are read right after they are written.
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

  /// The number of rows whose positions are computed at once.
  private static let rowsAtOnce = 512

  private func append(_ run: PreparedRun, _ row: Int, to strand: inout Strand, isArea: Bool) {
    appendAbsent(run, row, to: &strand, isArea: isArea)
    let traits = traits(run, row)
    let offset = offset(traits)
    strand.marks.append(run.run.ordinals[row])
    guard isArea else {
      var point = CGPoint(
        x: position(run, row, .horizontal, traits) + offset.xStart,
        y: position(run, row, .vertical, traits) + offset.yStart)
      refuse(&point, run, row, strand.direction)
      strand.points.append(point)
      return
    }
    let along = ends(run, row, run.direction, traits)
    if let value = run.values?[row], !value.isFinite, along.end.isFinite { strand.filledCount += 1 }
    let across: Axis = run.direction == .vertical ? .horizontal : .vertical
    let location = position(run, row, across, traits)
    let isUpright = run.direction == .vertical
    var point =
      isUpright
      ? CGPoint(x: location + offset.xStart, y: along.end + offset.yEnd)
      : CGPoint(x: along.end + offset.xEnd, y: location + offset.yStart)
    refuse(&point, run, row, run.direction)
    strand.points.append(point)
    strand.base.append(
      isUpright
        ? CGPoint(x: location + offset.xStart, y: along.start + offset.yStart)
        : CGPoint(x: along.start + offset.xStart, y: location + offset.yStart))
  }

  /// Makes the position of a value infinite if it has none: that of 0 on a logarithmic scale, and
  /// that of a layer above the gap of another one.
  ///
  /// Such a value is not missing, so that nothing takes its place.
  private func refuse(
    _ point: inout CGPoint, _ run: PreparedRun, _ row: Int, _ direction: Axis
  ) {
    let along = direction == .vertical ? \CGPoint.y : \CGPoint.x
    let value = run.values?[row] ?? run[direction].map { $0.upper?[row] ?? $0.lower[row] }
    if point[keyPath: along].isNaN, value?.isFinite == true { point[keyPath: along] = .infinity }
  }

  /// Adds points for units of time without a row, between a row and the one before it.
  ///
  /// The points are a gap, or zeros at both ends of the missing time. Other policies add no points.
  func appendAbsent(
    _ run: PreparedRun, _ row: Int, to strand: inout Strand, isArea: Bool
  ) {
    let across: Axis = strand.direction == .vertical ? .horizontal : .vertical
    // Layers of a stack have vertices at the positions of other layers' values.
    guard hasAbsentDates, missing == .gap || missing == .zero, !isArea || run.vertices.isEmpty,
      let positions = run[across], let unit = positions.unit, let upper = positions.upper
    else { return }
    defer { strand.last = (positions.lower[row], upper[row]) }
    guard let last = strand.last, let scale = scale(across, traits(run, row)),
      scale.kind == .date, let step = TimeStep(unit.component, 1)
    else { return }
    // A clock change makes a day longer, but by less than half of the unit.
    let (start, end) =
      last.lower < positions.lower[row]
      ? (last.upper, positions.lower[row])
      : (upper[row], last.lower)
    guard end - start > step.seconds / 2, !scale.position.isSkipped(from: start, to: end) else {
      return
    }
    let mark = strand.marks.last ?? run.run.ordinals[row]
    var locations = [Double.nan]
    if missing == .zero {
      locations = [start + step.seconds / 2, end - step.seconds / 2]
      if last.lower > positions.lower[row] { locations.reverse() }
    }
    let traits = traits(run, row)
    let zero = self.scale(strand.direction, traits).map {
      CGFloat($0.position.position(of: $0.isLogarithmic ? $0.lower : 0))
    }
    for location in locations {
      let middle = CGFloat(scale.position.position(of: location))
      let point =
        strand.direction == .vertical
        ? CGPoint(x: middle, y: zero ?? .nan) : CGPoint(x: zero ?? .nan, y: middle)
      strand.points.append(point)
      strand.marks.append(mark)
      if isArea { strand.base.append(point) }
      if !middle.isFinite { strand.absentCount += 1 }
    }
  }

  /// Returns the start and the end of an interval along an axis, in the direction of the data.
  private func ends(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (start: CGFloat, end: CGFloat) {
    guard let positions = run[axis], let scale = scale(axis, traits) else { return (.nan, .nan) }
    // An area on a logarithmic axis begins at its lower end; a value of zero has no position there.
    func coordinate(_ raw: Double, isBase: Bool) -> CGFloat {
      var value = value(raw, positions.kind, axis, scale)
      if isBase, scale.isLogarithmic, positions.isFromBase, value <= 0 { value = scale.lower }
      return CGFloat(scale.position.position(of: value))
    }
    return (
      coordinate(positions.lower[row], isBase: true),
      coordinate(positions.upper?[row] ?? positions.lower[row], isBase: false)
    )
  }
}
