import EaselCanvas
import Foundation

/// w4: a line through a million points, with axes, PNG of 1600 × 900 pixels.
struct LongLine: Work {
  private let url: URL
  private let values: [Double]

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    url = output.appendingPathComponent("w4.png")
    values = try inputs.line()
  }

  func run() throws {
    let surface = try BitmapSurface(to: .file(url), size: Axes.size, background: .white)
    var (least, greatest) = (values[0], values[0])
    for value in values { (least, greatest) = (min(least, value), max(greatest, value)) }
    let plot = Axes.plot
    let x = plot.width / CGFloat(values.count - 1)
    let y = plot.height / CGFloat(greatest - least)
    var line = Path()
    line.addLines(
      values.enumerated().map { index, value in
        CGPoint(x: plot.minX + CGFloat(index) * x, y: plot.maxY - CGFloat(value - least) * y)
      })
    surface.canvas.withSavedState {
      surface.canvas.clip(to: plot)
      surface.canvas.stroke(line, with: .color(Ink.blue))
    }
    Axes(x: 0...Double(values.count), y: least...greatest).draw(on: surface.canvas)
    try surface.finish()
  }
}
