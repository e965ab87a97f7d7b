import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

@Suite struct EmptyPlotTests {
  private struct Row {
    var x: Double
    var y: Double
  }

  @Test(arguments: [MissingValues.gap, .connect, .zero, .interpolate])
  func `plots of no rows are drawn beside others, whatever the rule for missing values`(
    _ rule: MissingValues
  ) {
    let (none, rows) = ([Row](), [Row(x: 1, y: 10), Row(x: 2, y: 100)])
    let layout = Chart {
      LinePlot(none, x: .value("X", \.x), y: .value("Y", \.y))
      AreaPlot(none, x: .value("X", \.x), y: .value("Y", \.y))
      LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y))
    }
    .chartYScale(type: .log)
    .chartMissingValues(rule)
    .layout(in: CGSize(width: 300, height: 200))
    #expect(layout.figures.count { $0.kind == .line } == 1)
  }
}
