import EaselBlocks
import EaselCanvas
import Foundation

/// The plots of a chart with facets: of one size, in a grid.
///
/// Axis labels are at the outer edges of the grid, and at each panel for a free scale.
struct FacetArrangement {
  private let plan: GuidePlan
  private let request: PlotRequest
  private let frame: CGRect
  private var frames: FacetFrames
  private var plots: [CGRect]
  private var axes: [[AxisLayout]] = []
  /// The number of labels without room, plus penalties for panels without titles or axis labels.
  private var hidden = 0

  /// Creates the arrangement with the number of columns that hides the fewest labels.
  init(of grid: FacetGrid, in frame: CGRect, _ plan: GuidePlan, _ request: PlotRequest) {
    var best: FacetArrangement?
    for columns in Self.columns(of: grid, in: frame.size, plan) {
      var grid = grid
      grid.columns = columns
      let found = FacetArrangement(grid, frame, plan, request)
      if best.map({ found.hidden < $0.hidden }) ?? true { best = found }
      if found.hidden == 0 { break }
    }
    self = best ?? FacetArrangement(grid, frame, plan, request)
  }

  private init(_ grid: FacetGrid, _ frame: CGRect, _ plan: GuidePlan, _ request: PlotRequest) {
    self.plan = plan
    self.request = request
    self.frame = frame
    frames = FacetFrames(
      grid, plan.configuration.facet?.freeScales ?? [], plan.style,
      hasTexts: !plan.omitted.contains(.texts))
    plots = []
    let needs = place()
    addAxes(needs)
  }

  // MARK: Columns

  /// Returns the numbers of columns to try, in the order of preference.
  ///
  /// A configured number is the only one. Otherwise, panels should be about 1.4 times as wide as
  /// high. Four numbers are tried if the x axis has names, which may have no room in narrow panels.
  private static func columns(of grid: FacetGrid, in size: CGSize, _ plan: GuidePlan) -> [Int] {
    let count = grid.keys.count
    if grid.columns > 0 { return [grid.columns] }
    if let columns = plan.configuration.facet?.columns { return [min(max(columns, 1), count)] }
    let ranked = (1...max(count, 1)).sorted { a, b in
      badness(a, count, size) < badness(b, count, size)
    }
    return Array(ranked.prefix(plan.chart.scales.x?.kind == .category ? 4 : 1))
  }

  private static func badness(_ columns: Int, _ count: Int, _ size: CGSize) -> CGFloat {
    let rows = (count + columns - 1) / columns
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    let shape = abs(log(max(width, 0.01) / max(height, 0.01) / 1.4))
    let empty = CGFloat(rows * columns - count) / CGFloat(count)
    return shape + empty * 0.6
  }

  // MARK: Plots and axes

  /// Sets the plots, and returns the space that the axes need around them.
  private mutating func place() -> FacetNeeds {
    var needs = FacetNeeds()
    plots = frames.plots(in: frame, needs)
    for pass in 0..<4 {
      let layouts = plots.indices.map { index in
        frames.named(axes(of: index), index).filter { frames.shows($0, index) }
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
    return needs
  }

  private mutating func addAxes(_ needs: FacetNeeds) {
    if frames.isLow { hidden = plots.count }
    // Any other number of columns is preferred to panels without axis labels.
    if frames.isBare { hidden += 1_000_000 }
    for index in plots.indices {
      // Beside a plot that is lower than a line of text, labels of both axes would overlap.
      let isHigh = plots[index].height >= plan.style.textSize * 1.2
      let named = frames.named(axes(of: index), index)
      axes.append(named.map { shown($0, index, needs, isHigh: isHigh) })
    }
  }

  private mutating func shown(
    _ axis: AxisLayout, _ index: Int, _ needs: FacetNeeds, isHigh: Bool
  ) -> AxisLayout {
    guard frames.shows(axis, index) else {
      var bare = axis.withoutLabels
      if frames.isBare { bare.hiddenLabelCount += axis.labels.count }
      return bare
    }
    guard isHigh || axis.edge == .bottom || axis.edge == .top else {
      hidden += axis.labels.count + axis.hiddenLabelCount
      return axis.withoutLabels
    }
    let shown = axis.within(plan.size).within(needs, of: axis.plot)
    hidden += shown.hiddenLabelCount
    return shown
  }

  /// Returns the axes of a panel.
  ///
  /// Their labels may take as much space as those of a single plot in the frame.
  private func axes(of index: Int) -> [AxisLayout] {
    let plot = plots[index]
    let bounds = plot.insetBy(
      dx: min(0, (plot.width - frame.width) / 2), dy: min(0, (plot.height - frame.height) / 2))
    return plan.axes.axes(
      AxisSolver.Request(
        plot: plot, bounds: bounds, inner: request.inner, scales: plan.panels.parts[index].scales,
        panel: frames.free.isEmpty ? 0 : index, reach: frames.reach,
        isDiagonalUnlimited: frames.reach != nil))
  }

  // MARK: Results

  /// The plots of all panels with their axes and names.
  var placed: [PlacedPlot] {
    plots.indices.map { index in
      let name = plan.panels.parts[index].name
      var result = PlacedPlot(plot: plots[index])
      result.axes = axes[index]
      for axis in result.axes.indices { result.axes[axis].diagnostics.setPanel(name) }
      if frames.isLow || frames.isBare { result.lack.insert(.vertical) }
      guard !plan.omitted.contains(.texts) else { return result }
      result.title = frames.title(of: index, over: plots[index])
      if let title = result.title, !title.bounds.lies(in: plan.size) { result.title = nil }
      if result.title == nil, !name.isEmpty {
        result.diagnostics.append(
          Diagnostic(
            .warning, .labelAdjusted,
            "the name of a panel has no room and is left out; use fewer columns",
            operation: "chartFacet", subject: name))
        if !frames.isLow { result.lack.insert(.horizontal) }
      }
      return result
    }
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
  fileprivate func within(_ size: CGSize) -> AxisLayout {
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
  fileprivate func within(_ needs: FacetNeeds, of plot: CGRect) -> AxisLayout {
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
}
