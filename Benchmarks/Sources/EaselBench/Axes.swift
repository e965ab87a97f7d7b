import EaselCanvas
import Foundation

/// The frame, ticks and numbers around the plots of w4 and w6.
struct Axes {
  /// The image, in pixels.
  static let size = CGSize(width: 1600, height: 900)
  /// The plot in it.
  static let plot = CGRect(x: 80, y: 20, width: 1500, height: 830)

  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  private static let lettering = Lettering(14)

  func draw(on canvas: any Canvas) {
    let plot = Self.plot
    canvas.stroke(Path(plot.insetBy(dx: -0.5, dy: -0.5)), with: .color(.black))
    for index in 0...10 {
      let place = (plot.minX + plot.width * CGFloat(index) / 10).rounded(.down) + 0.5
      tick(from: CGPoint(x: place, y: plot.maxY), dx: 0, dy: 6, on: canvas)
      Self.lettering.draw(
        Self.text(value(x, index, 10), digits: 6), on: canvas, x: place, y: plot.maxY + 8,
        anchor: (0.5, 0))
    }
    for index in 0...6 {
      let place = (plot.maxY - plot.height * CGFloat(index) / 6).rounded(.down) + 0.5
      tick(from: CGPoint(x: plot.minX, y: place), dx: -6, dy: 0, on: canvas)
      Self.lettering.draw(
        Self.text(value(y, index, 6), digits: 4), on: canvas, x: plot.minX - 9, y: place,
        anchor: (1, 0.5))
    }
  }

  private func value(_ range: ClosedRange<Double>, _ index: Int, _ count: Int) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
  }

  private func tick(from start: CGPoint, dx: CGFloat, dy: CGFloat, on canvas: any Canvas) {
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: CGPoint(x: start.x + dx, y: start.y + dy))
    }
    canvas.stroke(path, with: .color(.black))
  }

  /// The number as C's `%g` writes it, which is what the twin in C does.
  private static func text(_ value: Double, digits: Int) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([Int32(digits), value]) {
      vsnprintf(&buffer, buffer.count, "%.*g", $0)
    }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
