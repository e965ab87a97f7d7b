import EaselCanvas
import Foundation

extension ChartLabel {
  /// The label as one that comes with the bars or slices.
  var asValue: ChartLabel {
    var label = self
    label.isValue = true
    return label
  }
}

extension ChartLabel {
  /// The label as the value of a figure.
  func asValue(of figure: ChartFigure) -> ChartLabel {
    var label = asValue
    label.mark = figure.markNumbers.first
    return label
  }
}

extension [ChartLabel] {
  /// Draws the labels; what belongs to bars and slices shows only in part while they grow.
  ///
  /// - Parameters:
  ///   - opacity: How much of the values shows, 0…1.
  ///   - lines: What else comes with the values.
  func drawValues(on canvas: any Canvas, opacity: CGFloat, _ lines: () -> Void = {}) {
    for label in self where !label.isValue { label.draw(on: canvas) }
    guard opacity > 0 else { return }
    func draw() {
      lines()
      for label in self where label.isValue { label.draw(on: canvas) }
    }
    guard opacity < 1 else { return draw() }
    canvas.withGroup(GroupEffects(opacity: opacity)) { draw() }
  }
}
