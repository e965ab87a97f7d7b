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
