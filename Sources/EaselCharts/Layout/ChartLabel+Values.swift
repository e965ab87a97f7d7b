import EaselCanvas
import Foundation

extension ChartLabel {
  /// The label, marked as one that appears together with the bars or slices.
  var asValue: ChartLabel {
    var label = self
    label.isValue = true
    return label
  }
}

extension ChartLabel {
  /// Returns the label, marked as the value of a figure.
  func asValue(of figure: ChartFigure) -> ChartLabel {
    var label = asValue
    label.mark = figure.markNumbers.first
    return label
  }
}

extension [ChartLabel] {
  /// Draws the labels; those that belong to bars and slices are drawn with an opacity.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the values, 0...1.
  ///   - lines: Draws further content that appears with the values.
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
