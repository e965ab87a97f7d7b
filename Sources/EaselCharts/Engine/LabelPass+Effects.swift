import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the effects on groups of marks to a panel.
  mutating func addEffects() {
    let marks = chart.marks
    guard !marks.list.effectBounds.isEmpty else { return }
    // A chart may have an effect for each mark, so figures are found by binary search: they are
    // sorted by their first mark.
    let order = panel.figures.indices.sorted {
      let (a, b) = (
        panel.figures[$0].markNumbers.first ?? -1, panel.figures[$1].markNumbers.first ?? -1
      )
      return a != b ? a < b : $0 < $1
    }
    noteParts()
    let firsts = order.map { panel.figures[$0].markNumbers.first ?? -1 }
    for group in marks.list.groups where !group.marks.isEmpty {
      // A chart may have an annotation for each mark. Annotations need no figures here.
      if group.isLabel { continue }
      let start = firsts.partitioningIndex { $0 >= group.marks.lowerBound }
      let end = firsts.partitioningIndex { $0 >= group.marks.upperBound }
      let figures = order[start..<end].sorted().map { panel.figures[$0] }
        .filter { $0.lies(in: group.marks) }
      guard !figures.isEmpty else { continue }
      var effects = GroupEffects()
      var block: PlacedBlock?
      switch group.effect {
      case .annotation, .pointLabel: continue
      case .opacity(let opacity):
        effects.opacity = opacity.isFinite ? CGFloat(min(max(opacity, 0), 1)) : 1
      case .blur(let radius):
        guard radius > 0 else { continue }
        note("blur(radius:)", "charts do not blur marks; they are drawn sharp")
        continue
      case .shadow(let color, let radius, let offset):
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
          note("shadow", "the radius or the offset of a shadow is not finite; it is left out")
          continue
        }
        effects.shadow = Shadow(
          color: color.resolve(in: style.environment), offset: offset, blur: max(0, radius))
      case .layer(nil): break
      case .layer(let change?): block = layer(figures, panel.plot, change)
      case .mask(let list): effects.mask = mask(list)
      case .clip(let shape, let fill): effects.mask = mask(shape, fill, around: figures)
      }
      var result = FigureGroup(effects: effects, marks: group.marks)
      result.block = block
      panel.groups.append(result)
    }
  }

  /// Adds a diagnostic if only a part of a line or area has an effect.
  private mutating func noteParts() {
    let isParted = panel.figures.contains { figure in
      guard figure.markNumbers.count > 1, let first = figure.markNumbers.min(),
        let last = figure.markNumbers.max()
      else { return false }
      return builder.effects(on: first) != builder.effects(on: last)
    }
    guard isParted else { return }
    note(
      "ChartContent",
      "a line or an area of which only a part has an effect is drawn without it; "
        + "give the parts series of their own")
  }

  private mutating func note(_ operation: String, _ message: String) {
    let diagnostic = Diagnostic(.warning, .drawingApproximated, message, operation: operation)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Returns a mask with the drawing of a list of marks, on the scales of the chart.
  private mutating func mask(_ list: MarkList) -> Mask {
    var prepared = PreparedMarks(
      list, calendar: style.environment.calendar, missingValues: builder.missing)
    let domain = builder.scales.x?.numbers
    var domains: [Int: ClosedRange<Double>] = [:]
    for (index, function) in list.functions.enumerated() {
      let own = function.domain ?? domain ?? ScaledChart.standardDomain
      domains[index] = ScaledChart.append(
        function, index, over: own, to: &prepared, &diagnostics)
    }
    var masking = FigureBuilder(
      prepared.sampled(over: builder.scales, domains), builder.scales, style,
      plot: builder.plot, missing: builder.missing, angleRange: builder.angleRange)
    masking.build()
    diagnostics += list.diagnostics + prepared.diagnostics + masking.diagnostics
    let canvas = RecordingCanvas()
    for figure in masking.figures { figure.draw(on: canvas) }
    return Mask(canvas.recording)
  }

  /// Returns a mask with a shape that is fitted to the bounds of figures.
  private func mask(_ shape: any Shape, _ fill: FillStyle, around figures: [ChartFigure]) -> Mask {
    let bounds = figures.reduce(CGRect.null) { $0.union($1.bounds) }
    let canvas = RecordingCanvas()
    if !bounds.isNull, bounds.minX.isFinite, bounds.width.isFinite {
      let path = shape.path(in: CGRect(origin: .zero, size: bounds.size)).applying(
        CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
      canvas.fill(path, with: .color(.black), rule: fill.isEOFilled ? .evenOdd : .nonZero)
    }
    return Mask(canvas.recording)
  }

  /// Returns figures as a block of the plot's size, changed by a block modifier.
  private func layer(
    _ figures: [ChartFigure], _ plot: CGRect, _ change: (AnyBlock) -> AnyBlock
  ) -> PlacedBlock {
    let fragment = chart.blocks.place(
      change(AnyBlock(FigureBlock(figures: figures, plot: plot))), ProposedSize(plot.size))
    return PlacedBlock(
      fragment,
      at: CGPoint(
        x: plot.midX - fragment.size.width / 2, y: plot.midY - fragment.size.height / 2))
  }
}
