import EaselCanvas
import Foundation

/// w1: a donut, PNG of 400 × 400 pixels.
struct Donut: Work {
  let url: URL

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) {
    url = output.appendingPathComponent("w1.png")
  }

  func run() throws { try Self.write(to: url) }

  static func write(to url: URL) throws {
    let surface = try BitmapSurface(to: .file(url), size: CGSize(width: 400, height: 400))
    let ring = StrokeStyle(lineWidth: 20)
    surface.canvas.stroke(arc(share: 1), with: .color(Ink.track), style: ring)
    surface.canvas.stroke(arc(share: 0.72), with: .color(Ink.orange), style: ring)
    try surface.finish()
  }

  /// A part of the circle, from the top.
  private static func arc(share: CGFloat) -> Path {
    Path { path in
      path.addRelativeArc(
        center: CGPoint(x: 200, y: 200), radius: 190, startAngle: -.pi / 2, delta: share * 2 * .pi)
    }
  }
}
