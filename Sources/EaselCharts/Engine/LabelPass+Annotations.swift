import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Whether marks have annotations, which then show the values of the marks.
  var hasAnnotations: Bool {
    marks.list.groups.contains { group in
      if case .annotation = group.effect { return true }
      return false
    }
  }
}

extension LabelPass {
  /// Adds the annotations of a panel's marks.
  mutating func addAnnotations() {
    let marks = chart.marks
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
        let block = place(annotation, target)
      else { continue }
      if annotation.givesWay {
        own.append(block)
        continue
      }
      if annotation.position != .overlay { back(block, ink) }
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
  private mutating func back(_ block: PlacedBlock, _ ink: OccupancyBitmap) {
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
    _ annotation: MarkAnnotation, _ target: (bounds: CGRect, kind: AnnotationPlacement.Target)
  ) -> PlacedBlock? {
    let plot = panel.plot
    let content = annotation.content(AnnotationContext(targetSize: target.bounds.size))
    let size = style.textSize
    func place(_ proposal: ProposedSize) -> Fragment {
      chart.blocks.place(content, proposal) { environment in
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
    let bounds = self.frame.union(plot)
    var frame = wanted
    switch annotation.overflow.x.form {
    case .disabled: break
    case .padScale: askInside(wanted, left: plot.minX, right: plot.maxX)
    case .automatic:
      if case .end(let edge) = kind, edge == .leading || edge == .trailing {
        // The labels of the axis are before the plot.
        let isMirrored = style.isRightToLeft
        askInside(
          wanted, left: isMirrored ? bounds.minX : plot.minX,
          right: isMirrored ? plot.maxX : bounds.maxX)
      }
      frame = frame.movedHorizontally(into: bounds)
    case .fit(let boundary):
      frame = frame.movedHorizontally(into: boundary.form == .plot ? plot : bounds)
    }
    switch annotation.overflow.y.form {
    case .disabled: break
    case .padScale: askInside(wanted, top: plot.minY, bottom: plot.maxY)
    case .automatic:
      if kind == .line {
        // A rule always ends at the plot's edge, so the plot becomes smaller.
        demand.outer.top = max(demand.outer.top, plot.minY - wanted.minY)
      } else if kind != .area(isSector: true) {
        askInside(wanted, top: bounds.minY, bottom: plot.maxY)
      }
      frame = frame.movedVertically(into: bounds)
    case .fit(let boundary):
      frame = frame.movedVertically(into: boundary.form == .plot ? plot : bounds)
    }
    return frame
  }

  /// Asks for space inside the plot if an annotation extends beyond two horizontal limits.
  private mutating func askInside(_ wanted: CGRect, top: CGFloat, bottom: CGFloat) {
    let inner = request.inner
    if wanted.minY < top {
      demand.inner.top = max(demand.inner.top, inner.top + top - wanted.minY)
    }
    if wanted.maxY > bottom {
      demand.inner.bottom = max(demand.inner.bottom, inner.bottom + wanted.maxY - bottom)
    }
  }

  /// Asks for space inside the plot if an annotation extends beyond two vertical limits.
  private mutating func askInside(_ wanted: CGRect, left: CGFloat, right: CGFloat) {
    let inner = request.inner
    if wanted.minX < left {
      demand.inner.left = max(demand.inner.left, inner.left + left - wanted.minX)
    }
    if wanted.maxX > right {
      demand.inner.right = max(demand.inner.right, inner.right + wanted.maxX - right)
    }
  }
}
