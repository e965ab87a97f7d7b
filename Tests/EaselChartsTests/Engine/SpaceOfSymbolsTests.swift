import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SpaceOfSymbolsTests {
  private struct Bubble: Identifiable {
    let id: Int
    var x: Double
    var y: Double
    var size: Double
  }

  @Test(arguments: 0..<20) func `large symbols lie whole in the plot`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bubbles = (0..<15).map {
      Bubble(
        id: $0, x: .random(in: 3...90, using: &generator),
        y: .random(in: 200...900, using: &generator), size: .random(in: 1...40, using: &generator))
    }
    let chart = Chart(bubbles) {
      PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
        .symbolSize(by: .value("Size", $0.size))
    }
    let layout = ExamSupport.layout(chart)
    let plot = layout.plot.insetBy(dx: -5, dy: -5)
    for figure in layout.lines(.point) {
      let box = figure.bounds
      #expect(
        box.minX >= plot.minX && box.maxX <= plot.maxX && box.minY >= plot.minY
          && box.maxY <= plot.maxY, "\(box) in \(plot)")
    }
  }

  @Test func `the first window of a moving average is not missing`() {
    let days = (0..<40).map { Double($0) }
    let chart = Chart {
      MovingAverage(
        x: .value("Day", days), y: .value("MW", days.map { $0.remainder(dividingBy: 7) }), window: 7
      )
    }
    let layout = ExamSupport.layout(chart)
    #expect(layout.notes.isEmpty)
    #expect(layout.lines().first?.marks.count == 34)
  }
}
