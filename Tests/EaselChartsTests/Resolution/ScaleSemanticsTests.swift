import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// What axes and types say of the domains of scales.
@Suite struct ScaleSemanticsTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  private let days = (4...22).map { AxisProbe.date(2024, 3, $0) }

  private var line: Chart<some ChartContent> {
    Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Value", 3)) }
  }

  private var numbers: Chart<some ChartContent> {
    Chart(0..<5) { PointMark(x: .value("X", $0), y: .value("Y", $0 * 10)) }
  }

  @Test func datesAreRoundedToTheStepsOfAutomaticValues() throws {
    let plain = LaidOutChart(line) { $0.calendar = calendar }
    let chart = LaidOutChart(
      line.chartXAxis {
        AxisMarks(values: .automatic(roundLowerBound: true, roundUpperBound: true))
      }
    ) { $0.calendar = calendar }
    let (own, round) = (try #require(plain.scales.x), try #require(chart.scales.x))
    #expect(round.lower < own.lower && round.upper > own.upper)
    let ticks = chart.layout.axes.first?.labels.count ?? 0
    #expect(ticks >= 2)
    let step = try #require(TimeStep(from: .at(own.lower), to: .at(own.upper), count: 5))
    for end in [round.lower, round.upper] {
      #expect(step.floor(.at(end), calendar: calendar) == .at(end))
    }
  }

  @Test func onlyTheGivenEndOfADomainIsRounded() throws {
    let plain = try #require(LaidOutChart(line).scales.x)
    let chart = LaidOutChart(
      line.chartXAxis { AxisMarks(values: .automatic(desiredCount: 4, roundUpperBound: true)) })
    let scale = try #require(chart.scales.x)
    #expect(scale.lower == plain.lower && scale.upper > plain.upper)
  }

  @Test func aBaseGivesTicksAtItsPowers() throws {
    let chart = LaidOutChart(
      Chart([1, 2, 64], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartXScale(type: .log(base: 2)))
    let ticks = try #require(chart.scales.x?.ticks)
    #expect(ticks.allSatisfy { log2($0) == log2($0).rounded() })
    #expect(ticks.contains(2) || ticks.contains(4))
    #expect(ScaleType.log == .log(base: 10))
  }

  @Test(arguments: [0, 1, -3, Double.nan, .infinity]) func anInvalidBaseIsReplacedByTen(
    _ base: Double
  ) {
    let chart = Chart([1, 10, 1_000], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", 1))
    }
    let own = LaidOutChart(chart.chartXScale(type: .log(base: base)))
    let ten = LaidOutChart(chart.chartXScale(type: .log))
    #expect(own.scales.x?.ticks == ten.scales.x?.ticks)
    #expect(own.isFinite)
  }

  @Test func datesOnAnAxisOfNumbersAreNotedAndChangeNoDomain() {
    let plain = LaidOutChart(numbers)
    let chart = LaidOutChart(numbers.chartXAxis { AxisMarks(values: days) })
    #expect(chart.scales.x?.upper == plain.scales.x?.upper)
    #expect(chart.scales.x?.lower == plain.scales.x?.lower)
    #expect(chart.notes("the x axis leaves out some of the values given for its marks"))
    let byUnit = LaidOutChart(numbers.chartXAxis { AxisMarks(values: .stride(by: .day)) })
    #expect(byUnit.scales.x?.upper == plain.scales.x?.upper)
    #expect(byUnit.notes("cannot have steps of calendar units"))
  }

  @Test func numbersOnAnAxisOfDatesAreNotedAndChangeNoDomain() {
    let plain = LaidOutChart(line)
    for values in [AxisMarkValues.list([0.0, 1e12]), .stride(by: 1e9, roundUpperBound: true)] {
      let chart = LaidOutChart(line.chartXAxis { AxisMarks(values: values) })
      #expect(chart.scales.x?.upper == plain.scales.x?.upper)
      #expect(chart.scales.x?.lower == plain.scales.x?.lower)
      #expect(
        chart.notes("the x axis leaves out") || chart.notes("the x axis has dates"))
    }
  }
}
