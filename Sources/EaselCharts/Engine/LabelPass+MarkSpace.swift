import EaselCanvas
import Foundation

extension LabelPass {
  /// The maximum radius of symbols that may extend beyond the ends of a scale, in points.
  private static let largestOnEdge: CGFloat = 5
  /// The maximum fraction of the plot that is reserved for symbols at each of its edges.
  private static let largestShare: CGFloat = 0.12

  /// The maximum fraction of the plot that is reserved for texts at each of its edges.
  private static let largestShareOfTexts: CGFloat = 0.3

  /// Requests space beyond the ends of inferred scales if large symbols would extend beyond them.
  mutating func askForSpaceOfSymbols() {
    guard style.reservesSymbolSpace else { return }
    let plot = panel.plot
    var over = LabelSpace()
    for figure in panel.figures {
      guard case .symbols(let path, let points) = figure.shape else { continue }
      let box = path.boundingBox
      guard max(box.width, box.height) / 2 > Self.largestOnEdge else { continue }
      for point in points where plot.insetBy(dx: -0.5, dy: -0.5).contains(point) {
        over.add(box.offsetBy(dx: point.x, dy: point.y), beyond: plot)
      }
    }
    // Symbols that are large in relation to the plot may extend beyond its edges.
    ask(for: over, share: Self.largestShare)
  }

  /// Requests space beyond the ends of inferred scales if texts of marks would extend beyond them.
  mutating func askForSpaceOfTexts() {
    let boxes = panel.figures.compactMap(\.textBounds)
    guard !boxes.isEmpty else { return }
    var over = LabelSpace()
    for box in boxes { over.add(box, beyond: panel.plot) }
    ask(for: over, share: Self.largestShareOfTexts)
  }

  private mutating func ask(for space: LabelSpace, share: CGFloat) {
    let (inner, size) = (request.inner, panel.plot.size)
    var wanted = LabelSpace()
    if scales.x?.isExplicit == false, scales.x?.kind != .category {
      wanted.left = inner.left + min(space.left, size.width * share - inner.left)
      wanted.right = inner.right + min(space.right, size.width * share - inner.right)
    }
    if scales.y?.isExplicit == false, scales.y?.kind != .category {
      wanted.top = inner.top + min(space.top, size.height * share - inner.top)
      wanted.bottom = inner.bottom + min(space.bottom, size.height * share - inner.bottom)
    }
    demand.inner = demand.inner.union(wanted)
  }
}

extension LabelSpace {
  /// Adds the distances by which a box extends beyond the edges of a plot.
  fileprivate mutating func add(_ box: CGRect, beyond plot: CGRect) {
    self = union(
      LabelSpace(
        left: plot.minX - box.minX, right: box.maxX - plot.maxX, top: plot.minY - box.minY,
        bottom: box.maxY - plot.maxY))
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
