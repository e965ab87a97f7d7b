import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the names of points where the panel is free.
  mutating func addPointNames(_ obstacles: LabelObstacles) {
    let names = chart.marks.list.pointNames()
    guard !names.isEmpty else { return }
    var obstacles = obstacles
    for line in panel.axes.compactMap(\.baseline) { obstacles.add(line) }
    var placement = PointNames(obstacles, in: areaOfPointNames, style)
    placement.place(namedPoints(names)) { name, color in layOut(name, color) }
    panel.labels += placement.labels
    panel.leaders += placement.leaders
    panel.cutGridLines(at: placement.labels.map(\.bounds))
    guard !placement.hidden.isEmpty else { return }
    let hidden = placement.hidden.map(\.name.string).listed(5)
    demand.hiddenLabelCount += placement.hidden.count
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted,
        "names of points have no space and are left out: \(hidden); make the chart larger, or "
          + " name fewer points",
        operation: "pointLabel", value: "\(placement.hidden.count)"))
  }

  /// Returns the drawn points that have names, and notes names of other marks.
  private mutating func namedPoints(_ names: [Int: PointName]) -> [PointNames.Item] {
    let targets = AnnotationTargets(
      chart.marks, panel.figures, builder, symbolFrames: symbolFrames)
    let plot = panel.plot.insetBy(dx: -0.5, dy: -0.5)
    var items: [PointNames.Item] = []
    var others: [String] = []
    for (mark, name) in names.sorted(by: { $0.key < $1.key }) {
      guard let target = targets.target(mark..<mark + 1, scales: builder.scales) else { continue }
      let bounds = target.bounds
      guard target.kind == .point else {
        if !name.string.isEmpty { others.append(name.string) }
        continue
      }
      guard plot.contains(CGPoint(x: bounds.midX, y: bounds.midY)) else { continue }
      items.append(
        PointNames.Item(
          name: name, mark: mark, symbol: bounds, fill: target.fill, opacity: target.opacity,
          isShared: false))
    }
    if !others.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, .invalidData,
          "marks other than points have no names beside them: \(others.listed(5)); use "
            + "annotation(position:content:)",
          operation: "pointLabel", value: "\(others.count)"))
    }
    noteShared(&items)
    return items
  }

  /// Marks large symbols that overlap others, because a name inside them would be covered.
  private func noteShared(_ items: inout [PointNames.Item]) {
    let largest = style.textSize
    guard items.contains(where: { $0.radius > largest }) else { return }
    var boxes: [(mark: Int, box: CGRect)] = []
    for figure in panel.figures {
      guard case .symbols(let path, let points) = figure.shape,
        points.count == figure.markNumbers.count
      else { continue }
      let box = path.boundingBox
      for (point, mark) in zip(points, figure.markNumbers) {
        boxes.append((mark, box.offsetBy(dx: point.x, dy: point.y)))
      }
    }
    for index in items.indices where items[index].radius > largest {
      let item = items[index]
      items[index].isShared = boxes.contains { mark, box in
        mark != item.mark
          && hypot(box.midX - item.center.x, box.midY - item.center.y)
            < item.radius + max(box.width, box.height) / 2
      }
    }
  }

  /// The rectangle for names: the plot, and the space of the chart above it and after it.
  var areaOfPointNames: CGRect {
    let plot = panel.plot
    guard plan.panels.grid == nil else { return plot }
    let (left, right) =
      style.isRightToLeft
      ? (min(labelBounds.minX, plot.minX), plot.maxX)
      : (plot.minX, max(labelBounds.maxX, plot.maxX))
    let top = min(labelBounds.minY, plot.minY)
    return CGRect(x: left, y: top, width: right - left, height: plot.maxY - top)
  }

  private func layOut(_ name: PointName, _ color: Color) -> TextLayout {
    guard let text = name.text else { return style.labelText(name.string, color: color) }
    let fragment = blocks.place(AnyBlock(text.foregroundStyle(Tint(color))))
    return fragment.onlyTextLayout ?? style.labelText(name.string, color: color)
  }
}
