import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Lays out the plot with its labels.
  ///
  /// Labels and notes may need space that is known only after the marks are laid out. Then the plot
  /// is laid out again, in at most 5 passes.
  mutating func layOutLabeledPlot(
    in frame: CGRect, bounds: CGRect, _ layout: inout ChartLayout
  ) {
    let before = diagnostics
    labelState.outer = endNamesRoom.union(ruleNamesRoom).union(ownRoom).union(lineEndsRoom)
    var inner = frame
    fitBarValues(in: inner.size)
    var isSmall = false
    for pass in 0..<5 {
      diagnostics = before
      labelState.beginPass(in: inner)
      labelState.hiddenValues = marks.list.omittedValues
      layOutPlot(in: labelState.edge.inset(inner), bounds: bounds, &layout)
      let old = labelState.inner
      if pass == 0, labelState.barValues != nil, let panel = layout.panels.first {
        isSmall = hasSmallNames(panel)
        fitBarValues(in: panel.plot.size, isSmall: isSmall)
      }
      var isChanged =
        takesRoom(frame, &inner) || !old.covers(labelState.inner) || pass == 0 && isSmall
      // By default, either all bars show their values or none.
      if labelState.dropsBarValues, !isChanged || pass == 3 {
        labelState.barValues = nil
        labelState.inner = labelState.wantedInner.limited(to: 0.3, of: frame.size)
        isChanged = true
      }
      guard isChanged else { break }
    }
    addRemark(below: frame, &layout)
  }

  /// Reserves the space that the last pass requested.
  ///
  /// - Returns: Whether another pass is needed.
  private mutating func takesRoom(_ frame: CGRect, _ inner: inout CGRect) -> Bool {
    let outer = labelState.outer.union(labelState.wantedOuter.limited(to: 0.25, of: frame.size))
    let padding = labelState.inner.union(labelState.wantedInner.limited(to: 0.3, of: frame.size))
    var isChanged = takesRoomAtEdges()
    if !labelState.outer.covers(outer) || !labelState.inner.covers(padding) { isChanged = true }
    (labelState.outer, labelState.inner) = (outer, padding)
    let remark = remarkText
    if remark?.string != labelState.remark?.string {
      labelState.remark = remark
      inner = frame
      if let remark, frame.height > remark.size.height * 3 {
        inner.size.height -= remark.size.height + 4
      }
      isChanged = true
    }
    return isChanged
  }

  /// Returns whether the names of bars have a small font size, which the values then have, too.
  private func hasSmallNames(_ panel: ChartPanel) -> Bool {
    // Line heights differ between fonts, so the font sizes are compared.
    let usual = style.textSize - 0.1
    return panel.axes.contains { axis in
      guard case .category? = axis.ticks.first?.datum else { return false }
      return axis.labels.contains { label in
        let text = label.text
        return label.rotation == 0 && text.lines.count == 1 && text.fontSizes.greatest < usual
      }
    }
  }

  /// Chooses the font size of the bars' values, and reserves space beyond the range of the scales.
  private mutating func fitBarValues(in size: CGSize, isSmall: Bool = false) {
    labelState.barValues = nil
    let small = min(style.textSize, max(style.minimumTextSize, style.smallTextSize))
    let sizes =
      configuration.valueLabels?.size.map { [$0] } ?? (isSmall ? [small] : [style.textSize, small])
    for type in sizes {
      guard let values = barValues(size: type) else { return }
      guard !values.isAutomatic || fits(values, in: size) else { continue }
      labelState.barValues = values
      break
    }
    guard let values = labelState.barValues else { return }
    let room = values.room(in: size, isRightToLeft: style.isRightToLeft) { item in
      let scale = item.direction == .horizontal ? scales.x : scales.y(item.axisID)
      return scale?.isExplicit == true ? nil : scale
    }
    labelState.inner = labelState.inner.union(room)
  }

  /// Returns whether each value fits the distance between neighboring bars.
  private func fits(_ values: BarValueLabels, in size: CGSize) -> Bool {
    let placed = scales.placed(
      in: CGRect(origin: .zero, size: size), configuration, isRightToLeft: style.isRightToLeft)
    for direction in [Axis.vertical, .horizontal] {
      let items = values.items.values.filter { $0.direction == direction }
      guard items.count > 1 else { continue }
      let scale = direction == .vertical ? placed.x : placed.y
      guard let scale else { return false }
      var places: [Double] = []
      for item in items {
        let run = marks.runs[item.run]
        guard let across = direction == .vertical ? run.x : run.y else { return false }
        guard scale.kind != .category else { continue }
        places.append(scale.position.position(of: across.middle(item.row)))
      }
      places.sort()
      var step = scale.position.step
      if scale.kind != .category {
        step = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? .infinity
      }
      let most =
        items.map {
          direction == .vertical ? $0.text.size.width + 2 : $0.text.size.height
        }.max() ?? 0
      if Double(most) > step { return false }
    }
    return true
  }

  /// Returns scales that are placed on a plot, without the space that labels take inside it.
  package func placed(_ scales: ChartScales, in plot: CGRect) -> ChartScales {
    scales.placed(
      in: labelState.inner.inset(plot), configuration, isRightToLeft: style.isRightToLeft)
  }

  /// Adds values, names of lines and annotations to a panel.
  mutating func addLabels(
    _ builder: FigureBuilder, _ scales: ChartScales, _ panel: inout ChartPanel
  ) {
    labelState.hiddenValues += builder.missingCount + builder.outside + builder.negativeSectors
    if labelState.frame == .zero { labelState.frame = panel.plot }
    askForRoomOfSymbols(scales, panel)
    labelState.symbolFrames = isPolar ? [] : panel.blocks.map(\.frame)
    addEffects(builder, &panel)
    if isPolar {
      addSectorLabels(&panel)
      noteSectorLabels()
      addAnnotations(builder, &panel)
      if panel.figures.isEmpty, panel.blocks.isEmpty { addNoData(&panel) }
      return
    }
    // A chart may have a million points. The labeler gets the figures only if labels may cover
    // them.
    let needsInk =
      labelState.barValues != nil || configuration.valueLabels?.visibility == .visible
    var labeler = PlotLabeler(
      style, plot: panel.plot, frame: labelState.frame.union(panel.plot),
      figures: needsInk ? panel.figures.filter { !valuesCoverRules || !$0.kind.isReference } : [])
    addEnds(&labeler, panel)
    addBarValues(&labeler, scales, panel)
    addOtherValues(&labeler, builder, panel)
    panel.labels += labeler.labels
    addRuleNames(&panel)
    panel.leaders += labeler.leaders
    panel.dots += labeler.dots
    askForRoomAtEdges(panel)
    panel.cutGridLines(at: labeler.labels.map(\.bounds))
    if !labeler.hidden.isEmpty {
      labelState.hiddenLabelCount += labeler.hidden.count
      let names = labeler.hidden.prefix(5).joined(separator: ", ")
      let more = labeler.hidden.count > 5 ? " and \(labeler.hidden.count - 5) more" : ""
      diagnostics.append(
        Diagnostic(
          .warning, .labelAdjusted,
          "labels have no room in the plot and are left out: \(names)\(more)",
          operation: "Chart", value: "\(labeler.hidden.count)"))
    }
    addAnnotations(builder, &panel)
    if panel.figures.isEmpty, panel.blocks.isEmpty { addNoData(&panel) }
  }

  private func addEnds(_ labeler: inout PlotLabeler, _ panel: ChartPanel) {
    let context = Set(contextMarks)
    let figures = panel.figures.filter { !context.contains($0.markNumbers.first ?? -1) }
    let ends = SeriesEnd.ends(of: figures, isRightToLeft: style.isRightToLeft)
    let symbols = Set(
      panel.figures.filter(\.isSymbols).flatMap { [$0.markNumbers.last ?? -1] })
    labeler.addDots(
      ends.filter { !symbols.contains($0.mark) && !hasSymbol(at: $0.point, panel.figures) })
    guard namesLinesAtEnds else { return }
    labeler.addNames(ends, beyond: panel.figures, size: style.textSize)
  }

  /// Returns whether a symbol is at the end of a line, which then needs no dot.
  ///
  /// Only figures with at most 100 symbols are searched.
  private func hasSymbol(at end: CGPoint, _ figures: [ChartFigure]) -> Bool {
    figures.contains { figure in
      guard case .symbols(_, let points) = figure.shape, points.count <= 100 else { return false }
      return points.contains { hypot($0.x - end.x, $0.y - end.y) < 0.5 }
    }
  }

  /// The context marks, which are drawn gray behind others.
  private var contextMarks: [Int] {
    guard marks.list.traits.contains(where: \.isContext) else { return [] }
    return marks.runs.flatMap { run in
      (0..<run.count).filter { marks.traits(run, $0).isContext }.map { run.run.ordinals[$0] }
    }
  }

  private mutating func addBarValues(
    _ labeler: inout PlotLabeler, _ scales: ChartScales, _ panel: ChartPanel
  ) {
    guard let values = labelState.barValues else { return }
    var shown: [(item: BarValueLabels.Item, figure: ChartFigure)] = []
    for figure in panel.figures where figure.kind.valuePosition == .end {
      guard let mark = figure.markNumbers.first, let item = values.items[mark] else { continue }
      shown.append((item, figure))
    }
    for (item, figure) in shown {
      let scale = item.direction == .vertical ? scales.y(item.axisID) : scales.x
      guard let position = scale?.position else { continue }
      // The value's sign and the direction of the scale determine the side at which the bar ends.
      let growsDown = (position.end > position.start) != (item.value < 0)
      let edge: Edge =
        item.direction == .vertical
        ? (growsDown ? .bottom : .top) : (growsDown ? .trailing : .leading)
      guard !labeler.addValue(item, bar: figure, grows: edge) else { continue }
      if values.isAutomatic {
        labelState.dropsBarValues = true
      } else {
        labeler.hidden.append(item.text.string)
      }
    }
  }
}
