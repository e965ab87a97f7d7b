import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// Returns the default parts of an axis without content.
  ///
  /// Values have grid lines, dates have ticks, and names have only labels. Some themes have grid
  /// lines on every axis.
  func standardParts(_ set: AxisMarkSet) -> [AxisPart] {
    var parts: [AxisPart] = []
    let hasGrid = id == nil && (style.grids == .everyAxis || hasValueGrid)
    if hasGrid { parts.append(AxisPart(.gridLine(isCentered: nil, stroke: set.stroke))) }
    if hasTicks(set) {
      parts.append(AxisPart(.tick(isCentered: nil, length: .automatic, stroke: set.stroke)))
    }
    parts.append(AxisPart(.label(AxisLabelPart())))
    return parts
  }

  /// Whether the axis measures values, so that lines across the plot help to read them.
  private var hasValueGrid: Bool {
    scale.kind == .number && (axis == .vertical && !scale.isBanded || scale.hasBase)
  }

  /// Whether the default marks have ticks.
  func hasTicks(_ set: AxisMarkSet) -> Bool {
    guard set.preset != .inset else { return false }
    return switch style.grids {
    case .values:
      scale.kind == .date || scale.kind == .number && axis == .horizontal && !hasValueGrid
    case .everyAxis: false
    }
  }

  /// Adds grid lines, ticks and labels to a layout.
  func add(
    _ choice: AxisChoice, _ slots: [AxisLabelSlot], to layout: inout AxisLayout,
    _ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace
  ) {
    let first = slots.first
    for (index, entry) in choice.entries.enumerated() {
      let label = first?.solution.labels[index]
      layout.ticks.append(
        AxisLayout.Tick(
          datum: entry.datum, position: entry.position,
          text: label.map { _ in first?.texts[index] ?? "" }))
    }
    layout.labelSize = first?.solution.form.size
    for slot in slots {
      layout.labels += slot.solution.labels.compactMap { $0 }
      layout.blocks += slot.blocks.sorted { $0.key < $1.key }.map(\.value)
      layout.hiddenLabelCount += slot.solution.hidden
    }
    let extents = labelExtents(slots, choice.entries.count, space)
    if let content = set.content {
      for (index, parts) in parts(content, choice).enumerated() {
        for part in parts { add(part, index, choice, extents, to: &layout, set, placed, space) }
      }
    } else {
      let parts = standardParts(set).filter { !$0.isLabel }
      for index in choice.entries.indices {
        for part in parts { add(part, index, choice, extents, to: &layout, set, placed, space) }
      }
    }
    addNameTicks(choice, slots, to: &layout, set, space)
    addMinorTicks(choice, to: &layout, set, placed, space)
    layout.contextLabels += groupLabels(choice, first, space) ?? []
  }

  /// Returns the outward extent of each value's labels.
  private func labelExtents(_ slots: [AxisLabelSlot], _ count: Int, _ space: AxisSpace)
    -> [CGFloat]
  {
    (0..<count).map { index in
      slots.reduce(0) { extent, slot in
        guard let box = slot.solution.labels[index]?.bounds ?? slot.blocks[index]?.frame else {
          return extent
        }
        let reach: CGFloat =
          switch space.side {
          case .left: space.edge - box.minX
          case .right: box.maxX - space.edge
          case .above: space.edge - box.minY
          case .below: box.maxY - space.edge
          }
        return max(extent, reach)
      }
    }
  }

  private func add(
    _ part: AxisPart, _ index: Int, _ choice: AxisChoice, _ extents: [CGFloat],
    to layout: inout AxisLayout, _ set: AxisMarkSet, _ placed: ResolvedScale, _ space: AxisSpace
  ) {
    let entry = choice.entries[index]
    switch part.kind {
    case .label: break
    case .gridLine(let isCentered, let stroke):
      for position in gridPositions(entry, index, choice, isCentered, placed)
      where space.holds(position) {
        let ends = space.across(at: position, beyond: gridReach(extents, space))
        layout.gridLines.append(
          line(ends, part, stroke ?? set.stroke ?? gridStroke, style.gridLine))
      }
    case .tick(let isCentered, let length, let stroke):
      guard let position = position(entry, index, choice, isCentered), space.holds(position)
      else { return }
      let reach: CGFloat =
        switch length.form {
        case .automatic:
          set.preset == .extended ? max(style.tickLength, extents[index]) : style.tickLength
        case .points(let points): points
        case .label(let extra): extents[index] + extra
        case .longestLabel(let extra): (extents.max() ?? 0) + extra
        }
      guard reach.isFinite, reach != 0 else { return }
      let most = max(0, space.depth(from: 0, share: 0.5))
      let ends = space.tick(at: position, length: min(reach, most))
      layout.tickLines.append(
        line(ends, part, stroke ?? set.stroke ?? tickStroke, style.tickColor))
    }
  }

  /// Returns the positions of the grid lines of a value: one at the value, or those at the ends of
  /// the band of a name.
  private func gridPositions(
    _ entry: AxisEntry, _ index: Int, _ choice: AxisChoice, _ isCentered: Bool?,
    _ placed: ResolvedScale
  ) -> [CGFloat] {
    guard style.hasGridBetweenNames, scale.kind == .category, isCentered == nil,
      entry.position.isFinite
    else { return position(entry, index, choice, isCentered).map { [$0] } ?? [] }
    let isNextShown =
      index + 1 < choice.entries.count && choice.entries[index + 1].value == entry.value + 1
    let ends = [-0.5, 0.5].map { CGFloat(placed.position.position(of: entry.value + $0)) }
    return isNextShown ? [ends[0]] : ends
  }

  /// Returns the distance by which grid lines extend beyond the plot: to the outer edge of labels.
  private func gridReach(_ extents: [CGFloat], _ space: AxisSpace) -> CGFloat {
    guard style.extendsVerticalGrid, axis == .horizontal, !space.isInset else { return 0 }
    return max(0, extents.max() ?? 0)
  }

  /// Returns the position of a line: at its value, or halfway to the next one.
  private func position(
    _ entry: AxisEntry, _ index: Int, _ choice: AxisChoice, _ isCentered: Bool?
  ) -> CGFloat? {
    guard isCentered == true else { return entry.position.isFinite ? entry.position : nil }
    guard index + 1 < choice.entries.count else { return nil }
    return (entry.position + choice.entries[index + 1].position) / 2
  }

  private func line(
    _ ends: (CGPoint, CGPoint), _ part: AxisPart, _ stroke: StrokeStyle, _ color: Color
  ) -> ChartLine {
    var (start, end) = ends
    if part.offset.width.isFinite, part.offset.height.isFinite {
      let shift = CGSize(
        width: part.offset.width * (style.isRightToLeft ? -1 : 1), height: part.offset.height)
      start = CGPoint(x: start.x + shift.width, y: start.y + shift.height)
      end = CGPoint(x: end.x + shift.width, y: end.y + shift.height)
    }
    let box = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    let paint = part.style?.paint(in: box, style.environment) ?? .color(color)
    return ChartLine(start, end, paint, stroke)
  }

  private var gridStroke: StrokeStyle {
    let isDashed = style.dashesVerticalGrid && axis == .horizontal
    return StrokeStyle(lineWidth: style.gridWidth, dash: isDashed ? [2, 2] : [])
  }

  private var tickStroke: StrokeStyle { StrokeStyle(lineWidth: style.tickWidth) }

  /// Adds ticks to names that are rotated or thinned out, to show which band each name belongs to.
  private func addNameTicks(
    _ choice: AxisChoice, _ slots: [AxisLabelSlot], to layout: inout AxisLayout,
    _ set: AxisMarkSet, _ space: AxisSpace
  ) {
    guard style.hasTicksAtAdaptedNames, set.content == nil, axis == .horizontal,
      scale.kind == .category,
      let solution = slots.first?.solution, solution.turned > 0 || solution.hidden > 0
    else { return }
    for (index, label) in solution.labels.enumerated() where label != nil {
      let ends = space.tick(at: choice.entries[index].position, length: style.tickLength)
      layout.tickLines.append(
        line(ends, AxisPart(.label(AxisLabelPart())), tickStroke, style.tickColor))
    }
  }

  /// Adds ticks without text, between powers.
  private func addMinorTicks(
    _ choice: AxisChoice, to layout: inout AxisLayout, _ set: AxisMarkSet,
    _ placed: ResolvedScale, _ space: AxisSpace
  ) {
    guard set.content == nil, !choice.minor.isEmpty, !layout.labels.isEmpty,
      choice.minor.count <= 100, space.length / CGFloat(choice.minor.count) >= 2.5
    else { return }
    for value in choice.minor {
      let position = CGFloat(placed.position.position(of: value))
      guard space.holds(position) else { continue }
      let ends = space.tick(at: position, length: style.tickLength / 2)
      layout.tickLines.append(
        line(
          ends, AxisPart(.label(AxisLabelPart())), StrokeStyle(lineWidth: style.gridWidth),
          style.baseline))
    }
  }

  /// Adds the zero line of a value axis, which is drawn in front of the bars.
  ///
  /// Horizontal bars at numbers are placed along this axis; their base is on the other axis.
  func addBaseline(_ layout: inout AxisLayout, _ placed: ResolvedScale, _ space: AxisSpace) {
    guard style.baselineWidth > 0, id == nil, scale.kind == .number, !scale.isBanded,
      axis == .vertical || scale.hasBase
    else { return }
    var value = scale.isLogarithmic && scale.hasBase ? scale.lower : 0
    if configuration.keepsBaseline == true { value = min(max(value, scale.lower), scale.upper) }
    guard value >= scale.lower, value <= scale.upper else { return }
    let position = CGFloat(placed.position.position(of: value))
    guard space.holds(position) else { return }
    let (start, end) = space.across(at: position)
    layout.baseline = ChartLine(
      start, end, .color(style.baseline), StrokeStyle(lineWidth: style.baselineWidth))
  }
}
