import EaselCanvas
import Foundation

extension ChartLayout {
  /// The alternative text after its first sentence; `nil` without further text.
  var details: String? {
    guard alternativeText.hasPrefix(heading) else { return nil }
    let rest = alternativeText.dropFirst(heading.count).drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Draws the chart as one tagged figure with its alternative text; without one, it draws only the
  /// chart.
  func drawFigure(on canvas: any Canvas, at origin: CGPoint) {
    guard canvas.readsAlternativeText, !alternativeText.isEmpty else {
      return drawContents(on: canvas, at: origin)
    }
    let label = heading.isEmpty ? alternativeText : heading
    canvas.withMarkedContent(.figure(label: label, value: details, data: description?.data)) {
      drawContents(on: canvas, at: origin)
    }
  }
}
