import EaselBlocks
import EaselCanvas
import Foundation

extension AxisLabelSolver {
  /// The rotation of diagonal labels, in radians: upwards to the right.
  private static let diagonalAngle: CGFloat = -.pi / 4

  /// Returns the label of an index in a form; `nil` if the form does not suit its text.
  func label(_ index: Int, _ form: AxisLabelForm) -> ChartLabel? {
    let string = task.texts[index]
    let position = task.positions[index]
    guard !string.isEmpty, position.isFinite else { return nil }
    switch form.shape {
    case .slanted: return slanted(string, at: position, form)
    case .upright, .uprightReversed: return upright(string, at: position, form)
    case .line, .staggered, .wrapped: break
    }
    guard let text = text(string, form)?.lines(atMost: form.lineHeight) else { return nil }
    var edge = task.edge
    if form.shape == .staggered, !index.isMultiple(of: 2) {
      edge += (task.side == .above ? -1 : 1) * text.size.height
    }
    var label = placed(text, at: position, edge: edge)
    keep(&label, within: index < task.slack.count ? task.slack[index] : nil)
    return label
  }

  private func text(_ string: String, _ form: AxisLabelForm) -> TextLayout? {
    let type = task.type
    let width =
      task.isHorizontal
      ? task.step * CGFloat(form.stride) - type.gap(form.size) : task.depth
    switch (form.shape, form.cuts) {
    case (.wrapped, let cuts):
      // A line has the height of the font size and what the font adds to it.
      let height = type.line("0", size: form.size).size.height
      let across = task.isHorizontal ? task.depth : task.step
      let lines = Int(min(3, max(0, (across / max(height, 1)).rounded(.down))))
      let alignment: TextAlignment =
        switch task.side {
        case .left: .right
        case .right: .left
        case .above, .below: .center
        }
      if let wrapped = type.wrapped(
        string, size: form.size, width: width, lines: lines, alignment: alignment)
      {
        return wrapped
      }
      guard cuts, lines > 1, width > form.size * 3 else { return nil }
      return type.text(
        string, size: form.size, width: width, lines: lines, alignment: alignment)
    case (_, true):
      let whole = type.line(string, size: form.size)
      if whole.size.width <= width { return whole }
      // Fewer than two characters and the ellipsis are not informative.
      guard width >= form.size * 2.2 else { return nil }
      return type.line(string, size: form.size, width: width)
    default: return type.line(string, size: form.size)
    }
  }

  private func placed(_ text: TextLayout, at position: CGFloat, edge: CGFloat) -> ChartLabel {
    let start = task.start ?? 0
    let share: CGFloat = task.start == nil ? 0.5 : start < 0 ? 1 : 0
    return switch task.side {
    case .below:
      ChartLabel(text, at: CGPoint(x: position + start, y: edge), anchor: CGPoint(x: share, y: 0))
    case .above:
      ChartLabel(text, at: CGPoint(x: position + start, y: edge), anchor: CGPoint(x: share, y: 1))
    case .left:
      ChartLabel(text, at: CGPoint(x: edge, y: position), anchor: CGPoint(x: 1, y: 0.5))
    case .right:
      ChartLabel(text, at: CGPoint(x: edge, y: position), anchor: CGPoint(x: 0, y: 0.5))
    }
  }

  /// Moves a label at the end of the axis into the space, by at most half of its extent.
  ///
  /// It moves by less if the label would then be below another bar than its own.
  private func keep(_ label: inout ChartLabel, within slack: CGFloat?) {
    let slack = slack ?? .infinity
    let (low, high) = (task.range.lowerBound, task.range.upperBound)
    if task.isHorizontal {
      let frame = label.frame
      let moved = max(low, min(frame.minX, high - frame.width))
      if abs(moved - frame.minX) <= min(slack, frame.width / 2) { label.frame.origin.x = moved }
    } else {
      let frame = label.frame
      let moved = max(low, min(frame.minY, high - frame.height))
      if abs(moved - frame.minY) <= min(slack, frame.height / 2) { label.frame.origin.y = moved }
    }
  }

  /// Returns a diagonal label whose end is at its value below the axis, or whose start is above it.
  private func slanted(_ string: String, at position: CGFloat, _ form: AxisLabelForm)
    -> ChartLabel?
  {
    guard task.isHorizontal else { return nil }
    let slope = abs(sin(Self.diagonalAngle))
    let whole = task.type.line(string, size: form.size).lines(atMost: form.lineHeight)
    let height = whole.size.height
    let below = task.side == .below
    let across = task.depth / slope - height
    // The length of the line, which starts a little beyond its value.
    let along =
      (below
        ? position - (task.slantedFrom ?? task.range.lowerBound)
        : task.range.upperBound - position) / slope
      + height * 0.3 / slope
    let width = min(across, along)
    var text = whole
    if whole.size.width > width + 0.01 {
      guard form.cuts, width >= form.size * 3 else { return nil }
      func cut(_ width: CGFloat) -> TextLayout {
        task.type.line(string, size: form.size, width: width).lines(atMost: form.lineHeight)
      }
      text = cut(width)
      // The font of the ellipsis may have taller lines than that of the name.
      let excess = text.size.height - height
      if excess > 0 { text = cut(width - excess) }
    }
    let size = text.size
    // The corner next to the axis: the upper right one below it, the lower left one above it.
    let (x, y) = below ? (size.width / 2, -size.height / 2) : (-size.width / 2, size.height / 2)
    let (c, s) = (cos(Self.diagonalAngle), sin(Self.diagonalAngle))
    let corner = CGPoint(x: x * c - y * s, y: x * s + y * c)
    // If labels are tight, the last one has no space beyond its value.
    let shift = form.isTight ? 0 : (below ? 1 : -1) * size.height * 0.3
    let middle = CGPoint(
      x: position - corner.x + shift, y: task.edge - corner.y)
    return ChartLabel(
      text,
      frame: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height),
      rotation: Self.diagonalAngle)
  }

  private func upright(_ string: String, at position: CGFloat, _ form: AxisLabelForm)
    -> ChartLabel?
  {
    let whole = task.type.line(string, size: form.size).lines(atMost: form.lineHeight)
    // Along a vertical axis a label has the step; across a horizontal axis it has the depth.
    let width = task.isHorizontal ? task.depth : task.step * CGFloat(form.stride)
    var text = whole
    if whole.size.width > width + 0.01 {
      guard form.cuts, width >= form.size * 2.2 else { return nil }
      text = task.type.line(string, size: form.size, width: width).lines(atMost: form.lineHeight)
    }
    let size = text.size
    let middle: CGPoint =
      switch task.side {
      case .below: CGPoint(x: position, y: task.edge + size.width / 2)
      case .above: CGPoint(x: position, y: task.edge - size.width / 2)
      case .left: CGPoint(x: task.edge - size.height / 2, y: position)
      case .right: CGPoint(x: task.edge + size.height / 2, y: position)
      }
    return ChartLabel(
      text,
      frame: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height),
      rotation: form.shape == .upright ? .pi / 2 : -.pi / 2)
  }

  // MARK: Checks

  /// Whether no label touches the next one or leaves its space.
  func isSound(_ solution: AxisLabelSolution) -> Bool {
    guard solution.labels.count == task.texts.count else { return false }
    var last: [ChartLabel?] = [nil, nil]
    var hasLabel = false
    for (index, label) in solution.labels.enumerated() {
      guard let label else { continue }
      hasLabel = true
      guard isInside(label) else { return false }
      let row = solution.form.shape == .staggered ? index % 2 : 0
      if let before = last[row], touch(before, label, solution.form) { return false }
      last[row] = label
    }
    return hasLabel
  }

  func isInside(_ label: ChartLabel) -> Bool {
    let bounds = label.bounds
    let slack: CGFloat = 0.02
    let start = label.rotation == 0 ? nil : task.slantedFrom
    let (low, high) = ((start ?? task.range.lowerBound) - slack, task.range.upperBound + slack)
    let reach: CGFloat =
      switch task.side {
      case .below: bounds.maxY - task.edge
      case .above: task.edge - bounds.minY
      case .left: task.edge - bounds.minX
      case .right: bounds.maxX - task.edge
      }
    guard reach <= task.depth + slack else { return false }
    return task.isHorizontal
      ? bounds.minX >= low && bounds.maxX <= high : bounds.minY >= low && bounds.maxY <= high
  }

  /// Whether two labels are closer to each other than allowed.
  func touch(
    _ one: ChartLabel, _ other: ChartLabel, _ form: AxisLabelForm, _ spacing: CGFloat? = nil
  ) -> Bool {
    if form.shape == .slanted {
      // The distance of diagonal lines is measured along their normal.
      let height = max(one.frame.height, other.frame.height)
      let distance = abs(
        (other.frame.midX + other.frame.width / 2 * cos(Self.diagonalAngle))
          - (one.frame.midX + one.frame.width / 2 * cos(Self.diagonalAngle)))
      return distance * abs(sin(Self.diagonalAngle)) < height + (spacing ?? 0) - 0.01
    }
    let (a, b) = (one.bounds, other.bounds)
    if task.isHorizontal {
      // Labels that are not next to their bands need more space to be told apart.
      let isLoose = task.role == .values || form.stride > 1
      let isUpright = form.shape == .upright || form.shape == .uprightReversed
      let gap =
        spacing ?? (isUpright ? 0 : task.type.gap(form.size) * (isLoose ? 2 : 1))
      return max(a.minX, b.minX) - min(a.maxX, b.maxX) < gap - 0.01
    }
    // The height of a line includes space above and below its glyphs.
    let gap = spacing ?? (task.role == .values ? task.type.gap(form.size) : 0)
    return max(a.minY, b.minY) - min(a.maxY, b.maxY) < gap - 0.01
  }

  /// Returns the cost of a form for the reader: space, lines, rotation, and hidden or truncated
  /// labels.
  func cost(of solution: AxisLabelSolution) -> Double {
    var (reach, lines, letters, cut): (CGFloat, Int, Int, Int) = (0, 1, 0, 0)
    for (index, label) in solution.labels.enumerated() {
      letters += task.texts[index].count
      guard let label else { continue }
      let bounds = label.bounds
      reach = max(reach, task.isHorizontal ? bounds.height : bounds.width)
      lines = max(lines, label.text.lines.count)
      if label.text.isTruncated {
        let whole = task.type.line(task.texts[index], size: solution.form.size).size.width
        let share = min(1, label.frame.width / max(1, whole))
        cut += Int((1 - share) * CGFloat(task.texts[index].count))
      }
    }
    let extent = task.range.upperBound - task.range.lowerBound
    var cost = Double(reach * extent / max(1, task.plotArea)) + 0.15 * Double(lines - 1)
    switch solution.form.shape {
    case .slanted: cost += 0.4
    case .upright, .uprightReversed: cost += 0.8
    case .staggered: cost += 0.3
    case .line, .wrapped: break
    }
    if solution.form.size < task.type.size { cost += 0.1 }
    if solution.cut > 0 { cost += 0.5 }
    let share = Double(solution.hidden) / Double(max(1, task.texts.count))
    // If there are only a few names, each missing one is noticed.
    if task.role == .names, !task.isCounted, task.texts.count <= 12, solution.hidden > 0 {
      cost += 5
    }
    cost += share * 2 * (task.isCounted || task.role == .values ? 0.2 : 1)
    return cost + 3 * Double(cut) / Double(max(1, letters))
  }
}
