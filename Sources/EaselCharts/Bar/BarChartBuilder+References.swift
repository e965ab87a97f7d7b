import EaselCanvas
import Foundation

/// Reference lines, their names, and the values that they must keep clear of.
extension BarChartBuilder {
  // MARK: Values

  /// Moves a value that a reference line touches beyond the line, away from its bar.
  ///
  /// One that would go further than a line of type is high stays at its bar, and the line makes
  /// room for it: a value far from its bar is read as that of the line.
  func clearOfLines(_ label: ChartLabel, isNegative: Bool) -> ChartLabel {
    let (low, high) = along(label.frame)
    // The way of growing bars: to the right, or up, where positions fall.
    let way: CGFloat = isVertical == isNegative ? 1 : -1
    let positions = chart.referenceLines.map(\.value).filter(\.isFinite)
      .map { CGFloat(layout.axis.scale($0)) }
      .sorted { $0 * way < $1 * way }
    var shift: CGFloat = 0
    for position in positions
    where position > low + shift - valueGap && position < high + shift + valueGap {
      shift = position + way * valueGap - (way > 0 ? low : high)
    }
    guard abs(shift) <= label.frame.height + 2 * valueGap else { return label }
    var label = label
    label.frame = label.frame.offsetBy(dx: isVertical ? 0 : shift, dy: isVertical ? shift : 0)
    return label
  }

  /// A rectangle's extent along the value axis.
  private func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  // MARK: Names

  /// Lines that a reference line's name may take beside a vertical chart.
  private static let nameLines = 2
  /// Share of a vertical chart's width that the names of reference lines may take.
  private static let nameShare: CGFloat = 0.25

  /// The names of the reference lines, by index.
  private func referenceNames() -> [Int: TextLayout] {
    guard hasRoomForValues else { return [:] }
    var names: [Int: TextLayout] = [:]
    for (index, reference) in chart.referenceLines.enumerated() {
      guard let label = reference.label, !label.isEmpty, reference.value.isFinite else { continue }
      func text(_ width: CGFloat?, _ lines: Int) -> TextLayout {
        ChartLabel.text(
          label, size: fontSize, weight: .medium, color: reference.color, width: width,
          lines: lines)
      }
      let most = layout.size.width * Self.nameShare
      let plain = text(nil, 1)
      names[index] =
        isVertical && plain.size.width > most ? text(most, Self.nameLines) : plain
    }
    return names
  }

  /// Makes room for the names: to the right of lines that lie flat, above those that stand.
  mutating func cutForReferenceNames() {
    let names = referenceNames().values
    guard !names.isEmpty else { return }
    let height = names.map(\.size.height).max() ?? 0
    if isVertical {
      let width = min(
        names.map(\.size.width).max() ?? 0, layout.size.width * Self.nameShare)
      cut(right: width + metrics.gap)
    } else {
      cut(top: height + metrics.gap * 0.3)
    }
  }

  // MARK: Lines

  mutating func placeReferenceLines() {
    let names = referenceNames()
    var named: [(text: TextLayout, position: CGFloat)] = []
    for (index, reference) in chart.referenceLines.enumerated() {
      guard reference.value.isFinite else {
        note(
          .warning, .invalidData,
          "the value of \(name(ofReference: index)) is \(reference.value); it is left out",
          value: "\(reference.value)")
        continue
      }
      let position = CGFloat(layout.axis.scale(reference.value))
      let (low, high) = along(layout.plot)
      guard (low...high).contains(position) else {
        note(
          .warning, .outsidePlot,
          "\(name(ofReference: index)) at \(format.string(from: reference.value)) lies outside of "
            + "the axis, \(axisText), and is left out", value: "\(reference.value)")
        continue
      }
      let dash = reference.dash.map { $0 * fontSize / 10.5 }
      let whole = line(at: position, metrics.baseline, reference.color, dash: dash)
      layout.lines += parts(of: whole, at: position)
      if let text = names[index] { named.append((text, position)) }
    }
    placeReferenceNames(named.sorted { $0.position < $1.position })
  }

  /// A line without the parts where values stand.
  private func parts(
    of line: BarChartLayout.Line, at position: CGFloat
  ) -> [BarChartLayout.Line] {
    let taken = valueFrames.filter {
      let (low, high) = along($0)
      return position > low - valueGap && position < high + valueGap
    }.map {
      isVertical
        ? ($0.minX - valueGap, $0.maxX + valueGap) : ($0.minY - valueGap, $0.maxY + valueGap)
    }.sorted { $0.0 < $1.0 }
    var parts: [BarChartLayout.Line] = []
    func add(_ start: CGFloat, _ end: CGFloat) {
      guard end > start else { return }
      var part = line
      if isVertical {
        (part.start.x, part.end.x) = (start, end)
      } else {
        (part.start.y, part.end.y) = (start, end)
      }
      parts.append(part)
    }
    var cursor = isVertical ? line.start.x : line.start.y
    for (start, end) in taken {
      add(cursor, start)
      cursor = max(cursor, end)
    }
    add(cursor, isVertical ? line.end.x : line.end.y)
    return parts
  }

  /// Places names at the ends of their lines, apart from one another.
  private mutating func placeReferenceNames(_ names: [(text: TextLayout, position: CGFloat)]) {
    guard !names.isEmpty else { return }
    let sizes = names.map { isVertical ? $0.text.size.height : $0.text.size.width + metrics.gap }
    let end = isVertical ? layout.size.height : layout.size.width
    guard
      let positions = LabelSpread.positions(
        wanted: names.map(\.position), sizes: sizes, in: 0...end)
    else {
      return note(
        .warning, .labelAdjusted,
        "the names of \(names.count) reference lines have no room and are left out")
    }
    for (name, position) in zip(names, positions) {
      layout.labels.append(
        isVertical
          ? ChartLabel(
            name.text, at: CGPoint(x: layout.plot.maxX + metrics.gap, y: position),
            anchor: CGPoint(x: 0, y: 0.5))
          : ChartLabel(
            name.text, at: CGPoint(x: position, y: layout.plot.minY - metrics.gap * 0.3),
            anchor: CGPoint(x: 0.5, y: 1)))
    }
  }
}
