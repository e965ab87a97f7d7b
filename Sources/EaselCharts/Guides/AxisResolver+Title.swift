import EaselBlocks
import EaselCanvas
import Foundation

extension AxisResolver {
  /// Adds the title, unrotated: for y above the axis, for x below it.
  ///
  /// An axis has a title if the chart sets one, or if both axes are numeric.
  func addTitle(_ layout: inout AxisLayout, _ space: AxisSpace) {
    if let block = configuration.title?.block { return addTitle(block, &layout, space) }
    guard let string = titleText, !string.isEmpty else { return }
    guard let text = title(string, space) else { return noteTitle(string, &layout) }
    let frame = titleFrame(text.size, layout, space)
    if space.isFinal, !space.bounds.insetBy(dx: -0.02, dy: -0.02).encloses(frame) {
      return noteTitle(string, &layout)
    }
    layout.title = ChartLabel(text, frame: frame)
  }

  /// Returns the height of a title and the space before it, outside the labels at an edge.
  func titleHeight(_ edge: Edge, _ space: AxisSpace) -> CGFloat {
    guard space.isHorizontal, configuration.title?.block == nil, let string = titleText,
      titleIsAbove(configuration.title, edge) == (edge == .top), let text = title(string, space)
    else { return 0 }
    return text.size.height + titleSpacing
  }

  /// The space between the labels of an axis and its title.
  private var titleSpacing: CGFloat {
    configuration.title?.spacing.flatMap { $0.isFinite ? $0 : nil } ?? 4
  }

  /// Returns a title in at most two lines; `nil` if it is left out or the axis is too narrow.
  private func title(_ string: String, _ space: AxisSpace) -> TextLayout? {
    let type = AxisTypography(style, color: color ?? style.guideTitleInk)
    let width = axis == .horizontal ? space.plot.width : space.bounds.width * 0.9
    guard !string.isEmpty, !omitted.contains(.axisTitles), width > type.size * 3 else { return nil }
    let text = type.line(string, size: type.size)
    return text.size.width > width
      ? type.text(string, size: type.size, width: width, lines: 2) : text
  }

  private var titleText: String? {
    if let title = configuration.title {
      return title.text?.string(in: style.environment)
    }
    return isTitled && style.titlesAxes && id == nil ? scale.label : nil
  }

  private func addTitle(_ block: AnyBlock, _ layout: inout AxisLayout, _ space: AxisSpace) {
    guard !omitted.contains(.axisTitles) else { return noteTitle("a block", &layout) }
    let width = axis == .horizontal ? space.plot.width : space.bounds.width * 0.9
    let fragment = blocks.place(block, ProposedSize(width: max(0, width), height: nil))
    let frame = titleFrame(fragment.size, layout, space)
    if space.isFinal, !space.bounds.insetBy(dx: -0.02, dy: -0.02).encloses(frame) {
      return noteTitle("a block", &layout)
    }
    layout.blocks.append(PlacedBlock(fragment, at: frame.origin))
  }

  /// Returns the frame of a title outside the labels of the axis.
  private func titleFrame(_ size: CGSize, _ layout: AxisLayout, _ space: AxisSpace) -> CGRect {
    let title = configuration.title
    let boxes =
      (layout.labels + layout.contextLabels).map(\.bounds) + layout.blocks.map(\.frame)
      + layout.tickLines.map(\.bounds)
    let plot = space.plot
    let spacing = titleSpacing
    var horizontal = title?.alignment?.horizontal
    var origin = CGPoint.zero
    if axis == .horizontal {
      let isAbove = titleIsAbove(title, layout.edge)
      let edge =
        isAbove
        ? boxes.map(\.minY).reduce(plot.minY, min) - spacing - size.height
        : boxes.map(\.maxY).reduce(plot.maxY, max) + spacing
      origin.y = edge
      horizontal = horizontal ?? style.horizontalTitleAlignment
      origin.x = plot.minX + (plot.width - size.width) * share(horizontal)
    } else {
      let reach = boxes.map(\.minY).reduce(plot.minY, min)
      origin.y = reach - spacing - size.height
      let low = min(plot.minX, boxes.map(\.minX).min() ?? plot.minX)
      let high = max(plot.maxX, boxes.map(\.maxX).max() ?? plot.maxX)
      let isTrailing =
        switch title?.position.side {
        case .trailing, .topTrailing, .bottomTrailing: true
        case .leading, .topLeading, .bottomLeading: false
        default: layout.edge == .trailing
        }
      horizontal = horizontal ?? (isTrailing ? .trailing : .leading)
      origin.x = low + (high - low - size.width) * share(horizontal)
    }
    let bounds = space.bounds
    if space.isFinal {
      origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
      // Steps that come ever closer to a plot may end with labels that are a little longer.
      let inside = max(bounds.minY, min(origin.y, bounds.maxY - size.height))
      if abs(inside - origin.y) < spacing - 1 { origin.y = inside }
    }
    return CGRect(origin: origin, size: size)
  }

  private func titleIsAbove(_ title: AxisTitle?, _ edge: Edge) -> Bool {
    switch title?.position.side {
    case .top, .topLeading, .topTrailing: true
    case .bottom, .bottomLeading, .bottomTrailing: false
    default: edge == .top
    }
  }

  /// Returns the part of the free width that is to the left of the title, 0...1.
  private func share(_ alignment: HorizontalAlignment?) -> CGFloat {
    switch alignment {
    case .center?: 0.5
    case .trailing?: style.isRightToLeft ? 0 : 1
    default: style.isRightToLeft ? 1 : 0
    }
  }

  private func noteTitle(_ string: String, _ layout: inout AxisLayout) {
    layout.diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted, "the title of the \(axisName) has no room and is left out",
        operation: operation, value: String(string.prefix(80))))
  }

  var axisName: String { axis == .horizontal ? "x axis" : "y axis" }

  var operation: String { axis == .horizontal ? "chartXAxis" : "chartYAxis" }

  // MARK: Notes

  /// Notes the rotated, hidden and truncated labels; lists the first three names.
  func note(_ choice: AxisChoice, _ slots: [AxisLabelSlot], _ layout: inout AxisLayout) {
    for slot in slots {
      let solution = slot.solution
      let names = solution.affected.prefix(3).map { index in
        String((slot.texts[index].isEmpty ? choice.texts[index] : slot.texts[index]).prefix(40))
      }
      let value = names.joined(separator: ", ") + (solution.affected.count > 3 ? ", …" : "")
      let count =
        solution.labels.count { $0 != nil } + slot.blocks.count + solution.hidden
      func add(_ severity: Diagnostic.Severity, _ message: String, _ value: String) {
        layout.diagnostics.append(
          Diagnostic(severity, .labelAdjusted, message, operation: operation, value: value))
      }
      if solution.turned > 0 {
        add(.note, "\(solution.turned) labels of the \(axisName) are turned", "\(solution.turned)")
      }
      if solution.hidden > 0 {
        add(
          .warning,
          "\(solution.hidden) of \(count) labels of the \(axisName) have no room and are left out",
          value)
      }
      if solution.cut > 0 {
        add(.warning, "\(solution.cut) labels of the \(axisName) are cut", value)
      }
    }
  }
}
