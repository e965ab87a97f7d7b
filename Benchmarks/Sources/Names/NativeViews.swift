import EaselCanvas
import EaselViews
import Foundation

/// A donut on a canvas: `w1` of the project's nine works.
final class NativeDonut: View {
  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func arc(_ start: CGFloat, _ end: CGFloat, _ color: Color) {
      let path = Path {
        $0.addArc(
          center: center, radius: rect.width / 2 - 10, startAngle: start, endAngle: end,
          clockwise: true)
      }
      canvas.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: 20))
    }
    arc(0, 2 * .pi, .secondarySystemBackground)
    arc(-.pi / 2, (2 * 0.72 - 0.5) * .pi, .systemOrange)
  }
}

/// Five labeled bars on a canvas: `w2` of the project's nine works.
final class NativeBars: View {
  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    let (values, names) = (Bars.values, Bars.names)
    let count = CGFloat(values.count)
    let width = 2 * rect.width / (3 * count + 1)
    let (base, top) = (rect.height - 32, CGFloat(32))
    let greatest = values.max() ?? 1
    for (index, value) in values.enumerated() {
      let x = width / 2 + CGFloat(index) * width * 1.5
      let height = (base - top) * value / greatest
      canvas.fill(
        Path(CGRect(x: x, y: base - height, width: width, height: height)),
        with: .color(value == greatest ? .systemOrange : .systemBlue))
      let style = TextStyle(font: .system(size: 20), color: .systemGray)
      let number = TextLayout("\(Int(value))", style: style)
      canvas.draw(
        number,
        at: CGPoint(
          x: x + width / 2 - number.size.width / 2, y: base - height - 1 - number.size.height))
      let name = TextLayout(names[index], style: style)
      canvas.draw(name, at: CGPoint(x: x + width / 2 - name.size.width / 2, y: base + 1))
    }
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: base + 0.5))
      $0.addLine(to: CGPoint(x: rect.width, y: base + 0.5))
    }
    canvas.stroke(line, with: .color(.black))
    canvas.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(.black))
  }
}

/// What the bars show.
enum Bars {
  static let values: [CGFloat] = [7, 1, 2, 6, 3]
  static let names = ["太郎", "次郎", "三郎", "四郎", "五郎"]
}
