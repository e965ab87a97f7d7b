import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// What domains and axis values make of the scales of a chart.
@Suite struct DomainTests {
  private let days = (1...5).map { AxisProbe.date(2024, 3, $0) }

  private var line: Chart<some ChartContent> {
    Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Value", 3)) }
  }

  @Test func aReversedDomainOfDatesRunsBackwards() {
    let ends = [AxisProbe.date(2024, 3, 9), AxisProbe.date(2024, 3, 1)]
    let explicit = LaidOutChart(line.chartXScale(domain: ends))
    let modified = LaidOutChart(
      line.chartXScale(domain: .automatic(dataType: Date.self) { $0 = ends }))
    for chart in [explicit, modified] {
      #expect(isNear(chart.x(ends[0].timeIntervalSinceReferenceDate), chart.layout.plot.minX))
      #expect(isNear(chart.x(ends[1].timeIntervalSinceReferenceDate), chart.layout.plot.maxX))
    }
  }
}
