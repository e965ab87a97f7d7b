import EaselBlocks
import EaselCanvas
import Foundation

/// A grid of the panels of a chart with facets, row by row.
struct FacetGrid {
  var keys: [FacetKey?]
  /// The names of the panels.
  var names: [String]
  var columns: Int
  var rows: Int { (keys.count + columns - 1) / columns }
  /// Whether both rows and columns are facets.
  var isCrossed: Bool
}

extension ChartEngine {
  /// The maximum number of panels in a chart.
  static let maximumFacets = 400

  /// The grid of panels; `nil` for a chart without facets.
  var facets: FacetGrid? {
    let columns = marks.facets(.facetColumn)
    let rows = marks.facets(.facetRow)
    guard !columns.isEmpty || !rows.isEmpty else { return nil }
    let names = FacetNames(columns, rows, marks.calendar, marks.locale)
    func grid(_ keys: [FacetKey], columns: Int, isCrossed: Bool) -> FacetGrid {
      let keys = keys.prefix(Self.maximumFacets)
      return FacetGrid(
        keys: Array(keys), names: keys.map(names.name), columns: columns, isCrossed: isCrossed)
    }
    if !columns.isEmpty, !rows.isEmpty {
      let keys = rows.flatMap { row in columns.map { FacetKey(column: $0, row: row) } }
      return grid(keys, columns: columns.count, isCrossed: true)
    }
    return columns.isEmpty
      ? grid(rows.map { FacetKey(row: $0) }, columns: 1, isCrossed: false)
      : grid(columns.map { FacetKey(column: $0) }, columns: 0, isCrossed: false)
  }

  /// Lays out panels with plots of one size.
  ///
  /// Axis labels are at the outer edges of the grid, and at each panel for a free scale.
  mutating func layOutPanels(_ grid: FacetGrid, in frame: CGRect) -> [ChartPanel] {
    noteOmittedFacets(grid)
    let free = configuration.facet?.freeScales ?? []
    let parts = grid.keys.map { key in key.map { marks.panel($0) } ?? marks }
    let scales = zip(parts, grid.names).map { part, name in
      let first = diagnostics.count
      defer { diagnostics.setPanel(name, from: first) }
      return freed(part, free)
    }
    var best: FacetArrangement?
    for columns in columns(of: grid, in: frame.size) {
      var grid = grid
      grid.columns = columns
      let found = arrangement(FacetFrames(grid, free, style), scales, in: frame)
      if best.map({ found.hidden < $0.hidden }) ?? true { best = found }
      if found.hidden == 0 { break }
    }
    guard let best else { return [] }
    return grid.keys.indices.map { index in
      let first = diagnostics.count
      defer { diagnostics.setPanel(grid.names[index], from: first) }
      var panel = ChartPanel(plot: best.plots[index])
      panel.axes = best.axes[index]
      for axis in panel.axes.indices {
        panel.axes[axis].diagnostics.setPanel(grid.names[index])
      }
      panel.title = best.frames.title(of: index, over: panel.plot)
      if let title = panel.title, !title.bounds.lies(in: labelState.size) { panel.title = nil }
      if panel.title == nil { noteUnnamed(grid.names[index]) }
      draw(&panel, parts[index], scales[index])
      return panel
    }
  }

  /// The layout of the panels in a number of columns.
  private struct FacetArrangement {
    var frames: FacetFrames
    var plots: [CGRect]
    var axes: [[AxisLayout]] = []
    /// The number of labels without room, plus penalties for panels without titles or axis labels.
    var hidden = 0
  }

  private func arrangement(
    _ frames: FacetFrames, _ scales: [ChartScales], in frame: CGRect
  ) -> FacetArrangement {
    var frames = frames
    var needs = FacetNeeds()
    var plots = frames.plots(in: frame, needs)
    for pass in 0..<4 {
      let layouts = plots.indices.map { index in
        frames.named(axes(of: plots[index], scales[index], frames, in: frame), index)
          .filter { frames.shows($0, index) }
      }
      // The next pass may need space that this one does not need. So after two passes, space is
      // only added.
      needs = pass < 2 ? FacetNeeds(layouts) : needs.union(FacetNeeds(layouts))
      frames.fitTitles(to: plots.first?.width ?? 0, height: frame.height)
      let next = frames.plots(in: frame, needs)
      let isSettled = zip(next, plots).allSatisfy {
        abs($0.width - $1.width) < 0.01
          && abs($0.height - $1.height) < 0.01 && abs($0.minX - $1.minX) < 0.01
      }
      plots = next
      if isSettled { break }
    }
    var result = FacetArrangement(frames: frames, plots: plots)
    if frames.isLow { result.hidden = plots.count }
    // Any other number of columns is preferred to panels without axis labels.
    if frames.isBare { result.hidden += 1_000_000 }
    for index in plots.indices {
      let axes = frames.named(axes(of: plots[index], scales[index], frames, in: frame), index)
      // Beside a plot that is lower than a line of text, labels of both axes would overlap.
      let isHigh = plots[index].height >= style.textSize * 1.2
      result.axes.append(
        axes.map { axis in
          guard frames.shows(axis, index) else {
            var bare = axis.withoutLabels
            if frames.isBare { bare.hiddenLabelCount += axis.labels.count }
            return bare
          }
          let isShown = isHigh || axis.edge == .bottom || axis.edge == .top
          let shown =
            isShown ? axis.within(labelState.size).within(needs, of: axis.plot) : axis.withoutLabels
          result.hidden +=
            isShown ? shown.hiddenLabelCount : axis.labels.count + axis.hiddenLabelCount
          return shown
        })
    }
    return result
  }

  /// Returns the axes of a panel.
  ///
  /// Their labels may take as much space as those of a single plot in the frame.
  private func axes(
    of plot: CGRect, _ scales: ChartScales, _ frames: FacetFrames, in frame: CGRect
  ) -> [AxisLayout] {
    let bounds = plot.insetBy(
      dx: min(0, (plot.width - frame.width) / 2), dy: min(0, (plot.height - frame.height) / 2))
    return axes(
      over: plot, bounds: bounds, scales, reach: frames.reach, slantsFreely: frames.reach != nil)
  }

  private mutating func noteUnnamed(_ name: String) {
    guard !name.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "the name of a panel has no room and is left out; use fewer columns",
        operation: "chartFacet", subject: name))
  }

  private mutating func noteOmittedFacets(_ grid: FacetGrid) {
    let count =
      max(marks.facets(.facetColumn).count, 1) * max(marks.facets(.facetRow).count, 1)
    guard count > grid.keys.count else { return }
    diagnostics.append(
      Diagnostic(
        .error, .limitExceeded,
        "the chart has \(count) panels; only the first \(grid.keys.count) are drawn",
        operation: "chartFacet", value: "\(count)"))
  }

  /// Returns the scales of a panel: those of all panels, or its own ones along free axes.
  private mutating func freed(_ part: PreparedMarks, _ free: Axis.Set) -> ChartScales {
    var scales = self.scales
    if free.contains(.horizontal) {
      scales.x = resolve(.horizontal, nil, configuration.x, part) ?? scales.x
    }
    if free.contains(.vertical) {
      scales.y = resolve(.vertical, nil, configuration.y, part) ?? scales.y
    }
    return scales
  }

  /// Returns the numbers of columns to try, in the order of preference.
  ///
  /// A configured number is the only one. Otherwise, panels should be about 1.4 times as wide as
  /// high. Four numbers are tried if the x axis has names, which may have no room in narrow panels.
  private func columns(of grid: FacetGrid, in size: CGSize) -> [Int] {
    let count = grid.keys.count
    if grid.columns > 0 { return [grid.columns] }
    if let columns = configuration.facet?.columns { return [min(max(columns, 1), count)] }
    let ranked = (1...max(count, 1)).sorted { a, b in
      Self.badness(a, count, size) < Self.badness(b, count, size)
    }
    return Array(ranked.prefix(scales.x?.kind == .category ? 4 : 1))
  }

  private static func badness(_ columns: Int, _ count: Int, _ size: CGSize) -> CGFloat {
    let rows = (count + columns - 1) / columns
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    let shape = abs(log(max(width, 0.01) / max(height, 0.01) / 1.4))
    let empty = CGFloat(rows * columns - count) / CGFloat(count)
    return shape + empty * 0.6
  }
}

extension CGRect {
  /// Returns whether the rectangle is inside a chart of a size, with a tolerance of half a point.
  fileprivate func lies(in size: CGSize) -> Bool {
    minX >= -0.5 && minY >= -0.5 && maxX <= size.width + 0.5 && maxY <= size.height + 0.5
  }
}

extension AxisLayout {
  /// Returns the axis without the labels that the edge of a very small chart would clip.
  func within(_ size: CGSize) -> AxisLayout {
    var axis = self
    let count = labels.count
    axis.labels.removeAll { !$0.bounds.lies(in: size) }
    axis.contextLabels.removeAll { !$0.bounds.lies(in: size) }
    axis.hiddenLabelCount += count - axis.labels.count
    if let title, !title.bounds.lies(in: size) { axis.title = nil }
    return axis
  }

  /// Returns the axis without the labels that extend beyond the reserved space.
  ///
  /// Such labels would cover the panel beside it. They may extend over a part of the gap between
  /// panels: 3 points above and below, 5 points at the sides.
  func within(_ needs: FacetNeeds, of plot: CGRect) -> AxisLayout {
    var axis = self
    let count = labels.count
    func isBeyond(_ label: ChartLabel) -> Bool {
      let bounds = label.bounds
      return switch edge {
      case .bottom: bounds.maxY > plot.maxY + needs.bottom + 3
      case .top: bounds.minY < plot.minY - needs.top - 3
      case .leading, .trailing:
        bounds.minX < plot.minX - needs.left - 5 || bounds.maxX > plot.maxX + needs.right + 5
      }
    }
    axis.labels.removeAll(where: isBeyond)
    axis.contextLabels.removeAll(where: isBeyond)
    axis.hiddenLabelCount += count - axis.labels.count
    return axis
  }

  /// The axis with only its grid lines and base line.
  var withoutLabels: AxisLayout {
    var axis = self
    axis.labels = []
    axis.contextLabels = []
    axis.tickLines = []
    axis.title = nil
    axis.blocks = []
    axis.diagnostics = []
    return axis
  }
}
