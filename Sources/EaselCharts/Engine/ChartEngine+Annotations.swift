import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Whether blocks stand beside marks, which then say their values.
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
      for figure in panel.figures where figure.kind == .point || figure.kind == .line {
        guard figure.marks.count <= Self.mostMarks else { continue }
        ink.add(figure)
      }
    }
    for group in groups {
      guard case .annotation(let annotation) = group.effect,
        let target = targets.target(group.marks, scales: builder.scales)
      else { continue }
      add(annotation, target, ink, &panel)
    }
  }

  /// How many annotations have paper behind them, and over lines and points of how many marks.
  private static let mostBacked = 200
  private static let mostMarks = 50_000

  private mutating func add(
    _ annotation: MarkAnnotation, _ target: (bounds: CGRect, kind: AnnotationPlacement.Target),
    _ ink: OccupancyBitmap, _ panel: inout ChartPanel
  ) {
    let content = annotation.content(AnnotationContext(targetSize: target.bounds.size))
    let size = style.textSize
    let fragment = blocks.place(content) { environment in
      // A font around the chart is that of the page; annotations are labels of the chart.
      environment.font = .system(size: size)
    }
    let placement = AnnotationPlacement(
      annotation: annotation, bounds: target.bounds, target: target.kind,
      isRightToLeft: style.isRightToLeft)
    let wanted = placement.frame(fragment.size)
    guard wanted.minX.isFinite, wanted.minY.isFinite else { return }
    var frame = resolve(wanted, annotation, target.kind, panel.plot)
    // No annotation lies on the labels of an axis where it can lie beside them.
    if annotation.overflow.x.form == .automatic, frame.width <= panel.plot.width,
      panel.axes.contains(where: { $0.allLabels.contains { $0.bounds.intersects(frame) } })
    {
      frame = frame.movedHorizontally(into: panel.plot)
    }
    // Paper behind it keeps it legible over points and lines.
    let shown = frame.intersection(panel.plot)
    if annotation.position != .overlay, !shown.isNull, !ink.isFree(shown) {
      var paper = ChartFigure(
        kind: .rectangle, shape: .rectangle(frame.insetBy(dx: -1, dy: 0), cornerRadius: 2),
        marks: [])
      paper.fill = .color(style.paper)
      paper.opacity = 0.75
      panel.backdrops.append(paper)
    }
    panel.blocks.append(PlacedBlock(fragment, at: frame.origin))
  }

  /// Moves an annotation that overflows, or asks for room.
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
      if case .bar(let edge) = kind, edge == .leading || edge == .trailing {
        // The labels of the axis stand before the plot.
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
      if kind == .rule {
        // A rule ends at the plot's edge, wherever that is: the plot gives way.
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

  /// Asks for room within the plot beyond the ends of a scale, which gives way to annotations.
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
