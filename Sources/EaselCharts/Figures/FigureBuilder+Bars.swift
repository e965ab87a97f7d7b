import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Returns the ends of a row along an axis, the lesser first; `nil` without a position.
  func span(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (lower: CGFloat, upper: CGFloat)? {
    let edges =
      axis == .horizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    guard let positions = run[axis] else {
      let points = points(run, row, axis)
      let swaps = axis == .horizontal && style.isRightToLeft
      let start = points?.start ?? (swaps ? edges.1 : edges.0)
      let end = points?.end ?? (swaps ? edges.0 : edges.1)
      return (min(start, end), max(start, end))
    }
    guard let scale = scale(axis, traits) else { return nil }
    let isLog = scale.isLogarithmic
    func place(_ raw: Double) -> CGFloat {
      var value = value(raw, positions.kind, axis, scale)
      // A bar on a logarithmic scale starts at the lower end of the axis.
      if isLog, positions.isFromBase, value <= 0 { value = scale.lower }
      return CGFloat(scale.position.position(of: value))
    }
    let start = place(positions.lower[row])
    let end = place(positions.upper?[row] ?? positions.lower[row])
    guard start.isFinite, end.isFinite else { return nil }
    return (min(start, end), max(start, end))
  }

  /// Returns the step of a row: its middle, its width, and whether it is an interval.
  func step(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (middle: CGFloat, width: CGFloat, isInterval: Bool)? {
    guard let positions = run[axis], let scale = scale(axis, traits) else { return nil }
    if positions.upper != nil, scale.kind != .category || !positions.isOneValue {
      guard let span = span(run, row, axis, traits) else { return nil }
      return ((span.lower + span.upper) / 2, span.upper - span.lower, true)
    }
    let middle = position(run, row, axis, traits)
    guard middle.isFinite else { return nil }
    if scale.kind == .category { return (middle, CGFloat(scale.position.step), false) }
    let span = abs(scale.position.end - scale.position.start)
    let domain = scale.upper - scale.lower
    // A mark without neighbors has the whole domain as its step.
    let share = domain > 0 ? min((scale.leastDistance ?? domain) / domain, 1) : 1
    let width = CGFloat(share * span)
    return (middle, width, false)
  }

  mutating func addBars(_ index: Int) {
    let run = marks.runs[index]
    let across: Axis = run.direction == .vertical ? .horizontal : .vertical
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let span = span(run, row, run.direction, traits),
        let slot = barSide(run, row, across, traits)
      else {
        missingCount += 1
        continue
      }
      let along = lengthened(span, traits.barForm)
      let side = narrowed(slot, across, traits.barForm)
      var rect =
        run.direction == .vertical
        ? CGRect(
          x: side.lower, y: along.lower, width: side.upper - side.lower,
          height: along.upper - along.lower)
        : CGRect(
          x: along.lower, y: side.lower, width: along.upper - along.lower,
          height: side.upper - side.lower)
      rect = rect.moved(by: edgeOffset(traits))
      addBar(rect, run, row, traits, gap: segmentGap(run, row, rect, traits))
    }
  }

  /// Returns the ends of a bar across its direction.
  func barSide(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (lower: CGFloat, upper: CGFloat)? {
    guard run[axis] != nil else { return thickness(run, row, axis, traits) }
    guard let step = step(run, row, axis, traits) else { return nil }
    let dimension = axis == .horizontal ? traits.width : traits.height
    let slots = dodgeSlots
    let isDodged = run.run[.position] != nil && slots.count > 1
    let width = barWidth(
      step, dimension, isInterval: step.isInterval, isBin: run[axis]?.unit == nil,
      slots: isDodged ? slots.count : 1, span: traits.positionSpan)
    let (lower, upper) = (step.middle - width / 2, step.middle + width / 2)
    guard isDodged, let value = run.run[.position]?.values[row],
      let slot = slots[value]
    else { return (lower, upper) }
    let order = axis == .horizontal && style.isRightToLeft ? slots.count - 1 - slot : slot
    let part = Dodge.slots(count: slots.count, from: Double(lower), to: Double(upper))[order]
    let gap = part.length > 6 && !style.isApple ? 0.5 : 0
    return (CGFloat(part.start) + gap, CGFloat(part.end) - gap)
  }

  /// Returns the ends across for a bar without a value across: its fixed positions, or a length
  /// around the middle of the plot.
  private func thickness(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (lower: CGFloat, upper: CGFloat)? {
    let dimension = axis == .horizontal ? traits.width : traits.height
    guard let length = dimension.length(in: axis == .horizontal ? plot.width : plot.height),
      points(run, row, axis)?.start == nil
    else { return span(run, row, axis, traits) }
    return (middle(axis) - length / 2, middle(axis) + length / 2)
  }

  private func barWidth(
    _ step: (middle: CGFloat, width: CGFloat, isInterval: Bool), _ dimension: MarkDimension,
    isInterval: Bool, isBin: Bool, slots: Int, span: MarkDimension
  ) -> CGFloat {
    if let width = (slots > 1 ? span : dimension).length(in: step.width) { return width }
    if slots > 1, let width = dimension.length(in: step.width) { return width }
    guard !style.isApple else {
      return isInterval ? max(step.width - 2, step.width / 2) : step.width * style.barRatio
    }
    // Gaps smaller than a pixel would give a moiré pattern. Bars that overlap by half a point have
    // no visible seams.
    if slots == 1, step.width < Self.leastGappedStep { return step.width + 0.5 }
    // Bins are almost adjacent. Months and categories have equal gaps.
    if isInterval, isBin { return max(step.width - 1, step.width / 2) }
    let room = step.width - meanStep(step.width) * (1 - style.barRatio)
    return min(max(room, step.width / 2), style.maximumBarWidth * CGFloat(slots))
  }

  /// The minimum step in points for gaps between bars.
  static let leastGappedStep: CGFloat = 3

  /// Returns the step that decides the gap: the mean one for months, whose lengths differ.
  private func meanStep(_ width: CGFloat) -> CGFloat { meanInterval ?? width }

  /// Adds a bar or a cell.
  mutating func addRectangle(
    _ kind: ChartFigure.Kind, _ rect: CGRect, _ run: PreparedRun, _ row: Int,
    _ traits: MarkTraits, gap: LabelRoom = LabelRoom()
  ) {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else {
      missingCount += 1
      return
    }
    if !plot.insetBy(dx: -0.01, dy: -0.01).intersects(rect), rect.width > 0, rect.height > 0 {
      outside += 1
    }
    let look = look(run, row, traits)
    // Segments that are drawn as one bar share its gradient, and its corner radius is limited by
    // its whole size.
    let drawn = gap == gap.withoutLaps ? rect : gap.inset(rect)
    let radius = min(traits.cornerRadius ?? 0, drawn.width / 2, drawn.height / 2)
    var figure = ChartFigure(
      kind: kind, shape: .rectangle(rect, cornerRadius: radius), marks: [run.run.ordinals[row]],
      series: series(run, row))
    figure.fill = paint(look, drawn, traits)
    figure.identity = identity(kind, run, row)
    figure.gap = gap
    figure.isCovered = kind == .bar && run.joints?[row].isCovered == true
    figure.finish(traits)
    add(figure)
  }

  mutating func addRectangles(_ index: Int) {
    let run = marks.runs[index]
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let x = cell(run, row, .horizontal, traits), let y = cell(run, row, .vertical, traits)
      else {
        missingCount += 1
        continue
      }
      let rect = CGRect(
        x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower
      ).moved(by: edgeOffset(traits))
      addRectangle(.rectangle, rect, run, row, traits)
    }
  }

  /// Returns the ends of a cell along an axis: those of its interval or of its step.
  private func cell(
    _ run: PreparedRun, _ row: Int, _ axis: Axis, _ traits: MarkTraits
  ) -> (lower: CGFloat, upper: CGFloat)? {
    guard let positions = run[axis], positions.upper == nil || !positions.isSpan else {
      return span(run, row, axis, traits)
    }
    guard let step = step(run, row, axis, traits) else { return nil }
    let dimension = axis == .horizontal ? traits.width : traits.height
    let width = dimension.length(in: step.width) ?? step.width
    return (step.middle - width / 2, step.middle + width / 2)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved.
  func moved(by offset: EdgeOffsets) -> CGRect {
    guard offset != EdgeOffsets() else { return self }
    let (left, right) = (minX + offset.xStart, maxX + offset.xEnd)
    // y increases downward, and an interval starts at its lower edge.
    let (top, bottom) = (minY + offset.yEnd, maxY + offset.yStart)
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }
}

extension ChartFigure {
  /// Applies the traits that all figures have: opacity, z index and accessibility identifier.
  mutating func finish(_ traits: MarkTraits) {
    opacity = traits.opacity
    zIndex = traits.zIndex
    identifier = traits.accessibilityIdentifier
  }
}
