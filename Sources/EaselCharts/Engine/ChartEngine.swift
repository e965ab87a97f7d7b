import EaselBlocks
import EaselCanvas
import Foundation

/// The engine that lays out a chart: marks, then scales, guides, figures and labels.
///
/// The space of the axes depends on the plot, and the plot depends on that space. At most three
/// passes find a plot, for which the axes are laid out again.
package struct ChartEngine {
  package let configuration: ChartConfiguration
  package internal(set) var style: ChartStyle
  package let blocks: ChartBlocks
  package internal(set) var marks: PreparedMarks
  package internal(set) var scales = ChartScales()
  /// The data of the marks for colors, symbols, symbol sizes and dashes.
  package internal(set) var lookData: [Channel: LookData] = [:]
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The minimum space between the chart's edges and its plot, for charts with aligned plots.
  package var alignedRoom = LabelRoom()
  /// The minimum space beside the plot, which a chart family reserves for its own texts.
  package var ownRoom = LabelRoom()
  /// The legend of a chart family that names its series itself.
  ///
  /// If it is `nil`, the legend follows from the scales of colors, symbols, symbol sizes and
  /// dashes.
  package var ownLegend: [LegendContent]?
  /// The options of a chart family for the labels of its sectors.
  package var sectorOptions = SectorLabels.Options()
  /// The text in the hole of sectors.
  package var centerText: CenterText?
  /// Whether values may cover rules, which are interrupted there.
  package var valuesCoverRules = false
  /// The sectors of the panel that was laid out last.
  var sectors: [PlacedSector] = []
  /// The domains of functions, by their position in the list.
  var functionDomains: [Int: ClosedRange<Double>] = [:]
  /// The state of labels between the passes of a layout.
  var labelState = LabelState()
  /// The results that the passes of a layout share.
  private let axisCache = AxisCache()

  package init(
    _ list: MarkList, _ configuration: ChartConfiguration, environment: EnvironmentValues,
    blocks: ChartBlocks, measures: (inout ChartStyle) -> Void = { _ in }
  ) {
    self.configuration = configuration
    var environment = environment
    environment.groupsDigits = true
    var style = ChartStyle(
      theme: configuration.theme ?? environment.chartTheme, environment: environment)
    measures(&style)
    self.style = style
    self.blocks = blocks
    let missing = configuration.missing ?? .gap
    marks = PreparedMarks(
      list, calendar: environment.calendar, locale: environment.locale, filling: missing.filling,
      fillsMissing: missing != .gap)
    diagnostics += list.diagnostics + marks.diagnostics + configuration.interactionNotes
    diagnostics += configuration.faults.map { $0.diagnostic(in: environment) }
    resolveScales()
  }

  /// Whether the chart has sectors, which have no axes.
  package var isPolar: Bool { marks.runs.contains(where: \.kind.isPolar) }

  // MARK: Scales

  private mutating func resolveScales() {
    addFunctions()
    scales.x = resolve(.horizontal, nil, configuration.x, marks)
    scales.y = resolve(.vertical, nil, configuration.y, marks)
    let ids = Set(marks.list.traits.compactMap(\.axisID))
    for id in ids.sorted(by: { $0.name < $1.name }) {
      scales.others[id] = resolve(
        .vertical, id, configuration.otherAxes[id] ?? AxisConfiguration(), marks)
    }
    resolveLooks()
  }

  mutating func resolve(
    _ axis: Axis, _ id: ChartAxisID?, _ configuration: AxisConfiguration, _ marks: PreparedMarks
  ) -> ResolvedScale? {
    let runs = marks.runs.filter { axis == .horizontal || axisID($0) == id }
    var data = AxisData(
      axis: axis,
      isCategorical: configuration.type == .category
        || runs.contains { $0[axis]?.kind == .category })
    for run in runs {
      data.add(run, names: marks.list.names)
    }
    // If another value is outside −1...1, the axis shows numbers instead of percentages.
    data.isShare =
      data.lower >= -1 && data.upper <= 1
      && marks.runs.contains {
        $0.isShare && $0.direction == axis && (axis == .horizontal || axisID($0) == id)
      }
    let showsMagnitudes = id == nil && marks.list.magnitudeAxes.contains(Axis.Set(axis))
    if showsMagnitudes { data.mirror() }
    var resolver = ScaleResolver(data, configuration, style)
    var scale = resolver.resolve(names: marks.list.names)?
      .visible(configuration.visibleLength, from: configuration.visibleStart)
    scale?.showsMagnitudes = showsMagnitudes
    if id == nil { scale?.hint = marks.list.axisHints[axis] }
    diagnostics += resolver.diagnostics
    return scale
  }

  private func axisID(_ run: PreparedRun) -> ChartAxisID? {
    run.count > 0 ? marks.traits(run, 0).axisID : nil
  }

  // MARK: Layout

  /// Lays out the chart in a size.
  ///
  /// If the size without padding is empty, or not finite, the layout is empty and has an
  /// `invalidSize` warning.
  package mutating func layout(in given: CGSize) -> ChartLayout {
    let size = CGSize(
      width: given.width.isFinite ? max(0, given.width) : 0,
      height: given.height.isFinite ? max(0, given.height) : 0)
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: style.padding, dy: style.padding)
    var layout = ChartLayout(size: size, panels: [])
    guard bounds.width > 0, bounds.height > 0, !bounds.isNull else {
      layout.diagnostics.append(
        Diagnostic(
          .warning, .invalidSize,
          "the chart has no size within its padding and is not drawn; give it a larger size",
          operation: "Chart", value: "\(given.width) × \(given.height)"))
      finish(&layout)
      return layout
    }
    labelState = LabelState()
    labelState.size = size
    let frame = layOutTitles(in: bounds, &layout)
    let inner = layOutLegends(in: frame, &layout)
    layOutLabeledPlot(in: inner, bounds: bounds, &layout)
    layOutLegendsOverPlot(&layout)
    layOutLayers(&layout)
    finish(&layout)
    return layout
  }

  mutating func layOutPlot(in frame: CGRect, bounds: CGRect, _ layout: inout ChartLayout) {
    if let facets {
      layout.panels = layOutPanels(facets, in: frame)
      return
    }
    var panel = ChartPanel(plot: frame)
    var best: (hidden: Int, plot: CGRect)?
    if !isPolar {
      var plot = frame
      for _ in 0..<3 {
        let axes = axes(over: plot, bounds: frame)
        let fitted = fit(plot: frame, axes, in: frame)
        panel.axes = axes
        let hidden = Self.hiddenCount(axes)
        if best.map({ hidden < $0.hidden }) ?? true { best = (hidden, fitted) }
        if abs(fitted.minX - plot.minX) + abs(fitted.maxX - plot.maxX)
          + abs(fitted.minY - plot.minY) + abs(fitted.maxY - plot.maxY) < 0.01
        {
          break
        }
        plot = fitted
      }
      panel.plot = plot
    }
    stylePlot(&panel)
    if !isPolar { panel.axes = axes(over: panel.plot, bounds: frame, isFinal: true) }
    // Passes that do not converge may end with a plot that hides more labels than an earlier one.
    if let best, configuration.plotStyle == nil, Self.hiddenCount(panel.axes) > best.hidden {
      let others = axes(over: best.plot, bounds: frame, isFinal: true)
      if Self.hiddenCount(others) < Self.hiddenCount(panel.axes) {
        (panel.plot, panel.axes) = (best.plot, others)
      }
    }
    draw(&panel, marks, scales)
    layout.panels = [panel]
  }

  private static func hiddenCount(_ axes: [AxisLayout]) -> Int {
    axes.reduce(0) { $0 + $1.hiddenLabelCount }
  }

  /// Returns the frame without the space that axes and labels need outside the plot.
  func fit(plot full: CGRect, _ axes: [AxisLayout], in frame: CGRect) -> CGRect {
    let room = labelState.outer
    var (left, right, top, bottom) = (room.left, room.right, room.top, room.bottom)
    left = max(left, alignedRoom.left - frame.minX)
    right = max(right, alignedRoom.right - (labelState.size.width - frame.maxX))
    top = max(top, alignedRoom.top - frame.minY)
    bottom = max(bottom, alignedRoom.bottom - (labelState.size.height - frame.maxY))
    for axis in axes {
      let plot = axis.plot
      for box in axis.allLabels.map(\.bounds) + axis.blocks.map(\.frame)
        + axis.tickLines.map(\.bounds) + (axis.styled.map { [$0.block.frame] } ?? [])
      {
        left = max(left, plot.minX - box.minX)
        right = max(right, box.maxX - plot.maxX)
        top = max(top, plot.minY - box.minY)
        bottom = max(bottom, box.maxY - plot.maxY)
      }
    }
    let width = max(frame.width - left - right, min(frame.width, 1))
    let height = max(frame.height - top - bottom, min(frame.height, 1))
    return CGRect(
      x: min(frame.minX + left, frame.maxX - width), y: min(frame.minY + top, frame.maxY - height),
      width: width, height: height)
  }

  /// Returns the layouts of all axes of a plot.
  ///
  /// - Parameters:
  ///   - plot: The rectangle of the plot.
  ///   - bounds: The rectangle that labels must stay in.
  ///   - scales: The scales of a panel; `nil` for those of the chart.
  ///   - isFinal: Whether the plot is final, so that labels have only the remaining space beside
  ///     it.
  ///   - reach: The distance that labels may extend beyond the plot's ends, if another plot is
  ///     beside it.
  ///   - slantsFreely: Whether diagonal labels may extend below the plot beside it.
  package func axes(
    over plot: CGRect, bounds: CGRect, _ scales: ChartScales? = nil, isFinal: Bool = false,
    reach: CGFloat? = nil, slantsFreely: Bool = false
  ) -> [AxisLayout] {
    let scales = scales ?? self.scales
    let placed = placed(scales, in: plot)
    var result: [AxisLayout] = []
    // Labels of values are at most as large as the names of rows, which are more important.
    var style = style
    func add(
      _ axis: Axis, _ id: ChartAxisID?, _ scale: ResolvedScale?, _ placed: ResolvedScale?,
      _ configuration: AxisConfiguration
    ) {
      guard let scale, let placed else { return }
      var resolver = AxisResolver(
        axis, id: id, scale: scale, configuration: configuration, style: style, blocks: blocks)
      resolver.isFinal = isFinal
      resolver.reach = reach
      resolver.slantsFreely = slantsFreely
      resolver.sharesPlot = !scales.others.isEmpty
      resolver.isTitled =
        scales.x?.kind == .number && scales.y?.kind == .number || saysUnit(scale)
      resolver.cache = axisCache
      resolver.color = id.flatMap(axisColor)
      for var layout in resolver.layouts(plot: plot, scale: placed, bounds: bounds) {
        layout.plot = plot
        styleAxis(&layout, configuration)
        result.append(layout)
      }
    }
    let namesRows = scales.y?.kind == .category && scales.x?.kind != .category
    if namesRows { add(.vertical, nil, scales.y, placed.y, configuration.y) }
    let rows = result
    if namesRows, !style.isApple, configuration.y.marks == nil,
      let size = rows.compactMap(\.labelSize).max()
    {
      style.textSize = min(style.textSize, max(size, style.smallTextSize))
    }
    result = []
    add(.horizontal, nil, scales.x, placed.x, configuration.x)
    result += rows
    if !namesRows { add(.vertical, nil, scales.y, placed.y, configuration.y) }
    for (id, scale) in scales.others.sorted(by: { $0.key.name < $1.key.name }) {
      add(
        .vertical, id, scale, placed.others[id],
        configuration.otherAxes[id] ?? AxisConfiguration())
    }
    alignTitles(&result)
    return result
  }

  /// Adds the figures and labels of a panel.
  package mutating func draw(
    _ panel: inout ChartPanel, _ marks: PreparedMarks, _ scales: ChartScales
  ) {
    if isPolar {
      labelState.sectorLabels = sectorLabels(marks, in: panel.plot)
      if let labels = labelState.sectorLabels { panel.plot = labels.plot }
    }
    let placed = placed(scales, in: panel.plot)
    let marks = sampled(marks, over: placed)
    var builder = FigureBuilder(
      marks, placed, style, plot: panel.plot, missing: configuration.missing ?? .gap,
      angleRange: configuration.angleRange)
    builder.hasAbsentDates = configuration.missing != nil
    builder.build()
    panel.figures = builder.figures
    panel.base = growthBase(placed)
    panel.scales = placed
    sectors = builder.sectors
    panel.isClipped =
      scales.x?.isExplicit == true || scales.y?.isExplicit == true
      || scales.others.values.contains(where: \.isExplicit) || hasFunctionsBeyond(marks)
    if panel.isClipped { panel.figures = panel.figures.map { $0.symbols(in: panel.plot) } }
    for symbol in builder.blocks {
      let fragment = blocks.place(symbol.block)
      panel.blocks.append(
        PlacedBlock(
          fragment,
          at: CGPoint(
            x: symbol.center.x - fragment.size.width / 2,
            y: symbol.center.y - fragment.size.height / 2)))
    }
    diagnostics += builder.diagnostics
    addLabels(builder, placed, &panel)
    SideLabels(builder, unit: unitWithoutAxis).add(to: &panel, &diagnostics)
  }

  /// Returns the line from which marks grow: zero, or the end of the axis that is nearest to zero.
  private func growthBase(_ scales: ChartScales) -> GrowthBase {
    let isAcross = scales.x?.hasBase == true && scales.y?.hasBase != true
    guard let scale = isAcross ? scales.x : scales.y else {
      return GrowthBase(axis: .vertical, position: 0)
    }
    let zero = min(max(0, scale.lower), scale.upper)
    return GrowthBase(
      axis: isAcross ? .horizontal : .vertical,
      position: CGFloat(scale.position.position(of: scale.kind == .number ? zero : scale.lower)))
  }

  private func finish(_ layout: inout ChartLayout) {
    if !layout.panels.isEmpty,
      layout.panels.allSatisfy({ $0.figures.isEmpty && $0.blocks.isEmpty })
    {
      layout.diagnostics.append(
        Diagnostic(
          .warning, .invalidData, "the chart has no data", operation: "Chart", value: "no marks"))
    }
    layout.diagnostics += diagnostics + layout.panels.flatMap { $0.axes.flatMap(\.diagnostics) }
    describe(&layout)
    layout.diagnostics = layout.diagnostics.naming(
      chart: configuration.titles?.title.string(in: style.environment) ?? "")
  }
}
