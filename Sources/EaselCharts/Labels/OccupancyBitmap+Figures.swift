import EaselCanvas
import Foundation

extension OccupancyBitmap {
  /// Takes the ink of a figure: the inside of bars, cells and symbols, the stroke of lines and rules,
  /// the outline of areas and sectors.
  ///
  /// The inside of areas stays free, since it is light, or a layer that a name may stand on.
  package mutating func add(_ figure: ChartFigure) {
    guard figure.opacity > 0 else { return }
    let width = figure.stroke == nil ? 0 : figure.strokeStyle.lineWidth
    switch figure.shape {
    case .rectangle(let rect, _): add(rect.insetBy(dx: -width / 2, dy: -width / 2))
    case .symbols(let path, let points):
      let box = path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2)
      guard !box.isNull else { return }
      for point in points { add(box.offsetBy(dx: point.x, dy: point.y)) }
    case .path(let path): add(outlineOf: path, width: max(width, 1))
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
