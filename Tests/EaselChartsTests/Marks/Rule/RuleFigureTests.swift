import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Rules as numbers.
@Suite struct RuleFigureTests {
  private let months = (0..<3).map { AxisProbe.date(2024, 1 + $0, 10) }

  @Test func aRuleInACalendarUnitStandsInItsMiddleOverTheWholePlot() throws {
    let chart = LaidOutChart(
      Chart(months, id: \.self) { RuleMark(x: .value("Month", $0, unit: .month)) })
    let rules = chart.rects(.rule)
    try #require(rules.count == 3)
    let plot = chart.layout.plot
    #expect(rules.allSatisfy { isNear($0.width, 0) && isNear($0.height, plot.height) })
    let start = AxisProbe.date(2024, 2, 1).timeIntervalSinceReferenceDate
    let end = AxisProbe.date(2024, 3, 1).timeIntervalSinceReferenceDate
    #expect(isNear(rules[1].midX, chart.x((start + end) / 2)))
  }

  @Test func anErrorBarBesideACalendarUnitIsHorizontal() throws {
    let chart = LaidOutChart(
      Chart(months, id: \.self) {
        ErrorBarMark(
          xStart: .value("Low", 2), xEnd: .value("High", 6), y: .value("Month", $0, unit: .month))
      })
    let rules = chart.rects(.rule)
    #expect(rules.count == 3)
    #expect(rules.allSatisfy { isNear($0.height, 0) && isNear($0.maxX, chart.x(6)) })
  }
}
