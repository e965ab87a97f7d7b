import EaselCanvas
import Foundation

extension ChartEngine {
  /// The maximum radius of symbols that may extend beyond the ends of a scale, in points.
  private static let largestOnEdge: CGFloat = 5
  /// The maximum fraction of the plot that is reserved for symbols at each of its edges.
  private static let largestShare: CGFloat = 0.12

  /// Requests space beyond the ends of inferred scales if large symbols would extend beyond them.
  mutating func askForRoomOfSymbols(_ scales: ChartScales, _ panel: ChartPanel) {
    guard !style.isApple else { return }
    let plot = panel.plot
    var over = LabelRoom()
    for figure in panel.figures {
      guard case .symbols(let path, let points) = figure.shape else { continue }
      let box = path.boundingBox
      guard max(box.width, box.height) / 2 > Self.largestOnEdge else { continue }
      for point in points where plot.insetBy(dx: -0.5, dy: -0.5).contains(point) {
        over.left = max(over.left, plot.minX - point.x - box.minX)
        over.right = max(over.right, point.x + box.maxX - plot.maxX)
        over.top = max(over.top, plot.minY - point.y - box.minY)
        over.bottom = max(over.bottom, point.y + box.maxY - plot.maxY)
      }
    }
    let inner = labelState.inner
    // Symbols that are large in relation to the plot may extend beyond its edges.
    let most = Self.largestShare
    over.left = min(over.left, plot.width * most - inner.left)
    over.right = min(over.right, plot.width * most - inner.right)
    over.top = min(over.top, plot.height * most - inner.top)
    over.bottom = min(over.bottom, plot.height * most - inner.bottom)
    if scales.x?.isExplicit == false, scales.x?.kind != .category {
      labelState.wantedInner.left = max(labelState.wantedInner.left, inner.left + over.left)
      labelState.wantedInner.right = max(labelState.wantedInner.right, inner.right + over.right)
    }
    if scales.y?.isExplicit == false, scales.y?.kind != .category {
      labelState.wantedInner.top = max(labelState.wantedInner.top, inner.top + over.top)
      labelState.wantedInner.bottom = max(labelState.wantedInner.bottom, inner.bottom + over.bottom)
    }
  }
}

extension ChartPanel {
  /// Removes the parts of grid lines behind texts in the plot.
  ///
  /// With more than 500 texts, grid lines are unchanged.
  mutating func cutGridLines(at boxes: [CGRect]) {
    let boxes = boxes.filter { $0.intersects(plot) }.map { $0.insetBy(dx: -2, dy: 0) }
    guard !boxes.isEmpty, boxes.count <= 500 else { return }
    for index in axes.indices {
      axes[index].gridLines = axes[index].gridLines.flatMap { $0.parts(outside: boxes) }
    }
  }
}

extension ChartLine {
  /// Returns the parts of a horizontal or vertical line that are outside boxes.
  fileprivate func parts(outside boxes: [CGRect]) -> [ChartLine] {
    let isUpright = start.x == end.x
    guard isUpright || start.y == end.y else { return [self] }
    let across = isUpright ? start.x : start.y
    let (low, high) =
      isUpright
      ? (min(start.y, end.y), max(start.y, end.y)) : (min(start.x, end.x), max(start.x, end.x))
    let holes = boxes.compactMap { box -> (CGFloat, CGFloat)? in
      let (near, far) = isUpright ? (box.minX, box.maxX) : (box.minY, box.maxY)
      guard near < across, across < far else { return nil }
      return isUpright ? (box.minY, box.maxY) : (box.minX, box.maxX)
    }.sorted { $0.0 < $1.0 }
    guard !holes.isEmpty else { return [self] }
    var parts: [ChartLine] = []
    var from = low
    for hole in holes + [(high, high)] {
      if hole.0 - from > 0.5 {
        var part = self
        part.start = isUpright ? CGPoint(x: across, y: from) : CGPoint(x: from, y: across)
        part.end = isUpright ? CGPoint(x: across, y: hole.0) : CGPoint(x: hole.0, y: across)
        parts.append(part)
      }
      from = max(from, hole.1)
    }
    return parts
  }
}
