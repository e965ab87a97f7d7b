import EaselBlocks
import EaselCanvas
import EaselChartViews
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

  /// A chart with a bar without a value in its overlay, on a chart without faults.
  private var chartInOverlay: some Block {
    Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 1)) }.chartOverlay { _ in
      Chart { BarMark(x: .value("Name", "b"), y: .value("Value", Double.nan)) }
        .frame(width: 200, height: 120)
    }
  }

  @Test func layoutHasTheDiagnosticsOfChartsInOverlays() throws {
    let layout = chartInOverlay.layout(in: CGSize(width: 400, height: 200))
    let drawn = try chartInOverlay.rendered(
      as: .svg, width: 400, height: 200, options: RenderOptions(policy: .lenient))
    #expect(layout.diagnostics.contains { $0.code == .invalidData })
    #expect(layout.diagnostics.map(\.code) == drawn.diagnostics.map(\.code))
  }

  @Test func viewReportsTheDiagnosticsOfChartsInOverlays() {
    let view = ChartView(chartInOverlay)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    #expect(canvas.context.diagnostics.contains { $0.code == .invalidData })
  }

  @Test func chartInAnOverlayIsNoSecondChart() {
    let reader = GeometryReader { _ in chartInOverlay }
    let layout = reader.layout(in: CGSize(width: 400, height: 200))
    #expect(layout.figures.count == 1)
    #expect(!layout.diagnostics.contains { $0.message.contains("charts") })
  }

  @Test func blockThatDependsOnTheSizeIsAskedForThatOfTheLayout() {
    let reader = GeometryReader { proxy in
      Chart { BarMark(x: .value("x", "a"), y: .value("y", proxy.size.width)) }
    }
    let layout = reader.layout(in: CGSize(width: 222, height: 100))
    #expect(layout.alternativeText.contains("222"))
  }

  @Test func piesAndPanelsAlignNoOtherCharts() throws {
    final class Probe { var widths: [CGFloat] = [] }
    let probe = Probe()
    let rows = ["a", "b", "c"]
    let line = Chart(rows, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 4)) }
      .chartOverlay { proxy in
        let _ = probe.widths.append(proxy.plotSize.width)
        EmptyBlock()
      }
    let stack = VStack {
      PieChart(["a": 1, "b": 2]).frame(height: 100)
      Chart(rows, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 4)).facet(by: .value("Part", $0))
      }
      .frame(height: 100)
      line.frame(height: 100)
    }
    _ = try stack.chartAlignment("g").data(as: .svg, width: 400, height: 320)
    #expect(probe.widths.allSatisfy { $0 > 300 })
  }
}
