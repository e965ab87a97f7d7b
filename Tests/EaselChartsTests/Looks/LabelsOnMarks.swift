import EaselCanvas
import Foundation

@testable import EaselCharts

extension ChartLayout {
  /// Labels in the plots that lie on a mark of another series: the value of a bar on another bar, a
  /// name at a line's end on another line, the name of a sector on its neighbour.
  var labelsOnOtherMarks: [String] {
    panels.flatMap { panel -> [String] in
      let figures = panel.figures.filter { !$0.isClear && $0.opacity > 0.5 }
      return panel.labels.flatMap { label -> [String] in
        guard !label.text.string.isEmpty, label.frame.width > 0 else { return [] }
        let box = LabelBox(label)
        let touched = figures.filter { figure in
          figure.bounds.insetBy(dx: -1, dy: -1).intersects(label.bounds)
            && !figure.belongs(to: label) && figure.touches(box)
        }
        let isInside = touched.count == 1 && touched[0].holds(box)
        // A name within one sector, cell or bar is its own.
        guard !touched.isEmpty, !isInside else { return [] }
        return ["“\(label.text.string)” on a \(touched[0].kind) of “\(touched[0].series)”"]
      }
    }
  }
}

extension ChartFigure {
  /// Whether a label is the value of one of the figure's marks, or the name of its series.
  fileprivate func belongs(to label: ChartLabel) -> Bool {
    if let mark = label.mark { return marks.contains(mark) }
    return !series.isEmpty && label.text.string.hasPrefix(series)
  }

  /// The outline of a figure with an inside.
  private var outline: Path? {
    switch shape {
    case .rectangle(let rect, _): Path(rect)
    case .sector(let arc, let center): arc.path(center: center)
    case .path, .symbols, .text: nil
    }
  }

  /// Whether a box lies in a filled figure with all corners.
  fileprivate func holds(_ box: LabelBox) -> Bool {
    guard let outline else { return false }
    return box.corners.allSatisfy { outline.contains($0) }
  }

  /// Whether ink of the figure lies in a box.
  fileprivate func touches(_ box: LabelBox) -> Bool {
    switch shape {
    case .rectangle(let rect, _):
      return !rect.isEmpty && LabelBox(rect).intersects(box)
    case .text(let label): return LabelBox(label.bounds).intersects(box)
    case .sector:
      return outline.map { outline in box.grid.contains { outline.contains($0) } } ?? false
    case .symbols(let path, let points):
      let symbol = path.boundingBox
      return points.contains {
        LabelBox(symbol.offsetBy(dx: $0.x, dy: $0.y).insetBy(dx: 0.5, dy: 0.5)).intersects(box)
      }
    case .path(let path):
      // The inside of areas is light, or a layer on which its own name stands.
      guard kind == .line || kind == .rule else { return false }
      var last = CGPoint.zero
      var isTouched = false
      path.flattened(tolerance: 0.5).forEach { element in
        switch element {
        case .move(let point): last = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
          // A segment is a box without width.
          isTouched = isTouched || box.intersects(LabelBox(from: last, to: point))
          last = point
        case .closeSubpath: break
        }
      }
      return isTouched
    }
  }
}

extension LabelBox {
  /// A segment, which is as thin as can be.
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    let length = max(hypot(end.x - start.x, end.y - start.y), 1e-9)
    let across = CGPoint(
      x: -(end.y - start.y) / length * 0.01, y: (end.x - start.x) / length * 0.01)
    self.init(corners: [
      CGPoint(x: start.x - across.x, y: start.y - across.y),
      CGPoint(x: end.x - across.x, y: end.y - across.y),
      CGPoint(x: end.x + across.x, y: end.y + across.y),
      CGPoint(x: start.x + across.x, y: start.y + across.y),
    ])
  }

  private init(corners: [CGPoint]) {
    self.init(.zero)
    self.corners = corners
  }

  /// Points in the box, from which a curve is not far.
  fileprivate var grid: [CGPoint] {
    (0...8).flatMap { column in
      (0...2).map { row in
        let (u, v) = (CGFloat(column) / 8, CGFloat(row) / 2)
        return CGPoint(
          x: corners[0].x + u * (corners[1].x - corners[0].x)
            + v * (corners[3].x - corners[0].x),
          y: corners[0].y + u * (corners[1].y - corners[0].y)
            + v * (corners[3].y - corners[0].y))
      }
    }
  }
}
