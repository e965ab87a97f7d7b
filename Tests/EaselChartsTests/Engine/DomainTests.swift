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

  @Test(arguments: [(1.0, false), (0, true), (-3, true)])
  func onlyZeroAndNegativeValuesAreNotedOnALogarithmicScale(_ minimum: Double, isNoted: Bool) {
    let chart = LaidOutChart(
      Chart([minimum, 10, 100], id: \.self) {
        BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0))
      }.chartYScale(type: .log))
    #expect(chart.notes("zero and negative numbers") == isNoted)
  }

  @Test func numbersOnAnAxisOfCategoriesAreBandsInTheOrderOfTheData() throws {
    let chart = LaidOutChart(
      Chart([2020, 1990, 2010], id: \.self) {
        BarMark(x: .value("Year", $0), y: .value("Value", 3))
      }.chartXScale(type: .category))
    let bars = chart.rects(.bar)
    try #require(bars.count == 3)
    #expect(chart.scales.x?.names.count == 3)
    for (index, bar) in bars.enumerated() { #expect(isNear(bar.midX, chart.x(Double(index)))) }
  }

  @Test func datesOfAUnitOnAnAxisOfCategoriesAreBands() {
    let chart = LaidOutChart(
      Chart(days, id: \.self) {
        BarMark(x: .value("Day", $0, unit: .day), y: .value("Value", 3))
      }.chartXScale(type: .category))
    #expect(chart.scales.x?.names.count == 5)
    for (index, bar) in chart.rects(.bar).enumerated() {
      #expect(isNear(bar.midX, chart.x(Double(index))) && bar.width > 20)
    }
  }

  @Test func numbersMixedWithNamesHaveBandsOfTheirOwn() {
    let chart = LaidOutChart(
      Chart {
        PointMark(x: .value("Key", 7), y: .value("Value", 1))
        PointMark(x: .value("Key", "other"), y: .value("Value", 2))
      })
    #expect(chart.scales.x?.names == ["7", "other"])
    #expect(chart.rects(.point).map(\.midX).sorted().count == 2)
  }

  private func numbers(_ values: AxisMarkValues) -> LaidOutChart {
    LaidOutChart(
      Chart([12.0, 47, 83], id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0))
      }.chartXAxis { AxisMarks(values: values) })
  }

  @Test func givenAxisValuesExtendAnInferredDomain() {
    let chart = numbers(.list([-20.0, 50, 130]))
    #expect(chart.scales.x?.lower == -20 && chart.scales.x?.upper == 130)
    #expect(!chart.notes("no place for values"))
  }

  @Test func axisValuesBeyondAnExplicitDomainAndOfAnotherKindAreNoted() {
    let points = Chart([12.0, 83], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", $0))
    }
    let beyond = LaidOutChart(
      points.chartXScale(domain: 0...100).chartXAxis { AxisMarks(values: [50, 130]) })
    #expect(beyond.scales.x?.upper == 100 && beyond.notes("leaves out some of the values"))
    #expect(LaidOutChart(points.chartXAxis { AxisMarks(values: ["a"]) }).notes("leaves out some"))
  }

  @Test func axisMarksRoundTheEndsOfADomainOnRequest() {
    let rounded = numbers(.stride(by: 25.0, roundLowerBound: true, roundUpperBound: true))
    #expect(rounded.scales.x?.lower == 0 && rounded.scales.x?.upper == 100)
    let kept = numbers(.automatic(roundUpperBound: false))
    #expect(kept.scales.x?.upper == 83)
  }

  @Test func axisMarksRoundADomainOfDatesToUnits() {
    let chart = LaidOutChart(
      line.chartXAxis {
        AxisMarks(values: .stride(by: .month, roundLowerBound: true, roundUpperBound: true))
      })
    #expect(chart.scales.x?.lower == AxisProbe.date(2024, 3, 1).timeIntervalSinceReferenceDate)
    #expect(chart.scales.x?.upper == AxisProbe.date(2024, 4, 1).timeIntervalSinceReferenceDate)
  }
}
