import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The labels of logarithmic axes.
@Suite struct LogAxisTests {
  private func labels(
    _ low: Double, _ high: Double, _ axis: Axis = .vertical, width: CGFloat = 420,
    height: CGFloat = 300
  ) -> [String] {
    let chart = Chart([low, high], id: \.self) {
      axis == .vertical
        ? PointMark(x: .value("X", 1), y: .value("Y", $0))
        : PointMark(x: .value("X", $0), y: .value("Y", 1))
    }
    let layout =
      axis == .vertical
      ? LaidOutChart(chart.chartYScale(type: .log), width: width, height: height).layout
      : LaidOutChart(chart.chartXScale(type: .log), width: width, height: height).layout
    let edge: Edge = axis == .vertical ? .leading : .bottom
    return layout.axes.first { $0.edge == edge }?.labels.map(\.text.string) ?? []
  }

  @Test func threeDecadesHaveLabelsAtOneTwoAndFive() {
    #expect(
      labels(1, 1000) == ["1", "2", "5", "10", "20", "50", "100", "200", "500", "1,000"])
  }

  @Test func aLowAxisHasFewerLabels() {
    #expect(labels(1, 1000, height: 160) == ["1", "3", "10", "30", "100", "300", "1,000"])
    #expect(labels(1, 1000, height: 115) == ["1", "10", "100", "1,000"])
  }

  @Test func moreDecadesHaveLabelsAtPowersAlone() {
    #expect(labels(1, 10_000) == ["1", "10", "100", "1,000", "10,000"])
  }

  @Test func numbersAreCompactWhereTheyDoNotFit() {
    let wide = labels(1000, 1e6, .horizontal, width: 800)
    #expect(wide.last == "1M")
    let narrow = labels(100, 100_000, .horizontal, width: 220)
    #expect(narrow.contains("100K"))
    #expect(narrow.count >= 3)
  }

  @Test(arguments: [Axis.horizontal, .vertical], [1.0, 10, 50, 200, 1000])
  func labelsDoNotTouch(_ axis: Axis, _ ratio: Double) {
    for size in [120, 200, 300, 480] as [CGFloat] {
      let chart = Chart([3, 3 * ratio], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0))
      }
      .chartXScale(type: .log).chartYScale(type: .log)
      let layout = LaidOutChart(chart, width: size, height: size * 0.7).layout
      for axis in layout.axes {
        let boxes = axis.labels.map(\.bounds)
        for (index, box) in boxes.enumerated() {
          #expect(!boxes[(index + 1)...].contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(box) })
        }
        #expect(axis.hiddenLabelCount == 0)
      }
    }
  }
}
