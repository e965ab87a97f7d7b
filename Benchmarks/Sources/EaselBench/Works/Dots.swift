import EaselCanvas
import Foundation

/// w6: a hundred thousand translucent dots with axes, PNG of 1600 × 900 pixels.
struct Dots: Work {
  private let url: URL
  private let places: [CGPoint]

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    url = output.appendingPathComponent("w6.png")
    places = try inputs.scatter()
  }

  func run() throws {
    let surface = try BitmapSurface(to: .file(url), size: Axes.size, background: .white)
    let plot = Axes.plot
    let dot = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    let centers = places.map {
      CGPoint(x: plot.minX + $0.x * plot.width, y: plot.maxY - $0.y * plot.height)
    }
    surface.canvas.withSavedState {
      surface.canvas.clip(to: plot)
      surface.canvas.stamp(
        dot, at: centers, with: .color(Ink.blue), compositing: Compositing(alpha: 0.3))
    }
    Axes(x: 0...1, y: 0...1).draw(on: surface.canvas)
    try surface.finish()
  }
}
