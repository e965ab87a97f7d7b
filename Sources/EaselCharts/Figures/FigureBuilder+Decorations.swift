import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Adds decorations of other figures: arrows and links behind them, lines along sides in front.
  mutating func addDecorations() {
    let decorations = marks.list.decorations
    guard !decorations.isEmpty else { return }
    let frames = frames
    let router = ArrowRouter(
      obstacles: frames.sorted { $0.key < $1.key }.map(\.value), arrows: decorations.count,
      isMirrored: style.isRightToLeft)
    var behind: [ChartFigure] = []
    for (decoration, kind) in decorations {
      switch decoration {
      case .arrow(let from, let to):
        guard let start = frames[from], let end = frames[to], start != end else { continue }
        behind += arrow(router.route(from: start, to: end), kind, marks: [from, to])
      case .link(let from, let to, let edge):
        guard let start = frames[from], let end = frames[to] else { continue }
        behind.append(link(start, end, edge, kind, marks: [from, to]))
      case .sides(let sides, let outset):
        let rects = sides.compactMap { side in frames[side.mark].map { ($0, side.sides) } }
        addSides(rects, outset, kind)
      }
    }
    figures.insert(contentsOf: behind, at: 0)
  }

  /// The rectangles of bars, cells and symbols, by the number of the mark.
  private var frames: [Int: CGRect] {
    var result: [Int: CGRect] = [:]
    for figure in figures {
      switch figure.shape {
      case .rectangle(let rect, _):
        if let mark = figure.markNumbers.first { result[mark] = rect }
      case .symbols(let path, let points):
        let box = path.boundingBox
        for (mark, point) in zip(figure.markNumbers, points) {
          result[mark] = box.offsetBy(dx: point.x, dy: point.y)
        }
      case .path, .sector, .text: break
      }
    }
    return result
  }

  /// Returns the line between two bars, at the end of the first one.
  private func link(
    _ start: CGRect, _ end: CGRect, _ edge: Edge, _ kind: MarkType, marks: [Int]
  ) -> ChartFigure {
    let isReversed = scales.y.map { $0.position.start < $0.position.end } ?? false
    let y = (edge == .top) != isReversed ? start.minY : start.maxY
    let isForward = start.midX <= end.midX
    var path = Path()
    path.move(to: CGPoint(x: isForward ? start.maxX : start.minX, y: y))
    path.addLine(to: CGPoint(x: isForward ? end.minX : end.maxX, y: y))
    var figure = ChartFigure(kind: kind, shape: .path(path), marks: marks)
    figure.stroke = .color(style.secondaryInk)
    figure.strokeStyle = StrokeStyle(lineWidth: 0.75)
    return figure
  }

  /// Returns the line and the head of an arrow.
  private func arrow(_ points: [CGPoint], _ kind: MarkType, marks: [Int]) -> [ChartFigure] {
    guard points.count > 1, let tip = points.last else { return [] }
    let before = points[points.count - 2]
    let length = hypot(tip.x - before.x, tip.y - before.y)
    guard length > 0 else { return [] }
    let unit = CGVector(dx: (tip.x - before.x) / length, dy: (tip.y - before.y) / length)
    let size = min(5, length)
    let foot = CGPoint(x: tip.x - unit.dx * size, y: tip.y - unit.dy * size)
    var line = Path()
    line.move(to: points[0])
    for point in points.dropFirst().dropLast() { line.addLine(to: point) }
    line.addLine(to: foot)
    var head = Path()
    head.move(to: tip)
    head.addLine(to: CGPoint(x: foot.x - unit.dy * size / 2, y: foot.y + unit.dx * size / 2))
    head.addLine(to: CGPoint(x: foot.x + unit.dy * size / 2, y: foot.y - unit.dx * size / 2))
    head.closeSubpath()
    var stroke = ChartFigure(kind: kind, shape: .path(line), marks: marks)
    stroke.stroke = .color(style.secondaryInk)
    stroke.strokeStyle = StrokeStyle(lineWidth: 0.75, lineJoin: .round)
    var fill = ChartFigure(kind: kind, shape: .path(head), marks: marks)
    fill.fill = .color(style.secondaryInk)
    return [stroke, fill]
  }

  private mutating func addSides(
    _ sides: [(CGRect, Edge.Set)], _ outset: CGFloat, _ kind: MarkType
  ) {
    var path = Path()
    for (rect, edges) in sides {
      let box = rect.insetBy(dx: -outset, dy: -outset)
      func add(_ edge: Edge.Set, _ start: CGPoint, _ end: CGPoint) {
        guard edges.contains(edge) else { return }
        path.move(to: start)
        path.addLine(to: end)
      }
      let (left, right): (Edge.Set, Edge.Set) =
        style.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
      let (topLeft, topRight) = (box.origin, CGPoint(x: box.maxX, y: box.minY))
      let (lowerLeft, lowerRight) = (
        CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)
      )
      add(.top, topLeft, topRight)
      add(.bottom, lowerLeft, lowerRight)
      add(left, topLeft, lowerLeft)
      add(right, topRight, lowerRight)
    }
    guard !path.isEmpty else { return }
    var figure = ChartFigure(kind: kind, shape: .path(path), marks: [])
    figure.stroke = .color(style.secondaryInk)
    figure.strokeStyle = StrokeStyle(lineWidth: 0.75, lineCap: .square)
    add(figure)
  }
}
