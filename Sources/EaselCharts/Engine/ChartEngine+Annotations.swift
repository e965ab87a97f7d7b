import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Whether marks have annotations, which then show the values of the marks.
  var hasAnnotations: Bool {
    marks.list.groups.contains { group in
      if case .annotation = group.effect { return true }
      return false
    }
  }

  /// Adds the annotations of a panel's marks.
  mutating func addAnnotations(_ builder: FigureBuilder, _ panel: inout ChartPanel) {
    let groups = marks.list.groups.filter {
      if case .annotation = $0.effect { return true }
      return false
    }
    guard !groups.isEmpty else { return }
    let targets = AnnotationTargets(marks, panel.figures, builder)
    var ink = OccupancyBitmap(panel.plot)
    if groups.count <= Self.mostBacked {
      for figure in panel.figures where figure.isSymbols || figure.kind.isLine {
        guard figure.markNumbers.count <= Self.mostMarks else { continue }
        ink.add(figure)
      }
    }
    var own: [PlacedBlock] = []
    for group in groups {
      guard case .annotation(let annotation) = group.effect,
        let target = targets.target(group.marks, scales: builder.scales),
        let block = place(annotation, target, panel)
      else { continue }
      if annotation.givesWay {
        own.append(block)
        continue
      }
      if annotation.position != .overlay { back(block, ink, &panel) }
      panel.blocks.append(block)
    }
    if Self.overlap(own) {
      diagnostics.append(
        Diagnostic(
          .note, .labelAdjusted,
          "the values beside the marks would overlap and are all left out; make the chart larger",
          operation: "Chart", value: "\(own.count)"))
    } else {
      panel.blocks += own
    }
  }

  /// The maximum number of annotations for which a chart adds backgrounds.
  private static let mostBacked = 200
  /// The maximum number of marks of a figure that is tested for overlaps with annotations.
  private static let mostMarks = 50_000

  /// Adds a background behind a block if lines or points would cross its text.
  private func back(_ block: PlacedBlock, _ ink: OccupancyBitmap, _ panel: inout ChartPanel) {
    let shown = block.frame.intersection(panel.plot)
    guard !shown.isNull, !ink.isFree(shown) else { return }
    var paper = ChartFigure(
      kind: .rectangle,
      shape: .rectangle(block.frame.insetBy(dx: -1, dy: 0), cornerRadius: 2), marks: [])
    paper.fill = .color(style.paper)
    paper.opacity = 0.75
    panel.backdrops.append(paper)
  }

  /// Returns whether two blocks overlap by more than the space above and below their text.
  ///
  /// That space is 10 % of the height of a block at each side.
  private static func overlap(_ blocks: [PlacedBlock]) -> Bool {
    let frames = blocks.map { $0.frame.insetBy(dx: -1, dy: $0.frame.height * 0.1) }
      .sorted { $0.minX < $1.minX }
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        if other.minX >= frame.maxX { break }
        if other.intersects(frame) { return true }
      }
    }
    return false
  }

  private mutating func place(
    _ annotation: MarkAnnotation, _ target: (bounds: CGRect, kind: AnnotationPlacement.Target),
    _ panel: ChartPanel
  ) -> PlacedBlock? {
    let plot = panel.plot
    let content = annotation.content(AnnotationContext(targetSize: target.bounds.size))
    let size = style.textSize
    func place(_ proposal: ProposedSize) -> Fragment {
      blocks.place(content, proposal) { environment in
        // The environment's font is for the page. Annotations use the font of the chart's labels.
        environment.font = .system(size: size)
      }
    }
    var fragment = place(.unspecified)
    // A text that is wider than the plot would cover the labels beside it.
    if fragment.size.width > plot.width, plot.width > size * 3 {
      fragment = place(ProposedSize(width: plot.width, height: nil))
      guard fragment.size.height <= plot.height else {
        diagnostics.append(
          Diagnostic(
            .warning, .labelAdjusted,
            "an annotation is larger than the plot and is left out; shorten it",
            operation: "annotation",
            value: "\(fragment.size.width.rounded()) × \(fragment.size.height.rounded())"))
        return nil
      }
    }
    let placement = AnnotationPlacement(
      annotation: annotation, bounds: target.bounds, target: target.kind,
      isRightToLeft: style.isRightToLeft)
    let wanted = placement.frame(fragment.size)
    guard wanted.minX.isFinite, wanted.minY.isFinite else { return nil }
    var frame = resolve(wanted, annotation, target.kind, plot)
    // An annotation that would cover the labels of an axis moves into the plot.
    if annotation.overflow.x.form == .automatic, frame.width <= plot.width,
      panel.axes.contains(where: { $0.allLabels.contains { $0.bounds.intersects(frame) } })
    {
      frame = frame.movedHorizontally(into: plot)
    }
    return PlacedBlock(fragment, at: frame.origin)
  }

  /// Returns the frame of an annotation that overflows: moved, or unchanged with space requested.
  private mutating func resolve(
    _ wanted: CGRect, _ annotation: MarkAnnotation, _ kind: AnnotationPlacement.Target,
    _ plot: CGRect
  ) -> CGRect {
    let chart = labelState.frame.union(plot)
    var frame = wanted
    switch annotation.overflow.x.form {
    case .disabled: break
    case .padScale:
      labelState.wantedInner.left = max(
        labelState.wantedInner.left, labelState.inner.left + max(0, plot.minX - wanted.minX))
      labelState.wantedInner.right = max(
        labelState.wantedInner.right, labelState.inner.right + max(0, wanted.maxX - plot.maxX))
    case .automatic:
      if case .end(let edge) = kind, edge == .leading || edge == .trailing {
        // The labels of the axis are before the plot.
        let isMirrored = style.isRightToLeft
        askForRoom(
          wanted, left: isMirrored ? chart.minX : plot.minX,
          right: isMirrored ? plot.maxX : chart.maxX)
      }
      frame = frame.movedHorizontally(into: chart)
    case .fit(let boundary):
      frame = frame.movedHorizontally(into: boundary.form == .plot ? plot : chart)
    }
    switch annotation.overflow.y.form {
    case .disabled: break
    case .padScale:
      labelState.wantedInner.top = max(
        labelState.wantedInner.top, labelState.inner.top + max(0, plot.minY - wanted.minY))
      labelState.wantedInner.bottom = max(
        labelState.wantedInner.bottom, labelState.inner.bottom + max(0, wanted.maxY - plot.maxY))
    case .automatic:
      if kind == .line {
        // A rule always ends at the plot's edge, so the plot becomes smaller.
        labelState.wantedOuter.top = max(
          labelState.wantedOuter.top, plot.minY - wanted.minY)
      } else if kind != .area(isSector: true) {
        askForRoom(wanted, top: chart.minY, bottom: plot.maxY)
      }
      frame = frame.movedVertically(into: chart)
    case .fit(let boundary):
      frame = frame.movedVertically(into: boundary.form == .plot ? plot : chart)
    }
    return frame
  }

  /// Requests space for annotations inside the plot, beyond the ends of a scale.
  private mutating func askForRoom(_ wanted: CGRect, top: CGFloat, bottom: CGFloat) {
    let inner = labelState.inner
    if wanted.minY < top {
      labelState.wantedInner.top = max(
        labelState.wantedInner.top, inner.top + top - wanted.minY)
    }
    if wanted.maxY > bottom {
      labelState.wantedInner.bottom = max(
        labelState.wantedInner.bottom, inner.bottom + wanted.maxY - bottom)
    }
  }

  private mutating func askForRoom(_ wanted: CGRect, left: CGFloat, right: CGFloat) {
    let inner = labelState.inner
    if wanted.minX < left {
      labelState.wantedInner.left = max(
        labelState.wantedInner.left, inner.left + left - wanted.minX)
    }
    if wanted.maxX > right {
      labelState.wantedInner.right = max(
        labelState.wantedInner.right, inner.right + wanted.maxX - right)
    }
  }
}
