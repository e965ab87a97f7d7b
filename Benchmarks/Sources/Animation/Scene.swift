import EaselAnimation
import EaselCanvas
import Foundation

/// Drawings as reports have them, 400 × 400, two seconds.
enum Scene: String, CaseIterable {
  /// Ten bars that grow one after the other, with axis and labels.
  case bars
  /// A ring of five parts that turns open, with a number that counts.
  case donut
  /// Gradients that change everywhere.
  case gradient

  static let size = CGSize(width: 400, height: 400)
  static let duration: TimeInterval = 2

  var drawing: AnimatedDrawing {
    AnimatedDrawing(size: Self.size, duration: Self.duration) { canvas, time in
      switch self {
      case .bars: Self.drawBars(on: canvas, time)
      case .donut: Self.drawDonut(on: canvas, time)
      case .gradient: Self.drawGradient(on: canvas, time)
      }
    }
  }

  private static let values: [CGFloat] = [7, 1, 2, 6, 3, 8, 5, 4, 9, 6]
  private static let colors: [Color] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemTeal,
  ]

  /// Slow, fast, slow.
  private static func eased(_ share: Double) -> CGFloat {
    let share = min(max(share, 0), 1)
    return CGFloat(share * share * (3 - 2 * share))
  }

  private static func drawTitle(_ text: String, on canvas: any Canvas) {
    let style = TextStyle(font: .system(size: 20, weight: .bold))
    canvas.draw(TextLayout(text, style: style), at: CGPoint(x: 24, y: 16))
  }

  private static func drawBars(on canvas: any Canvas, _ time: TimeInterval) {
    drawTitle("Sales by month 売上", on: canvas)
    let label = TextStyle(font: .system(size: 11), color: .secondaryLabel)
    for tick in 0...5 {
      let y = 360 - 58 * CGFloat(tick)
      canvas.fill(CGRect(x: 50, y: y, width: 330, height: 0.5), with: .color(.separator))
      canvas.draw(TextLayout("\(tick * 2)", style: label), at: CGPoint(x: 28, y: y - 7))
    }
    for (index, value) in values.enumerated() {
      let x = 58 + 32 * CGFloat(index)
      let grown = value * eased(time - Double(index) * 0.1)
      let height = 29 * grown
      canvas.fill(
        Path(CGRect(x: x, y: 360 - height, width: 22, height: height)),
        with: .color(.systemBlue))
      let number = TextLayout("\(Int(grown.rounded()))", style: label)
      canvas.draw(number, at: CGPoint(x: x + 11 - number.size.width / 2, y: 344 - height))
      canvas.draw(TextLayout("\(index + 1)月", style: label), at: CGPoint(x: x, y: 366))
    }
  }

  private static func drawDonut(on canvas: any Canvas, _ time: TimeInterval) {
    drawTitle("Energy by source", on: canvas)
    let share = eased(time / duration)
    let parts: [CGFloat] = [0.35, 0.25, 0.2, 0.15, 0.05]
    var start: CGFloat = 0
    for (part, color) in zip(parts, colors) {
      let ring = Path(ellipseIn: CGRect(x: 90, y: 110, width: 220, height: 220))
      canvas.stroke(
        ring.trimmed(from: start * share, to: (start + part) * share), with: .color(color),
        style: StrokeStyle(lineWidth: 56))
      start += part
    }
    let number = TextLayout(
      "\(Int(100 * share)) %", style: TextStyle(font: .system(size: 40, weight: .bold)))
    canvas.draw(
      number, at: CGPoint(x: 200 - number.size.width / 2, y: 220 - number.size.height / 2))
  }

  private static func drawGradient(on canvas: any Canvas, _ time: TimeInterval) {
    let angle = time / duration * .pi
    let gradient = Gradient([.systemRed, .systemYellow, .systemBlue])
    let (x, y) = (200 * CGFloat(cos(angle)), 200 * CGFloat(sin(angle)))
    canvas.fill(
      CGRect(origin: .zero, size: size),
      with: .linearGradient(
        LinearGradient(
          gradient, from: CGPoint(x: 200 - x, y: 200 - y), to: CGPoint(x: 200 + x, y: 200 + y))))
  }
}
