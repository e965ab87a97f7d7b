import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// A layout that a caller draws itself.
@Suite struct DrawnLayoutTests {
  @Test func drawnLayoutReportsItsDiagnostics() {
    let chart = Chart {
      for (name, value) in [("a", 1), ("b", Double.nan)] {
        BarMark(x: .value("Name", name), y: .value("Value", value))
      }
    }
    let layout = chart.layout(in: CGSize(width: 200, height: 100))
    #expect(!layout.diagnostics.isEmpty)
    let canvas = RecordingCanvas()
    layout.draw(on: canvas)
    #expect(canvas.context.diagnostics == layout.diagnostics)
    // A block reported them when it was placed.
    let other = RecordingCanvas()
    layout.drawFigure(on: other, at: .zero)
    #expect(other.context.diagnostics.isEmpty)
  }
}
