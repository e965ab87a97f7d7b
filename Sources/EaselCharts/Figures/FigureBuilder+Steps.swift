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
    func coordinate(_ raw: Double) -> CGFloat {
      var value = value(raw, positions.kind, axis, scale)
      // A bar on a logarithmic scale starts at the lower end of the axis.
      if isLog, positions.isFromBase, value <= 0 { value = scale.lower }
      return CGFloat(scale.position.position(of: value))
    }
    let start = coordinate(positions.lower[row])
    let end = coordinate(positions.upper?[row] ?? positions.lower[row])
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
    let domain = scale.position.extent
    // A mark without neighbors has the whole domain as its step.
    let share = domain > 0 ? min((scale.minimumDistance ?? domain) / domain, 1) : 1
    let width = CGFloat(share * span)
    return (middle, width, false)
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
    let gap = part.length > 6 ? style.dodgePadding : 0
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
    guard style.hasEqualBarGaps else {
      return isInterval ? max(step.width - 2, step.width / 2) : step.width * style.barRatio
    }
    // Gaps smaller than a pixel would give a moiré pattern. Bars that overlap by half a point have
    // no visible seams.
    if slots == 1, step.width < Self.minimumGappedStep { return step.width + 0.5 }
    // Bins are almost adjacent. Months and categories have equal gaps.
    if isInterval, isBin { return max(step.width - 1, step.width / 2) }
    let space = step.width - meanStep(step.width) * (1 - style.barRatio)
    return min(max(space, step.width / 2), style.maximumBarWidth * CGFloat(slots))
  }

  /// The minimum step in points for gaps between bars.
  static let minimumGappedStep: CGFloat = 3

  /// Returns the step that decides the gap: the mean one for months, whose lengths differ.
  private func meanStep(_ width: CGFloat) -> CGFloat { meanInterval ?? width }

  /// Returns a point in its slot beside other points of the same step.
  func dodged(
    _ point: CGPoint, _ run: PreparedRun, _ row: Int, _ traits: MarkTraits
  ) -> CGPoint {
    guard run.run[.position] != nil, dodgeSlots.count > 1 else { return point }
    // The slots have the widths of those of bars, so that points are in the middle of bars.
    let isBesideY = scales.y?.kind == .category && scales.x?.kind != .category
    let axis = traits.positionAxis ?? (isBesideY ? .vertical : .horizontal)
    guard let side = barSide(run, row, axis, traits) else { return point }
    let middle = (side.lower + side.upper) / 2
    return axis == .horizontal ? CGPoint(x: middle, y: point.y) : CGPoint(x: point.x, y: middle)
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
    link = traits.link
  }
}
