import EaselCanvas
import Foundation

/// w7: a finished chart of 1920 × 1080 pixels as a PNG file.
struct Encoding: Work {
  private let url: URL
  private let image: Image

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    url = output.appendingPathComponent("w7.png")
    let chart = try inputs.chart()
    let surface = try BitmapSurface(size: chart.size)
    surface.canvas.draw(chart, in: CGRect(origin: .zero, size: chart.size))
    image = surface.image
  }

  func run() throws { try image.write(to: url) }
}
