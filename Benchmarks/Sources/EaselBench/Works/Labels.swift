import EaselCanvas
import Foundation

/// w5: ten thousand different labels, each measured and drawn centred, PNG of 2000 × 2000 pixels.
struct Labels: Work {
  private let url: URL
  private let labels: [(center: CGPoint, text: String)]

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    url = output.appendingPathComponent("w5.png")
    labels = try inputs.labels()
  }

  private static let lettering = Lettering(12)

  func run() throws {
    let surface = try BitmapSurface(
      to: .file(url), size: CGSize(width: 2000, height: 2000), background: .white)
    for label in labels {
      Self.lettering.draw(
        label.text, on: surface.canvas, x: label.center.x, y: label.center.y, anchor: (0.5, 0.5))
    }
    try surface.finish()
  }
}
