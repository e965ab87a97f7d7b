import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// The maximum number of marks of a stroke whose bounds are measured.
  ///
  /// A stroke of more marks counts as extending to all edges of the plot.
  private static let largestMeasured = 5_000
  /// The maximum fraction of the chart that is kept free at each of its edges.
  private static let largestEdge: CGFloat = 0.12

  /// Requests the space at the chart's edges that symbols, dots and strokes need to be unclipped.
  ///
  /// A line may end at the plot's edge, so that half of its dot is outside. A chart in a document
  /// has no padding for it.
  mutating func askForSpaceAtEdges() {
    var ink = CGRect.null
    for figure in panel.figures {
      ink = ink.union(figure.edgeInk(in: panel, ifFewerThan: Self.largestMeasured))
    }
    for dot in panel.dots { ink = ink.union(dot.bounds) }
    for symbol in symbolFrames { ink = ink.union(symbol) }
    guard !ink.isNull, !ink.isInfinite else { return }
    let size = plan.size
    var over = LabelSpace(
      left: -ink.minX, right: ink.maxX - size.width, top: -ink.minY,
      bottom: ink.maxY - size.height
    ).withoutLaps
    // Smaller overflows are rounding errors.
    if max(over.left, over.right, over.top, over.bottom) < 0.01 { return }
    over.left += request.edge.left
    over.right += request.edge.right
    over.top += request.edge.top
    over.bottom += request.edge.bottom
    demand.edge = demand.edge.union(over.limited(to: Self.largestEdge, of: size))
  }
}

extension GuidePlan {
  /// The space for the dots of lines that end at the end of their scale.
  ///
  /// Reserving it before the first pass saves a second pass for most line charts.
  var lineEndsSpace: LabelSpace {
    guard style.lineEndDot > 0, panels.grid == nil, let scale = chart.scales.x,
      scale.kind != .category,
      configuration.x.range == nil
    else { return LabelSpace() }
    let endsThere = chart.marks.runs.contains { run in
      guard run.kind.isLine, run.count > 1, let last = run.x?.lower.last else { return false }
      return last == scale.upper && run.direction == .vertical
    }
    let space = max(0, style.lineEndDot / 2 - style.padding)
    guard endsThere, space > 0 else { return LabelSpace() }
    return style.isRightToLeft ? LabelSpace(left: space) : LabelSpace(right: space)
  }
}

extension ChartFigure {
  /// Returns the bounds of the figure's symbols or strokes in and around a panel; otherwise null.
  fileprivate func edgeInk(in panel: ChartPanel, ifFewerThan most: Int) -> CGRect {
    let half = stroke == nil ? 0 : strokeStyle.lineWidth / 2
    switch shape {
    case .symbols(let path, let points):
      let box = path.boundingBox.insetBy(dx: -half, dy: -half)
      let most = CGFloat.infinity
      var (low, high) = (CGPoint(x: most, y: most), CGPoint(x: -most, y: -most))
      for point in points where point.x.isFinite && point.y.isFinite {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      guard low.x <= high.x, !box.isNull else { return .null }
      return CGRect(
        x: low.x + box.minX, y: low.y + box.minY, width: high.x - low.x + box.width,
        height: high.y - low.y + box.height)
    case .path(let path)
    where kind.sample == .line && half > 0 && !panel.isClipped:
      var box = marks.count > most ? panel.plot : path.boundingBox
      if !kind.isConnected {
        // Rules end at the plot's edges, so the line width extends their bounds only across.
        let isUpright = box.width < box.height
        box = box.insetBy(dx: isUpright ? -half : 0, dy: isUpright ? 0 : -half)
        return box.intersection(panel.plot.insetBy(dx: -half, dy: -half))
      }
      box = box.intersection(panel.plot)
      return box.isNull ? .null : box.insetBy(dx: -half, dy: -half)
    case .text(let label): return label.bounds
    default: return .null
    }
  }
}
