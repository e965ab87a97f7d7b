import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Charts of several panels.
@Suite struct FacetTests {
  private func chart(_ count: Int) -> Chart<some ChartContent> {
    Chart {
      ForEach(0..<count * 3) {
        LineMark(x: .value("x", $0 % 3), y: .value("y", $0))
          .channel(.facetColumn, PlottableValue.value("f", "f\($0 / 3)").field)
      }
    }
  }

  @Test(arguments: [1, 2, 5, 14])
  func plotsAreOfOneSizeAndDisjoint(_ count: Int) {
    let layout = chart(count).layout(in: CGSize(width: 600, height: 400))
    #expect(layout.panels.count == count)
    for panel in layout.panels {
      #expect(abs(panel.plot.width - layout.panels[0].plot.width) < 0.01)
      #expect(abs(panel.plot.height - layout.panels[0].plot.height) < 0.01)
      #expect(panel.figures.count == 1)
      #expect(panel.title != nil)
    }
    for (index, one) in layout.panels.enumerated() {
      for other in layout.panels.dropFirst(index + 1) {
        #expect(!one.plot.intersects(other.plot))
      }
    }
  }

  @Test func onlyOuterPanelsHaveAxisLabels() {
    let layout = chart(4).layout(in: CGSize(width: 600, height: 400))
    let labeled = layout.panels.map { panel in
      panel.axes.filter { !$0.labels.isEmpty }.map(\.edge)
    }
    #expect(labeled == [[.leading], [], [.bottom, .leading], [.bottom]])
  }

  @Test func marksWithoutAFacetAreInAllPanels() {
    let layout = Chart {
      ForEach(0..<6) {
        LineMark(x: .value("x", $0 % 3), y: .value("y", $0))
          .channel(.facetColumn, PlottableValue.value("f", "f\($0 / 3)").field)
      }
      RuleMark(y: .value("limit", 3))
    }.layout(in: CGSize(width: 600, height: 300))
    #expect(layout.panels.map { $0.figures.count { $0.kind == .rule } } == [1, 1])
  }

  @Test func chartsOfAGroupShareTheirEdges() throws {
    func part(_ scale: Double) -> some Block {
      var chart = Chart(0..<3, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", Double($0) * scale))
      }
      chart.configuration.alignmentGroup = "group"
      return chart.frame(width: 300, height: 100)
    }
    let rendering = BlockRendering(
      VStack {
        part(1); part(1_000_000)
      })
    let canvas = RecordingCanvas(size: CGSize(width: 300, height: 300))
    let fragment = rendering.place(ProposedSize(width: 300, height: 300))
    rendering.draw(fragment, on: canvas)
    var edges: Set<CGFloat> = []
    func collect(_ recording: Recording) {
      for operation in recording.operations {
        if case .stroke(let path, _, let style, _) = operation, style.lineWidth == 2 {
          edges.insert(path.boundingBox.minX.rounded())
        }
      }
    }
    collect(canvas.recording)
    #expect(edges.count == 1)
  }
}
