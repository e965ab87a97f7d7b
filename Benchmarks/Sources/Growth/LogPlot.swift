import EaselCanvas
import Foundation

/// A plot with logarithmic axes.
struct LogPlot {
  struct Curve {
    var name: String
    var color: Color
    var values: [CGPoint]
  }

  var title: String
  var area: CGRect
  var x: LogScale
  var y: LogScale

  static let gray = Color(white: 0.38)
  private static let text = TextStyle(font: .system(size: 11), color: gray)

  private func place(_ value: CGPoint) -> CGPoint {
    CGPoint(
      x: area.minX + area.width * x.share(value.x), y: area.maxY - area.height * y.share(value.y))
  }

  private func line(_ start: CGPoint, _ end: CGPoint) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }

  // MARK: Grid

  /// Draws what lies behind the curves; guides are lines along which the cost grows as the size.
  func drawGrid(on canvas: any Canvas, guides: Bool) {
    canvas.draw(
      TextLayout(title, style: TextStyle(font: .system(size: 13, weight: .bold))),
      at: CGPoint(x: area.minX, y: area.minY - 34))
    for value in y.ticks {
      let height = place(CGPoint(x: 1, y: value)).y
      canvas.stroke(
        line(CGPoint(x: area.minX, y: height), CGPoint(x: area.maxX, y: height)),
        with: .color(Color(white: value == y.ticks.first ? 0.4 : 0.9)),
        style: StrokeStyle(lineWidth: 0.75))
      let layout = TextLayout(LogScale.text(value), style: Self.text)
      canvas.draw(
        layout,
        at: CGPoint(x: area.minX - 8 - layout.size.width, y: height - layout.size.height / 2))
    }
    for value in x.ticks {
      let layout = TextLayout(LogScale.text(value), style: Self.text)
      let middle = place(CGPoint(x: value, y: 1)).x
      canvas.stroke(
        line(CGPoint(x: middle, y: area.maxY), CGPoint(x: middle, y: area.maxY + 4)),
        with: .color(Color(white: 0.4)), style: StrokeStyle(lineWidth: 0.75))
      canvas.draw(layout, at: CGPoint(x: middle - layout.size.width / 2, y: area.maxY + 7))
    }
    if guides { drawGuides(on: canvas) }
  }

  private func drawGuides(on canvas: any Canvas) {
    guard let low = x.ticks.first, let high = x.ticks.last, let bottom = y.ticks.first,
      let top = y.ticks.last
    else { return }
    canvas.withSavedState {
      canvas.clip(to: area)
      // Through the corner below right at first, through the one above left at last.
      var cost = bottom * low / high
      while cost <= top {
        canvas.stroke(
          line(place(CGPoint(x: low, y: cost)), place(CGPoint(x: high, y: cost * high / low))),
          with: .color(Color(white: 0.86)), style: StrokeStyle(lineWidth: 0.5))
        cost *= 10
      }
    }
  }

  // MARK: Curves

  func drawCurves(_ curves: [Curve], named: Bool, on canvas: any Canvas) {
    for curve in curves {
      let points = curve.values.filter { $0.x > 0 && $0.y > 0 }.map(place)
      var path = Path()
      path.addLines(points)
      canvas.stroke(
        path, with: .color(curve.color),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      for point in points {
        let dot = Path(ellipseIn: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
        canvas.fill(dot, with: .color(curve.color))
        canvas.stroke(dot, with: .color(.white))
      }
    }
    if named { drawNames(curves, on: canvas) }
  }

  /// Names stand beside the ends of their curves, apart from each other.
  private func drawNames(_ curves: [Curve], on canvas: any Canvas) {
    let ends = curves.compactMap { curve in
      curve.values.last.map { (end: place($0), curve: curve) }
    }
    var taken: [CGRect] = []
    for (end, curve) in ends.sorted(by: { $0.end.y < $1.end.y }) {
      let layout = TextLayout(
        curve.name, style: TextStyle(font: .system(size: 12, weight: .medium), color: curve.color))
      var box = CGRect(
        origin: CGPoint(x: end.x + 8, y: end.y - layout.size.height / 2), size: layout.size)
      // From the highest down, so that a name moves below all that it would meet.
      for other in taken where other.intersects(box) { box.origin.y = other.maxY }
      taken.append(box)
      canvas.draw(layout, at: box.origin)
    }
  }
}
