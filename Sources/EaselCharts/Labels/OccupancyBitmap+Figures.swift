import EaselCanvas
import Foundation

extension OccupancyBitmap {
  /// Marks the drawn area of a figure as taken.
  ///
  /// Of bars, cells and symbols this is the interior; of lines and rules, the stroke; of areas and
  /// sectors, the outline. The interior of areas stays free, because it is light, or a layer on
  /// which a name may be placed.
  mutating func add(_ figure: ChartFigure) {
    guard figure.opacity > 0 else { return }
    let width = figure.stroke == nil ? 0 : figure.strokeStyle.lineWidth
    switch figure.shape {
    case .rectangle(let rect, _): add(rect.insetBy(dx: -width / 2, dy: -width / 2))
    case .symbols(let path, let points):
      let box = path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2)
      guard !box.isNull else { return }
      for point in points { add(box.offsetBy(dx: point.x, dy: point.y)) }
    case .path(let path): add(outlineOf: path, width: max(width, 1))
    case .text(let label): add(label.bounds)
    case .sector(let arc, let center): add(outlineOf: arc.path(center: center), width: 1)
    }
  }

  private mutating func add(outlineOf path: Path, width: CGFloat) {
    var (start, last): (CGPoint, CGPoint) = (.zero, .zero)
    path.flattened(tolerance: 0.5).forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        add(from: last, to: point, width: width)
        last = point
      case .closeSubpath:
        add(from: last, to: start, width: width)
        last = start
      }
    }
  }
}
