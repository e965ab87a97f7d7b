import EaselBlocks
import EaselCanvas
import Foundation

/// Labels, one per value: the first label part of each value, or the second, and so on.
struct AxisLabelSlot {
  var parts: AxisLabelParts
  var texts: [String]
  var solution: AxisLabelSolution
  /// Blocks in place of texts, by the index of their value.
  var blocks: [Int: PlacedBlock] = [:]
  var type: AxisTypography
}

/// The label parts of an axis's values: the standard part for all of them, or those of the content.
enum AxisLabelParts {
  case standard(AxisPart)
  /// The part of each value; `nil` for a value without one.
  case own([AxisPart?])

  /// The first part, which decides the font of all labels.
  var first: AxisPart? {
    switch self {
    case .standard(let part): part
    case .own(let parts): parts.lazy.compactMap { $0 }.first
    }
  }

  /// The parts that may have blocks, offsets or colors; the standard part has none of them.
  var own: [AxisPart?] {
    if case .own(let parts) = self { parts } else { [] }
  }
}

extension AxisResolver {
  /// The number of labels at one value.
  private static let maximumLabels = 4

  /// Returns the parts of the content at each value.
  func parts(_ content: (AxisValue) -> [AxisPart], _ choice: AxisChoice) -> [[AxisPart]] {
    let count = choice.entries.count
    return choice.entries.enumerated().map { index, entry in
      content(AxisValue(index: index, count: count, datum: entry.datum))
    }
  }

  /// Returns the solved labels of all values.
  func slots(_ choice: AxisChoice, _ set: AxisMarkSet, _ space: AxisSpace) -> [AxisLabelSlot] {
    guard !choice.entries.isEmpty else { return [] }
    guard let content = set.content else {
      let labels = standardParts(set).filter(\.isLabel)
      return labels.map { slot(.standard($0), choice, set, space) }
    }
    let labels = parts(content, choice).map { $0.filter(\.isLabel) }
    let count = min(labels.reduce(0) { max($0, $1.count) }, Self.maximumLabels)
    return (0..<count).map { number in
      slot(.own(labels.map { number < $0.count ? $0[number] : nil }), choice, set, space)
    }
  }

  private func slot(
    _ parts: AxisLabelParts, _ choice: AxisChoice, _ set: AxisMarkSet, _ space: AxisSpace
  ) -> AxisLabelSlot {
    let first = parts.first
    let look = label(first) ?? AxisLabelPart()
    var type = AxisTypography(
      style, font: first?.font, color: first?.style.flatMap(color(of:)) ?? color)
    type.lines = cache.lines(type.font, type.color)
    let texts =
      switch parts {
      case .standard: choice.entries.indices.map { text(look, $0, choice, set) }
      case .own(let parts):
        parts.enumerated().map { index, part in
          label(part).map { text($0, index, choice, set) } ?? ""
        }
      }
    var task = task(texts, look, choice, set, space, type)
    task.removeTextsWithoutInterval(choice.entries.map(\.position), in: aligned(space))
    let withoutSpace = task.removeTextsBeyondEnd()
    var slot = AxisLabelSlot(
      parts: parts, texts: task.texts, solution: AxisLabelSolver(task).solve(), type: type)
    // An axis that chooses its values has lines without labels; others say what is missing.
    if !choice.isFree {
      slot.solution.hidden += withoutSpace.count
      slot.solution.affected += withoutSpace
    }
    place(&slot, choice, task)
    finish(&slot, task)
    // Labels inside the plot are placed above their grid lines.
    if space.isInset, axis == .vertical {
      for index in slot.solution.labels.indices {
        let height = slot.solution.labels[index]?.frame.height ?? 0
        slot.solution.labels[index]?.frame.origin.y -= height / 2
      }
    }
    return slot
  }

  func label(_ part: AxisPart?) -> AxisLabelPart? {
    if case .label(let label) = part?.kind { label } else { nil }
  }

  private func text(
    _ label: AxisLabelPart, _ index: Int, _ choice: AxisChoice, _ set: AxisMarkSet
  ) -> String {
    var datum = choice.entries[index].datum
    // A number that is a category is written as the number.
    if case .category(let name) = datum { datum = scale.namedData[name] ?? datum }
    let environment = style.environment
    switch label.content {
    case .value:
      guard let format = set.format else { return choice.texts[index] }
      return format(datum, environment) ?? ""
    case .formatted(let format): return format(datum, environment) ?? ""
    case .text(let text): return text.string(in: environment)
    case .block: return ""
    }
  }

  func color(of style: any ShapeStyle) -> Color? {
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    if case .color(let color) = style.paint(in: box, self.style.environment) { return color }
    return nil
  }

  // MARK: The space of labels

  /// Returns the distance from the plot to its labels.
  func gap(_ look: AxisLabelPart, _ set: AxisMarkSet) -> CGFloat {
    let own = axis == .horizontal ? look.verticalSpacing : look.horizontalSpacing
    if let own, own.isFinite { return own }
    if set.preset == .inset { return 2 }
    return axis == .horizontal && hasTicks(set)
      ? max(style.labelGap, style.tickLength + 2) : style.labelGap
  }

  private func task(
    _ texts: [String], _ look: AxisLabelPart, _ choice: AxisChoice, _ set: AxisMarkSet,
    _ space: AxisSpace, _ type: AxisTypography
  ) -> AxisLabelTask {
    let gap = gap(look, set)
    let positions = labelPositions(choice, look, space)
    let isRows = scale.kind == .category && axis == .vertical
    let isShort = omitted.contains(.longLabels)
    let share =
      isShort ? OmittedGuides.shortShare : isRows || axis == .horizontal ? 0.4 : 0.45
    var task = AxisLabelTask(
      texts, at: positions, step: step(choice, positions, space),
      role: scale.kind == .category ? .names : .values,
      side: space.isInset ? inner(space.side) : space.side,
      edge: space.edge + space.sign * (space.isInset ? -gap : gap),
      depth: space.depth(from: gap, share: share),
      range: set.preset == .aligned ? aligned(space) : space.range, type: type)
    // Names have priority: before they become smaller than the values, the plot becomes smaller.
    if isRows, !space.isFinal, !space.isInset, !isShort {
      task.wideDepth = space.depth(from: gap, share: 0.5)
    }
    if isDiagonalUnlimited, space.isHorizontal { task.slantedFrom = space.bounds.minX }
    if let start = labelStart(look, choice, set) {
      task.start = start
      task.range = aligned(space)
    }
    task.orientation = look.orientation
    task.collision = look.collisionResolution
    task.takesFirstForm = style.takesFirstLabelForm
    task.anchor = choice.entries.firstIndex { $0.value == 0 } ?? 0
    if scale.kind == .date {
      thin(&task, choice)
      if look.isCentered == nil { task.slack = choice.entries.map(\.slack) }
    }
    task.plotArea = space.plot.width * space.plot.height
    // The second row of date labels has its own space.
    if !choice.groups.isEmpty { task.depth = max(0, task.depth - rowHeight(type)) }
    return task
  }

  /// The distance from a grid line to a label beside it.
  ///
  /// The characters then begin 5 points beside the line, as in Swift Charts.
  private static let startBesideLine: CGFloat = 4.5

  /// Returns the distance from its line at which a label begins; `nil` for labels that are centered
  /// at their values.
  private func labelStart(_ look: AxisLabelPart, _ choice: AxisChoice, _ set: AxisMarkSet)
    -> CGFloat?
  {
    guard style.extendsVerticalGrid, axis == .horizontal, scale.kind != .category,
      look.isCentered != true, look.anchor == nil, look.orientation.form == .automatic,
      set.preset != .aligned, set.preset != .inset
    else { return nil }
    return style.isRightToLeft ? -Self.startBesideLine : Self.startBesideLine
  }

  /// Thins out dates by multiples that suit the calendar, counted from the start of a year.
  private func thin(_ task: inout AxisLabelTask, _ choice: AxisChoice) {
    guard choice.entries.count > 2 else { return }
    let step = abs(choice.entries[1].value - choice.entries[0].value)
    let calendar = scale.unit?.calendar ?? style.environment.calendar
    switch step / 3600 {
    case 0.9...1.1: task.multiples = [2, 3, 6, 12, 24, 48]
    case 23...25: task.multiples = [2, 7, 14, 28, 56, 112, 364]
    case 27 * 24...32 * 24:
      task.multiples = [2, 3, 6, 12, 24, 60, 120, 240, 600]
      let first = choice.entries.prefix(12).firstIndex {
        calendar.component(.month, from: .at($0.value)) == 1
      }
      task.anchor = first ?? 0
    default: break
    }
  }

  func rowHeight(_ type: AxisTypography) -> CGFloat {
    type.line("0", size: type.size).size.height + 1
  }

  private func inner(_ side: AxisLabelTask.Side) -> AxisLabelTask.Side {
    switch side {
    case .left: .right
    case .right: .left
    case .above: .below
    case .below: .above
    }
  }

  private func aligned(_ space: AxisSpace) -> ClosedRange<CGFloat> {
    let (low, high) =
      axis == .horizontal
      ? (space.plot.minX, space.plot.maxX) : (space.plot.minY, space.plot.maxY)
    return min(low, high)...max(low, high)
  }

  private func labelPositions(_ choice: AxisChoice, _ look: AxisLabelPart, _ space: AxisSpace)
    -> [CGFloat]
  {
    guard look.isCentered == true, !choice.isCentered, scale.kind != .category else {
      return look.isCentered == false
        ? choice.entries.map(\.position) : choice.entries.map(\.labelPosition)
    }
    let positions = choice.entries.map(\.position)
    return positions.indices.map { index in
      if index + 1 < positions.count { return (positions[index] + positions[index + 1]) / 2 }
      guard index > 0 else { return positions[index] }
      // The last interval is as long as the one before it. It has a label if its middle is in the
      // plot.
      let middle = positions[index] + (positions[index] - positions[index - 1]) / 2
      return space.holds(middle) ? middle : .nan
    }
  }

  private func step(_ choice: AxisChoice, _ positions: [CGFloat], _ space: AxisSpace) -> CGFloat {
    guard positions.count > 1 else { return space.length }
    let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
    return steps.filter(\.isFinite).min() ?? space.length
  }

  // MARK: Blocks and looks of single labels

  private func place(_ slot: inout AxisLabelSlot, _ choice: AxisChoice, _ task: AxisLabelTask) {
    var last: CGRect?
    for (index, part) in slot.parts.own.enumerated() {
      guard let label = label(part), case .block(let block) = label.content,
        task.positions[index].isFinite
      else { continue }
      let inked: any Block =
        style.usesSystemColors ? AnyBlock(block).foregroundStyle(style.guideInk) : block
      let fragment = blocks.place(inked) { environment in
        environment.chartTheme = style.theme
        // The font of the environment is for the page.
        environment.font = .system(size: style.textSize)
      }
      let (size, position) = (fragment.size, task.positions[index])
      guard size.width > 0, size.height > 0 else { continue }
      let origin: CGPoint =
        switch task.side {
        case .below: CGPoint(x: task.left(of: size.width, at: position), y: task.edge)
        case .above: CGPoint(x: task.left(of: size.width, at: position), y: task.edge - size.height)
        case .left: CGPoint(x: task.edge - size.width, y: position - size.height / 2)
        case .right: CGPoint(x: task.edge, y: position - size.height / 2)
        }
      let frame = CGRect(origin: origin, size: size)
      let along = task.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let reach = task.isHorizontal ? size.height : size.width
      let isFree = last.map { $0.intersection(frame).isEmpty } ?? true
      guard
        label.collisionResolution == .disabled
          || isFree && reach <= task.depth + 0.02 && along.0 >= task.range.lowerBound - 0.02
            && along.1 <= task.range.upperBound + 0.02
      else {
        if task.isAtEnd(position) { continue }
        slot.solution.hidden += 1
        slot.solution.affected.append(index)
        continue
      }
      last = frame
      let shift = shift(of: label, part, size: size, task)
      slot.blocks[index] = PlacedBlock(
        fragment, at: CGPoint(x: origin.x + shift.dx, y: origin.y + shift.dy))
    }
  }

  /// Returns the distance by which the anchor and the offset of a part move its label.
  private func shift(
    of look: AxisLabelPart, _ part: AxisPart?, size: CGSize, isRotated: Bool = false,
    _ task: AxisLabelTask
  ) -> CGVector {
    var shift = CGVector(dx: 0, dy: 0)
    if let anchor = look.anchor, !isRotated, anchor.x.isFinite, anchor.y.isFinite {
      if task.isHorizontal {
        shift.dx = (0.5 - anchor.x) * size.width
      } else {
        shift.dy = (0.5 - anchor.y) * size.height
      }
    }
    if let offset = part?.offset, offset.width.isFinite, offset.height.isFinite {
      shift.dx += offset.width * (style.isRightToLeft ? -1 : 1)
      shift.dy += offset.height
    }
    return shift
  }

  /// Applies the anchors, offsets and colors of the parts to the labels.
  private func finish(_ slot: inout AxisLabelSlot, _ task: AxisLabelTask) {
    for (index, part) in slot.parts.own.enumerated() {
      guard let part, let look = label(part), var label = slot.solution.labels[index] else {
        continue
      }
      if let own = part.style.flatMap(color(of:)), own != slot.type.color,
        label.text.lines.count == 1, !label.text.isTruncated
      {
        var type = slot.type
        type.color = own
        label.text = type.line(slot.texts[index], size: slot.solution.form.size)
      }
      let shift = shift(
        of: look, part, size: label.frame.size, isRotated: label.rotation != 0, task)
      label.frame.origin.x += shift.dx
      label.frame.origin.y += shift.dy
      slot.solution.labels[index] = label
    }
  }
}
