import EaselCanvas
import Foundation

extension ChartLayout {
  /// The words after the first sentence; nil where there are none.
  package var details: String? {
    guard words.hasPrefix(heading) else { return nil }
    let rest = words.dropFirst(heading.count).drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Draws the chart as one figure with its alternative text; without one it is just drawn.
  package func drawFigure(on canvas: any Canvas, at origin: CGPoint) {
    guard canvas.readsWords, !words.isEmpty else { return draw(on: canvas, at: origin) }
    let label = heading.isEmpty ? words : heading
    canvas.withMarkedContent(.figure(label: label, value: details, data: description?.data)) {
      draw(on: canvas, at: origin)
    }
  }
}
