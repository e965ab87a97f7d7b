import EaselCanvas
import EaselViews
import Foundation

/// A layer's properties at moments, as a rendering sees them.
final class Probe: Layer {
  /// What is written down each time that the layer is drawn.
  var read: (Probe) -> [CGFloat] = { _ in [] }
  var seen: [[CGFloat]] = []

  override func draw(on canvas: any Canvas) { seen.append(read(self)) }

  /// The layer within a view, which is rendered.
  private(set) lazy var host: View = {
    let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.layer.addSublayer(self)
    return view
  }()

  /// What is read at each moment; the end state for nil.
  func values(at times: [TimeInterval?], _ read: @escaping (Probe) -> CGFloat) -> [CGFloat] {
    self.read = { [read($0)] }
    seen = []
    for time in times { render(at: time) }
    return seen.map { $0[0] }
  }

  /// Renders the moment, and returns what was noted.
  @discardableResult
  func render(at time: TimeInterval?) -> [Diagnostic] {
    let canvas = RecordingCanvas()
    if let time { host.render(on: canvas, at: time) } else { host.render(on: canvas) }
    return canvas.context.diagnostics
  }
}

/// Rounded to a thousandth, for comparisons.
func thousandths(_ values: [CGFloat]) -> [CGFloat] {
  values.map { ($0 * 1_000).rounded() / 1_000 }
}
