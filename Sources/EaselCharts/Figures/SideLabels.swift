import EaselBlocks
import EaselCanvas
import Foundation

/// A text beside a point of a plot.
package struct PointLabel {
  package var label: SideLabel
  package var point: CGPoint

  package init(_ label: SideLabel, at point: CGPoint) {
    self.label = label
    self.point = point
  }
}

/// Places texts beside points so that none overlaps another, in the order of the points.
package struct SideLabels {
  private let labels: [PointLabel]
  private let plot: CGRect
  private let style: ChartStyle

  /// Between a point and its text.
  private static let gap: CGFloat = 8
  /// A text that moved further than this share of its height gets a line to its point.
  private static let leaderShare: CGFloat = 0.5

  /// - Parameter unit: The unit of the values, which the highest one at the first side says
  ///   where it has room.
  package init(_ builder: FigureBuilder, unit: String? = nil) {
    var labels = builder.sideLabels
    if let unit,
      let index = labels.indices.filter({ labels[$0].label.side == .leading }).min(by: {
        labels[$0].point.y < labels[$1].point.y
      })
    {
      labels[index].label.unit = unit
    }
    self.labels = labels
    plot = builder.plot
    style = builder.style
  }

  /// Adds the texts, and lines to those that moved far; notes which are left out.
  package func add(to panel: inout ChartPanel, _ diagnostics: inout [Diagnostic]) {
    guard !labels.isEmpty else { return }
    for side in [SideLabel.Side.leading, .trailing] {
      let ordered = labels.filter { $0.label.side == side }.enumerated().sorted {
        $0.element.point.y != $1.element.point.y
          ? $0.element.point.y < $1.element.point.y : $0.offset < $1.offset
      }.map(\.element)
      place(ordered, isLeft: (side == .leading) != style.isRightToLeft, &panel, &diagnostics)
    }
  }

  private func place(
    _ labels: [PointLabel], isLeft: Bool, _ panel: inout ChartPanel,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard !labels.isEmpty else { return }
    let edge =
      isLeft ? labels.map(\.point.x).min() ?? 0 : labels.map(\.point.x).max() ?? 0
    let room = (isLeft ? edge - plot.minX : plot.maxX - edge) - Self.gap
    guard room >= style.minimumTextSize * 2.2 else {
      // Less than two letters and the ellipsis say nothing.
      return noteLeftOut(labels.count, of: labels.count, &diagnostics)
    }
    for size in [style.textSize, style.smallTextSize, style.minimumTextSize] {
      let texts = labels.map { text($0.label, size, room) }
      // Smaller names are better than cut ones.
      if size > style.minimumTextSize,
        labels.contains(where: { text($0.label, size, .infinity).size.width > room })
      {
        continue
      }
      if let middles = spread(labels, texts) {
        return add(labels, texts, middles, isLeft, edge, &panel)
      }
    }
    let kept = thinned(labels, room)
    let texts = kept.map { text($0.label, style.minimumTextSize, room) }
    noteLeftOut(labels.count - kept.count, of: labels.count, &diagnostics)
    guard let middles = spread(kept, texts) else { return }
    add(kept, texts, middles, isLeft, edge, &panel)
  }

  private func noteLeftOut(_ count: Int, of all: Int, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      Diagnostic(
        .warning, .limitExceeded,
        "\(count) of \(all) names beside the plot have no room and are left out",
        operation: "Chart", value: "\(count)"))
  }

  private func text(_ label: SideLabel, _ size: CGFloat, _ room: CGFloat) -> TextLayout {
    let color = label.isContext ? style.secondaryInk : style.ink
    let weight: Font.Weight = label.isHighlighted ? .semibold : .regular
    func line(_ string: String) -> TextLayout {
      style.labelText(string, size: size, weight: weight, color: color)
    }
    // A unit cuts no name.
    if !label.unit.isEmpty, room.isFinite {
      let withUnit = line("\(label.text) \(label.unit)")
      if withUnit.size.width <= room { return withUnit }
    }
    let whole = line(label.text)
    guard whole.size.width > room else { return whole }
    // The name is cut before its value.
    if !label.value.isEmpty, room.isFinite {
      for count in stride(from: label.name.count - 1, through: 1, by: -1) {
        let cut = line("\(label.name.prefix(count).trimmed)…  \(label.value)")
        if cut.size.width <= room { return cut }
      }
    }
    return style.labelText(
      label.text, size: size, weight: weight, color: color, width: max(room, 1),
      cut: .byTruncatingTail)
  }

  private func spread(_ labels: [PointLabel], _ texts: [TextLayout]) -> [CGFloat]? {
    LabelSpread.positions(
      wanted: labels.map(\.point.y), sizes: texts.map(\.size.height), in: plot.minY...plot.maxY)
  }

  /// As many labels as there is room for, evenly from the first to the last.
  private func thinned(_ labels: [PointLabel], _ room: CGFloat) -> [PointLabel] {
    let height = labels.map { text($0.label, style.minimumTextSize, room).size.height }.max()
    guard let height, height > 0 else { return [] }
    let count = Int(plot.height / height)
    guard count > 1 else { return Array(labels.prefix(max(count, 0))) }
    guard count < labels.count else { return labels }
    return (0..<count).map { labels[$0 * (labels.count - 1) / (count - 1)] }
  }

  private func add(
    _ labels: [PointLabel], _ texts: [TextLayout], _ middles: [CGFloat], _ isLeft: Bool,
    _ edge: CGFloat, _ panel: inout ChartPanel
  ) {
    let x = isLeft ? edge - Self.gap : edge + Self.gap
    for (index, label) in labels.enumerated() {
      panel.labels.append(
        ChartLabel(
          texts[index], at: CGPoint(x: x, y: middles[index]),
          anchor: CGPoint(x: isLeft ? 1 : 0, y: 0.5)))
      let move = abs(middles[index] - label.point.y)
      guard move > texts[index].size.height * Self.leaderShare else { continue }
      let inner = isLeft ? label.point.x - 3.5 : label.point.x + 3.5
      panel.leaders.append(
        ChartLine(
          CGPoint(x: inner, y: label.point.y),
          CGPoint(x: isLeft ? x + 1 : x - 1, y: middles[index]), .color(style.mutedInk),
          StrokeStyle(lineWidth: 0.5)))
    }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
