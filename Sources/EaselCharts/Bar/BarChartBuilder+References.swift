import EaselCanvas
import Foundation

/// Reference lines, their names, and the values that they must keep clear of.
extension BarChartBuilder {
  /// Between a value and a line that gives way to it.
  private static let valueGap: CGFloat = 3
  /// Between the plot and the names of lines.
  private static let nameGap: CGFloat = 5

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
        style.labelText(
          label, weight: .medium, color: reference.color, width: width, lines: lines)
      }
      let most = layout.size.width * Self.nameShare
      let plain = text(nil, 1)
      names[index] =
        isVertical && plain.size.width > most ? text(most, Self.nameLines) : plain
    }
    return names
  }

  /// The room for the names: to the right of lines that lie flat, above those that stand.
  var roomOfReferenceNames: LabelRoom {
    let sizes = referenceNames().values.map(\.size)
    guard !sizes.isEmpty else { return LabelRoom() }
    if isVertical {
      let widest = sizes.map(\.width).max() ?? 0
      return LabelRoom(
        right: min(widest, layout.size.width * Self.nameShare) + Self.nameGap)
    }
    return LabelRoom(top: (sizes.map(\.height).max() ?? 0) + Self.nameGap / 2)
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
      let whole = line(at: position, 1, reference.color, dash: reference.dash)
      layout.lines += parts(of: whole, at: position)
      if let text = names[index] { named.append((text, position)) }
    }
    placeReferenceNames(named.sorted { $0.position < $1.position })
  }

  /// A line without the parts where values stand.
  private func parts(
    of line: BarChartLayout.Line, at position: CGFloat
  ) -> [BarChartLayout.Line] {
    let gap = Self.valueGap
    let taken = layout.labels.filter(\.isValue).map(\.frame).filter {
      let (low, high) = along($0)
      return position > low - gap / 2 && position < high + gap / 2
    }.map {
      isVertical ? ($0.minX - gap, $0.maxX + gap) : ($0.minY - gap, $0.maxY + gap)
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
    let sizes = names.map { isVertical ? $0.text.size.height : $0.text.size.width + Self.nameGap }
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
            name.text, at: CGPoint(x: layout.plot.maxX + Self.nameGap, y: position),
            anchor: CGPoint(x: 0, y: 0.5))
          : ChartLabel(
            name.text, at: CGPoint(x: position, y: layout.plot.minY - Self.nameGap / 2),
            anchor: CGPoint(x: 0.5, y: 1)))
    }
  }
}
