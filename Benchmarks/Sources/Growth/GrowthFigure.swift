import EaselCanvas
import Foundation

/// The figure of `docs/performance.md`: instructions and memory by size.
struct GrowthFigure {
  let measured: Measured

  init(_ measured: Measured) { self.measured = measured }

  private static let size = CGSize(width: 860, height: 440)
  private static let inks = [
    Color(red: 0.00, green: 0.36, blue: 0.73), Color(red: 0.80, green: 0.33, blue: 0.00),
    Color(red: 0.00, green: 0.47, blue: 0.29), Color(red: 0.53, green: 0.22, blue: 0.65),
    Color(red: 0.68, green: 0.13, blue: 0.28),
  ]

  /// Writes the figure; a name that ends in `.png` gets a bitmap of four pixels a point.
  func write(to url: URL) throws {
    guard url.pathExtension != "png" else {
      let surface = try BitmapSurface(to: .file(url), size: Self.size, scale: 4)
      draw(on: surface.canvas)
      try surface.finish()
      return
    }
    let document = try SVGDocument(
      to: .file(url), size: Self.size, title: "What Easel takes, by size")
    draw(on: document.canvas)
    try document.finish()
  }

  private func draw(on canvas: any Canvas) {
    canvas.fill(CGRect(origin: .zero, size: Self.size), with: .color(.white))
    let sizes = LogScale(measured.curves.flatMap(\.points).map(\.size))
    let costs = LogScale(measured.curves.flatMap(\.points).map(\.cost))
    let memory = LogScale(measured.curves.flatMap(\.points).map(\.memory), decadesAlone: false)
    let cost = LogPlot(
      title: measured.unit, area: CGRect(x: 64, y: 64, width: 396, height: 320), x: sizes,
      y: costs)
    cost.drawGrid(on: canvas, guides: true)
    cost.drawCurves(curves(\.cost), named: true, on: canvas)
    let space = LogPlot(
      title: "Memory at most, MiB", area: CGRect(x: 560, y: 64, width: 276, height: 320), x: sizes,
      y: memory)
    space.drawGrid(on: canvas, guides: false)
    space.drawCurves(curves(\.memory), named: false, on: canvas)
    let note = TextLayout(
      "Below: how many pages, points, labels or views. Thin lines: ten times as many take ten "
        + "times as much.",
      style: TextStyle(font: .system(size: 11), color: LogPlot.gray))
    canvas.draw(note, at: CGPoint(x: 64, y: 416))
  }

  private func curves(_ value: KeyPath<Measured.Point, Double>) -> [LogPlot.Curve] {
    zip(measured.curves, Self.inks).map { curve, ink in
      LogPlot.Curve(
        name: curve.title, color: ink,
        values: curve.points.map { CGPoint(x: $0.size, y: $0[keyPath: value]) })
    }
  }
}
