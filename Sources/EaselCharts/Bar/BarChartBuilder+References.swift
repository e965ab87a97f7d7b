import EaselCanvas
import Foundation

/// The reference lines of a bar chart, and diagnostics about those that are not drawn.
extension BarChartBuilder {
  /// Copies the rules of the engine into the layout, without the parts that value labels cover.
  mutating func placeReferenceLines(_ figures: [ChartFigure]) {
    for (index, reference) in chart.referenceLines.enumerated() where !chart.shows(reference) {
      noteMissing(reference, index)
    }
    for figure in figures where figure.kind == .rule {
      guard let mark = figure.markNumbers.first, let index = marks.references[mark],
        case .path(let path) = figure.shape
      else { continue }
      let reference = chart.referenceLines[index]
      var start: CGPoint?
      for element in path.elements {
        switch element {
        case .move(let point): start = point
        case .line(let end):
          if let start {
            layout.lines.append(
              .init(
                start: start, end: end, width: figure.strokeStyle.lineWidth,
                color: reference.color, dash: reference.dash))
          }
          start = end
        default: break
        }
      }
    }
  }

  private mutating func noteMissing(_ reference: ReferenceLine, _ index: Int) {
    guard reference.value.isFinite else {
      return note(
        .warning, .invalidData,
        "the value of \(name(ofReference: index)) is \(reference.value); it is left out",
        value: "\(reference.value)")
    }
    note(
      .warning, .outsidePlot,
      "\(name(ofReference: index)) at \(format.string(from: reference.value)) is outside of "
        + "the axis, \(axisText), and is left out", value: "\(reference.value)")
  }
}
