import EaselCanvas
import Foundation

/// w2: five labeled bars, PDF of 400 × 300 points.
struct Bars: Work {
  let url: URL
  let options: RenderOptions

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) {
    url = output.appendingPathComponent("w2.pdf")
    self.options = options
  }

  func run() throws { try Self.write(Self.values, to: url, options) }

  static let values = [7, 1, 2, 6, 3]

  private static let names = ["太郎", "次郎", "三郎", "四郎", "五郎"]
  private static let lettering = Lettering(20, Ink.gray)

  static func write(_ values: [Int], to url: URL, _ options: RenderOptions) throws {
    let size = CGSize(width: 400, height: 300)
    let document = try PDFDocument(to: .file(url), options: options)
    try document.page(size: size) { draw(values, on: $0, size: size) }
    try document.finish()
  }

  private static func draw(_ values: [Int], on canvas: any Canvas, size: CGSize) {
    let width = 2 * size.width / CGFloat(3 * values.count + 1)
    let (gap, top, base) = (width / 2, CGFloat(32), size.height - 32)
    let greatest = values.max() ?? 1
    for (index, value) in values.enumerated() {
      let x = gap + CGFloat(index) * (width + gap)
      let height = (base - top) * CGFloat(value) / CGFloat(greatest)
      canvas.fill(
        CGRect(x: x, y: base - height, width: width, height: height),
        with: .color(value == greatest ? Ink.orange : Ink.blue))
      lettering.draw(
        "\(value)", on: canvas, x: x + width / 2, y: base - height - 1, anchor: (0.5, 1))
      lettering.draw(
        names[index], on: canvas, x: x + width / 2, y: base + 1, anchor: (0.5, 0))
    }
    let axis = Path { path in
      path.move(to: CGPoint(x: 0, y: base + 0.5))
      path.addLine(to: CGPoint(x: size.width, y: base + 0.5))
    }
    canvas.stroke(axis, with: .color(.black))
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
    canvas.stroke(Path(frame), with: .color(.black))
  }
}
