import EaselBlocks
import EaselCanvas
import Foundation

extension ChartLayout {
  /// Draws the chart on a canvas with its top left corner at a point, (0, 0) by default.
  ///
  /// The ``diagnostics`` are reported to the canvas's context.
  public func draw(on canvas: any Canvas, at origin: CGPoint = .zero) {
    for diagnostic in diagnostics { canvas.context.note(diagnostic) }
    drawContents(on: canvas, at: origin)
  }

  /// Draws the chart, whose diagnostics were reported when it was placed.
  func drawContents(on canvas: any Canvas, at origin: CGPoint) {
    canvas.withSavedState {
      canvas.translate(x: origin.x, y: origin.y)
      for block in backgrounds { block.draw(on: canvas) }
      for panel in panels { panel.draw(on: canvas) }
      for legend in legends { legend.draw(on: canvas) }
      for label in titles + notes { label.draw(on: canvas) }
      for block in blocks { block.draw(on: canvas) }
    }
  }
}

extension ChartPanel {
  /// Draws the grid, the marks, the axes and the labels, in this order.
  func draw(on canvas: any Canvas) {
    if let styledPlot {
      styledPlot.draw(on: canvas) { drawPlot(on: $0) }
    } else {
      drawPlot(on: canvas)
    }
    for axis in axes { axis.draw(on: canvas) }
    if labelOpacity < 1 {
      for label in labels where label.staysInGrowth { label.draw(on: canvas) }
    }
    if labelOpacity >= 1 {
      drawLabels(on: canvas)
    } else if labelOpacity > 0 {
      canvas.withGroup(GroupEffects(opacity: labelOpacity)) { drawLabels(on: canvas) }
    }
    title?.draw(on: canvas)
  }

  private func drawLabels(on canvas: any Canvas) {
    for paper in backdrops { paper.draw(on: canvas) }
    for dot in dots { dot.draw(on: canvas) }
    for block in blocks { block.draw(on: canvas) }
    drawLeaders(on: canvas)
    for label in labels where labelOpacity >= 1 || !label.staysInGrowth { label.draw(on: canvas) }
  }

  /// Draws the lines from labels to marks; in a preset, the parts of a line are one stroke.
  private func drawLeaders(on canvas: any Canvas) {
    guard isOfPreset, let sectorLeaders, let look = leaders.first else {
      for line in leaders { line.draw(on: canvas) }
      return
    }
    let style = StrokeStyle(lineWidth: look.style.lineWidth, lineJoin: .round)
    for points in sectorLeaders {
      canvas.stroke(Path { $0.addLines(points) }, with: look.paint, style: style)
    }
  }

  /// Draws grid lines and figures.
  private func drawPlot(on canvas: any Canvas) {
    for axis in axes { for line in axis.gridLines { line.draw(on: canvas) } }
    drawFigures(on: canvas)
  }

  /// Draws the figures, those of a group within its effects.
  private func drawFigures(on canvas: any Canvas) {
    defer { canvas.context.markName = nil }
    draw(figures[...], groups[...], on: canvas)
  }

  /// Draws figures; all figures of a group are drawn where the first one is.
  ///
  /// Groups are nested or disjoint.
  private func draw(
    _ figures: ArraySlice<ChartFigure>, _ groups: ArraySlice<FigureGroup>, on canvas: any Canvas
  ) {
    guard !groups.isEmpty else { return drawClipped(figures, on: canvas) }
    // The outermost groups; the groups inside each follow it in the list.
    var outer: [Int] = []
    for index in groups.indices
    where outer.last.map({ groups[$0].marks.upperBound <= groups[index].marks.lowerBound }) ?? true
    {
      outer.append(index)
    }
    var members: [Int: [ChartFigure]] = [:]
    let locations = figures.map { figure -> Int? in
      guard let location = Self.location(of: figure, outer, groups) else { return nil }
      members[location, default: []].append(figure)
      return location
    }
    // Consecutive figures without a group are clipped together.
    var others: [ChartFigure] = []
    for (figure, location) in zip(figures, locations) {
      guard let location else {
        others.append(figure)
        continue
      }
      drawClipped(others[...], on: canvas)
      others = []
      guard let inside = members.removeValue(forKey: location) else { continue }
      let group = groups[outer[location]]
      if let block = group.block {
        block.draw(on: canvas)
      } else {
        let end = location + 1 < outer.count ? outer[location + 1] : groups.endIndex
        canvas.withGroup(group.effects) {
          draw(inside[...], groups[(outer[location] + 1)..<end], on: canvas)
        }
      }
    }
    drawClipped(others[...], on: canvas)
  }

  /// Returns the index of the outermost group that a figure belongs to; `nil` for none.
  private static func location(
    of figure: ChartFigure, _ outer: [Int], _ groups: ArraySlice<FigureGroup>
  ) -> Int? {
    guard let first = figure.markNumbers.first else { return nil }
    var (low, high) = (0, outer.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[outer[middle]].marks.lowerBound <= first { low = middle + 1 } else { high = middle }
    }
    guard low > 0, figure.lies(in: groups[outer[low - 1]].marks) else { return nil }
    return low - 1
  }
}

extension ChartPanel {
  /// Draws figures clipped to the plot if the panel is clipped; symbols and texts are not cut.
  private func drawClipped(_ figures: ArraySlice<ChartFigure>, on canvas: any Canvas) {
    guard isClipped else {
      for figure in figures { figure.drawCompared(on: canvas) }
      return
    }
    var rest = figures
    while let first = rest.first {
      let end = rest.firstIndex { $0.isClipped != first.isClipped } ?? rest.endIndex
      if !first.isClipped {
        for figure in rest[..<end] { figure.drawCompared(on: canvas) }
      } else {
        canvas.withSavedState {
          canvas.clip(to: plot)
          for figure in rest[..<end] { figure.drawCompared(on: canvas) }
        }
      }
      rest = rest[end...]
    }
  }
}

extension AxisLayout {
  /// Draws ticks, the axis line and labels; grid lines are drawn earlier, behind the marks.
  func draw(on canvas: any Canvas) {
    if let styled {
      styled.draw(on: canvas) { drawContent(on: $0) }
    } else {
      drawContent(on: canvas)
    }
  }

  private func drawContent(on canvas: any Canvas) {
    for line in tickLines { line.draw(on: canvas) }
    baseline?.draw(on: canvas)
    for symbol in breaks { symbol.draw(on: canvas, color: breakColor) }
    for label in allLabels { label.draw(on: canvas) }
    for block in blocks { block.draw(on: canvas) }
  }
}

extension LegendLayout {
  func draw(on canvas: any Canvas) {
    ramp?.draw(on: canvas)
    for line in tickLines { line.draw(on: canvas) }
    for key in keys {
      for figure in key.figures { figure.draw(on: canvas) }
      key.block?.draw(on: canvas)
    }
    for label in labels { label.draw(on: canvas) }
  }
}

extension PlacedBlock {
  func draw(on canvas: any Canvas) { fragment.draw(on: canvas, at: origin) }
}

extension ChartFigure {
  /// Draws the figure.
  func draw(on canvas: any Canvas) {
    guard let link else { return drawShape(on: canvas) }
    canvas.withMarkedContent(.link(link.target)) {
      let label = link.label.isEmpty ? link.value : link.label
      canvas.withMarkedContent(
        .figure(label: label, value: link.label.isEmpty ? nil : link.value)
      ) { drawShape(on: canvas) }
    }
  }

  private func drawShape(on canvas: any Canvas) {
    guard opacity < 1 else { return drawOpaque(on: canvas) }
    guard opacity > 0 else { return }
    canvas.withGroup(GroupEffects(opacity: CGFloat(opacity))) { drawOpaque(on: canvas) }
  }

  private func drawOpaque(on canvas: any Canvas) {
    switch shape {
    case .rectangle(let full, let radius):
      let rect = gap.inset(full)
      guard rect.width > 0, rect.height > 0, !isCovered else { return }
      // A bar that grows does not reach its breaks yet.
      let breaks = breaks.filter { rect.contains($0.center) }
      guard breaks.isEmpty else { return draw(rect, brokenAt: breaks, on: canvas) }
      guard let border else { return paint(rect, radius, on: canvas) }
      let context = canvas.context
      let name = context.markName
      // One of both is enough to see the bar.
      let isFill = fill?.isMoreVisible(than: .color(border), in: context.appearance) ?? false
      context.markName = isFill ? name : nil
      paint(rect, radius, on: canvas)
      context.markName = isFill ? nil : name
      draw(border, inside: rect, on: canvas)
      context.markName = name
    case .path(let path): paint(path, on: canvas)
    case .symbols(let path, let points):
      if let fill, stroke == nil {
        canvas.stamp(path, at: points, with: fill, compositing: Compositing())
      } else {
        for point in points {
          paint(
            path.applying(CGAffineTransform(translationX: point.x, y: point.y)), on: canvas)
        }
      }
    case .sector(let arc, let center): paint(arc.path(center: center), on: canvas)
    case .text(let label): label.draw(on: canvas)
    }
  }

  /// Draws a bar without the openings of its breaks, and the strokes of the breaks.
  private func draw(
    _ rect: CGRect, brokenAt breaks: [BreakSymbol], on canvas: any Canvas
  ) {
    let outer = breaks.reduce(rect) { $0.union($1.bounds) }.insetBy(dx: -1, dy: -1)
    var visible = Path(outer)
    for symbol in breaks { visible.addPath(symbol.opening) }
    canvas.withSavedState {
      canvas.clip(to: visible, rule: .evenOdd)
      var whole = self
      whole.breaks = []
      whole.opacity = 1
      whole.link = nil
      whole.draw(on: canvas)
    }
    for symbol in breaks { symbol.draw(on: canvas, color: breakColor) }
  }

  private func paint(_ rect: CGRect, _ radius: CGFloat, on canvas: any Canvas) {
    if let corners {
      paint(Path(roundedRect: rect, cornerRadii: corners), on: canvas)
    } else if radius <= 0, let fill, stroke == nil {
      canvas.fill(rect, with: fill)
    } else {
      paint(Path(roundedRect: rect, cornerRadius: radius), on: canvas)
    }
  }

  /// Draws a line inside the edge of a rectangle.
  private func draw(_ border: Color, inside rect: CGRect, on canvas: any Canvas) {
    // The line is half a point wide, the least width that prints well.
    let width = min(0.5, rect.width / 2, rect.height / 2)
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    canvas.stroke(
      corners.map { Path(roundedRect: middle, cornerRadii: $0) } ?? Path(middle),
      with: .color(border), style: StrokeStyle(lineWidth: width))
  }

  private func paint(_ path: Path, on canvas: any Canvas) {
    guard !path.isEmpty else { return }
    let context = canvas.context
    let name = context.markName
    if name != nil, let fill, let stroke {
      // One of both is enough to see the figure.
      let isFill = fill.isMoreVisible(than: stroke, in: context.appearance)
      context.markName = isFill ? name : nil
      canvas.fill(path, with: fill)
      context.markName = isFill ? nil : name
      canvas.stroke(path, with: stroke, style: strokeStyle)
      context.markName = name
      return
    }
    if let fill { canvas.fill(path, with: fill) }
    if let stroke { canvas.stroke(path, with: stroke, style: strokeStyle) }
  }

  /// Draws the figure, and compares its color with the background if the document asks for it.
  fileprivate func drawCompared(on canvas: any Canvas) {
    if canvas.context.minimumMarkContrast != nil {
      let name = series.isEmpty ? "the chart" : "“\(series.prefix(40))”"
      canvas.context.markName = isBackdrop ? nil : name
    }
    draw(on: canvas)
  }
}

extension Paint {
  /// Whether the paint differs more than another one from light paper, or from dark paper in the
  /// dark appearance.
  fileprivate func isMoreVisible(than other: Paint, in appearance: Appearance) -> Bool {
    guard case .color(let own) = self, case .color(let other) = other else { return true }
    let paper = (appearance == .dark ? Color.black : .white).components(for: appearance)
    func contrast(_ color: Color) -> CGFloat {
      color.components(for: appearance).over(paper).contrast(with: paper)
    }
    return contrast(own) >= contrast(other)
  }
}

extension BreakSymbol {
  /// Strokes the symbol.
  fileprivate func draw(on canvas: any Canvas, color: Color) {
    canvas.stroke(
      strokes, with: .color(color),
      style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
  }
}
