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
  /// Adds the annotations of a panel's marks, so that none covers another one, a text or a mark.
  ///
  /// Annotations are placed in the order of declaration, those that stay at their position first,
  /// and those without a requested side last.
  /// One that has no space at its position is placed at another side of its mark; without space at
  /// any side it is left out.
  mutating func addAnnotations(_ obstacles: inout LabelObstacles) {
    let groups = chart.marks.list.groups.enumerated().compactMap {
      order, group -> (order: Int, marks: Range<Int>, annotation: MarkAnnotation)? in
      guard case .annotation(let annotation) = group.effect else { return nil }
      return (order, group.marks, annotation)
    }
    guard !groups.isEmpty else { return }
    let targets = AnnotationTargets(
      chart.marks, panel.figures, builder, symbolFrames: symbolFrames)
    var placed: [(order: Int, block: PlacedBlock)] = []
    var own: [(order: Int, block: PlacedBlock)] = []
    var notes = AnnotationNotes()
    for rank in 0...2 {
      for group in groups where group.annotation.rank == rank {
        guard let target = targets.target(group.marks, scales: builder.scales),
          let block = place(group.annotation, target, group.marks, &obstacles, &notes)
        else { continue }
        if group.annotation.isOfFamily {
          own.append((group.order, block))
        } else {
          placed.append((group.order, block))
        }
      }
    }
    if Self.overlap(own.map(\.block)) {
      diagnostics.append(
        Diagnostic(
          .note, .labelAdjusted,
          "the values beside the marks would overlap and are all left out; make the chart larger",
          operation: "Chart", value: "\(own.count)"))
    } else {
      placed += own
    }
    panel.blocks += placed.sorted { $0.order < $1.order }.map(\.block)
    demand.hiddenLabelCount += notes.hidden.count + notes.tooLarge
    diagnostics += notes.diagnostics
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

  /// Returns an annotation at its position or another one; `nil` if it has no space.
  private mutating func place(
    _ annotation: MarkAnnotation, _ target: AnnotationTargets.Target, _ marks: Range<Int>,
    _ obstacles: inout LabelObstacles, _ notes: inout AnnotationNotes
  ) -> PlacedBlock? {
    let content = annotation.content(AnnotationContext(targetSize: target.bounds.size))
    guard let fragment = laidOut(content, &notes) else { return nil }
    let placement = AnnotationPlacement(
      annotation: annotation, bounds: target.bounds, target: target.kind,
      isRightToLeft: style.isRightToLeft)
    let wanted = placement.frame(fragment.size)
    guard wanted.minX.isFinite, wanted.minY.isFinite else { return nil }
    let before = demand
    let frame = resolved(wanted, placement)
    let first = PlacedBlock(fragment, at: frame.origin)
    if annotation.isOfFamily { return first }
    let candidate = AnnotationCandidate(placement, fragment, target, marks)
    if candidate.isDecoration { return first }
    if annotation.isFixed || asksForMore(than: before) {
      add(first, candidate, &obstacles)
      return first
    }
    let chosen = choose(candidate, frame, wanted: wanted, obstacles)
    if let chosen {
      if chosen != frame, annotation.position.side != .automatic {
        notes.moved.append(name(of: fragment, marks))
      }
      let block = finished(candidate, content, at: chosen, width: nil)
      add(block, candidate, &obstacles)
      return block
    }
    if let block = inLines(content, candidate, obstacles, &notes) {
      add(block, candidate, &obstacles)
      return block
    }
    if let block = besideRule(candidate) ?? atLine(candidate, &obstacles, &notes) {
      return block
    }
    notes.hidden.append(name(of: fragment, marks))
    return nil
  }

  /// Returns an annotation at a frame, in a color that is readable inside its mark.
  private func finished(
    _ candidate: AnnotationCandidate, _ content: AnyBlock, at frame: CGRect, width: CGFloat?
  ) -> PlacedBlock {
    let (target, fragment) = (candidate.target, candidate.fragment)
    guard candidate.isInside(frame), fragment.isOnlyText, target.fill != nil else {
      return PlacedBlock(fragment, at: frame.origin)
    }
    let ink = style.ink(on: target.fill, opacity: target.opacity)
    return PlacedBlock(
      laidOut(AnyBlock(content.foregroundStyle(Tint(ink))), width: width), at: frame.origin)
  }

  /// The fractions of its width at which a text without space is broken into lines.
  private static let sharesInLines: [CGFloat] = [0.6, 0.75]

  /// The maximum number of annotations for which narrower lines are tried in vain: each takes four
  /// times as long as an annotation with space, and a plot without space for so many is full.
  private static let mostInLines = 48

  /// Returns a text without space in narrower lines of whole words; `nil` if it has no space in that
  /// form.
  private mutating func inLines(
    _ content: AnyBlock, _ candidate: AnnotationCandidate, _ obstacles: LabelObstacles,
    _ notes: inout AnnotationNotes
  ) -> PlacedBlock? {
    let size = candidate.fragment.size
    guard notes.triesInLines < Self.mostInLines,
      candidate.fragment.onlyTextLayout?.lines.count == 1
    else { return nil }
    let centered = AnyBlock(content.multilineTextAlignment(.center))
    for share in Self.sharesInLines {
      let width = size.width * share
      let narrow = laidOut(centered, width: width)
      guard let text = narrow.onlyTextLayout, text.lines.count > 1, !text.breaksWords,
        narrow.size.width < size.width
      else { continue }
      let other = AnnotationCandidate(
        candidate.placement, narrow, candidate.target, candidate.marks)
      let wanted = candidate.placement.frame(narrow.size)
      let before = demand
      let frame = resolved(wanted, candidate.placement)
      if asksForMore(than: before) { return PlacedBlock(narrow, at: frame.origin) }
      if let chosen = choose(other, frame, wanted: wanted, obstacles) {
        return finished(other, centered, at: chosen, width: width)
      }
    }
    notes.triesInLines += 1
    return nil
  }

  /// Returns an annotation beyond the end of a horizontal rule, for which it asks for space in the
  /// next pass; `nil` if there is no such space.
  private mutating func besideRule(_ candidate: AnnotationCandidate) -> PlacedBlock? {
    let (placement, size) = (candidate.placement, candidate.fragment.size)
    guard placement.target == .line, !placement.isUpright else { return nil }
    let before = demand
    let frame = placement.frame(size, at: .trailing)
    askBeside(frame, self.frame.union(panel.plot))
    return asksForMore(than: before) ? PlacedBlock(candidate.fragment, at: frame.origin) : nil
  }

  /// The maximum number of annotations for which a line to the point is tried.
  private static let mostAtLines = 24

  /// Returns a text without space beside its point at the end of a line to the point; `nil` if it
  /// has no space there either.
  private mutating func atLine(
    _ candidate: AnnotationCandidate, _ obstacles: inout LabelObstacles,
    _ notes: inout AnnotationNotes
  ) -> PlacedBlock? {
    let (placement, fragment) = (candidate.placement, candidate.fragment)
    guard placement.target == .point, placement.side != .overlay, fragment.isOnlyText,
      notes.triesAtLines < Self.mostAtLines
    else { return nil }
    notes.triesAtLines += 1
    // Of many annotations without space, all see the same obstacles.
    if notes.names?.changes != obstacles.changes {
      notes.names = (obstacles.changes, PointNames(obstacles, in: areaOfPointNames, style))
    }
    guard let names = notes.names?.names,
      let (frame, line) = names.atLine(candidate.target.bounds, fragment.size),
      boundary(of: placement.annotation.overflow).encloses(frame)
    else { return nil }
    notes.moved.append(name(of: fragment, candidate.marks))
    panel.leaders.append(line)
    obstacles.add(line)
    let block = PlacedBlock(fragment, at: frame.origin)
    add(block, candidate, &obstacles)
    return block
  }

  /// Returns whether the demand has grown beyond what the request has, so that the next pass has
  /// more space.
  private func asksForMore(than before: PlotDemand) -> Bool {
    let size = plan.frame.size
    return before.outer != demand.outer
      && !request.outer.covers(demand.outer.limited(to: 0.25, of: size))
      || before.inner != demand.inner
        && !request.inner.covers(demand.inner.limited(to: 0.3, of: size))
  }

  /// Returns the layout of an annotation's block, in several lines if it is wider than the plot.
  private func laidOut(_ content: AnyBlock, _ notes: inout AnnotationNotes) -> Fragment? {
    let plot = panel.plot
    let fragment = laidOut(content, width: nil)
    // A text that is wider than the plot would cover the labels beside it.
    guard fragment.size.width > plot.width, plot.width > style.textSize * 3 else { return fragment }
    let narrow = laidOut(content, width: plot.width)
    guard narrow.size.height > plot.height else { return narrow }
    notes.addTooLarge(narrow.size)
    return nil
  }

  private func laidOut(_ content: AnyBlock, width: CGFloat?) -> Fragment {
    blocks.place(content, width.map { ProposedSize(width: $0, height: nil) } ?? .unspecified)
  }

  /// Adds an annotation to the obstacles of the following ones, and a background behind it if lines
  /// would cross it.
  private mutating func add(
    _ block: PlacedBlock, _ candidate: AnnotationCandidate, _ obstacles: inout LabelObstacles
  ) {
    let shown = block.frame.intersection(panel.plot)
    if !shown.isNull, !candidate.isInside(block.frame), !obstacles.strokes.isFree(shown),
      obstacles.marks.isFree(candidate.beside(shown))
    {
      var paper = ChartFigure(
        kind: .rectangle,
        shape: .rectangle(block.frame.insetBy(dx: -1, dy: 0), cornerRadius: 2), marks: [])
      paper.fill = .color(style.paper)
      paper.opacity = 0.75
      panel.backdrops.append(paper)
    }
    obstacles.add(block.frame)
  }

  /// Returns the text of an annotation, or the values of its mark if it has none.
  private func name(of fragment: Fragment, _ marks: Range<Int>) -> String {
    let text = fragment.strings.joined(separator: " ")
    guard text.isEmpty else { return text }
    for run in chart.marks.runs {
      guard let row = (0..<run.count).first(where: { marks.contains(run.run.ordinals[$0]) }) else {
        continue
      }
      let values = [Channel.series, .foregroundStyle, .x, .y].compactMap { channel in
        run.run[channel]?.datum(row, chart.marks.list.names).described(in: style.environment)
      }
      return values.joined(separator: ", ")
    }
    return ""
  }
}

/// The annotations of a panel that are left out or moved.
struct AnnotationNotes {
  /// The texts of annotations without space.
  var hidden: [String] = []
  /// The texts of annotations at another side than the requested one.
  var moved: [String] = []
  /// The number of annotations for which a line to the point was tried.
  var triesAtLines = 0
  /// The number of annotations for which narrower lines were tried in vain.
  var triesInLines = 0
  /// The space for texts at lines, and the number of labels that were added to the obstacles by then.
  var names: (changes: Int, names: PointNames)?
  /// The number of annotations that are larger than the plot.
  private(set) var tooLarge = 0
  private var largest: [Diagnostic] = []

  mutating func addTooLarge(_ size: CGSize) {
    tooLarge += 1
    largest.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "an annotation is larger than the plot and is left out; shorten it",
        operation: "annotation", value: "\(size.width.rounded()) × \(size.height.rounded())"))
  }

  var diagnostics: [Diagnostic] {
    var result = largest
    if !hidden.isEmpty {
      result.append(
        Diagnostic(
          .warning, .labelAdjusted,
          "annotations have no space beside their marks and are left out: \(hidden.listed(5)); "
            + "make the chart larger, shorten them, or keep them with the overflow resolution "
            + ".init(x: .disabled, y: .disabled)",
          operation: "annotation", value: "\(hidden.count)"))
    }
    if !moved.isEmpty {
      result.append(
        Diagnostic(
          .note, .labelAdjusted,
          "annotations are at another position than requested, because it is taken: "
            + moved.listed(5),
          operation: "annotation", value: "\(moved.count)"))
    }
    return result
  }
}
