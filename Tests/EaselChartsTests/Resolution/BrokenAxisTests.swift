import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// Axes that leave out values between ranges.
@Suite struct BrokenAxisTests {
  private let rows: [(name: String, value: Double)] = [("A", 40), ("B", 75), ("C", 960)]

  private func bars(_ more: [(name: String, value: Double)] = []) -> Chart<some ChartContent> {
    Chart(rows + more, id: \.name) { BarMark(x: .value("Name", $0.name), y: .value("Y", $0.value)) }
  }

  private var broken: LaidOutChart {
    LaidOutChart(bars().chartYScale(domain: .broken([0...100, 900...1000])))
  }

  @Test func rangesAreAboveEachOtherWithAGap() {
    let chart = broken
    let plot = chart.layout.plot
    #expect(abs(chart.y(0) - plot.maxY) < 1e-6 && abs(chart.y(1000) - plot.minY) < 1e-6)
    #expect(abs(chart.y(100) - chart.y(900) - 18.05) < 1e-6)
    #expect(abs((chart.y(0) - chart.y(100)) - (chart.y(900) - chart.y(1000))) < 1e-6)
    #expect(chart.layout.diagnostics.isEmpty)
  }

  @Test func theAxisAndLongBarsHaveTheSymbol() throws {
    let chart = broken
    let axis = try #require(chart.layout.axes.first { $0.edge == .leading })
    let symbol = try #require(axis.breaks.first)
    #expect(abs(symbol.center.y - (chart.y(100) + chart.y(900)) / 2) < 1e-6)
    #expect(symbol.center.x == chart.layout.plot.minX)
    let counts = chart.layout.figures.filter { $0.kind == .bar }.map(\.breaks.count)
    #expect(counts == [0, 0, 1])
    let numbers = axis.ticks.compactMap { tick -> Double? in
      if case .number(let number) = tick.datum { number } else { nil }
    }
    #expect(numbers.allSatisfy { $0 <= 100 || $0 >= 900 })
    #expect(numbers.contains(0) && numbers.contains { $0 >= 900 })
  }

  @Test func horizontalBarsAndBothAxesCanBeBroken() {
    let rows = rows
    let chart = LaidOutChart(
      Chart(rows, id: \.name) { BarMark(x: .value("X", $0.value), y: .value("Name", $0.name)) }
        .chartXScale(domain: .broken([0...100, 900...1000])))
    #expect(abs(chart.x(900) - chart.x(100) - 24.7) < 1e-6)
    #expect(chart.layout.figures.filter { $0.kind == .bar }.map(\.breaks.count) == [0, 0, 1])
    #expect(chart.layout.axes.first { $0.edge == .bottom }?.breaks.count == 1)
  }

  @Test func valuesInTheCutAreAtTheBreakAndCounted() {
    let chart = LaidOutChart(
      bars([("D", 500), ("E", 700)]).chartYScale(domain: .broken([0...100, 900...1000])))
    let middle = (chart.y(100) + chart.y(900)) / 2
    #expect(chart.rects(.bar).filter { abs($0.minY - middle) < 1e-6 }.count == 2)
    #expect(chart.notes("2 values are between the ranges of the broken y axis"))
  }

  @Test func theAlternativeTextNamesTheRanges() {
    #expect(broken.layout.alternativeText.contains("broken axis, 0 to 100 and 900 to 1,000"))
  }

  @Test(
    arguments: [
      ([0...100, 50...200], "overlap"), ([0...100, 100...200], "overlap or meet"),
      ([900...1000, 0...100], "not in ascending order"), ([0...1000], "a single range"),
      ([0...100, 900...900], "an empty range"), ([], "no range"),
      ([10...100, 900...1000], "no range that contains zero"),
    ] as [([ClosedRange<Int>], String)])
  func rangesThatCannotBeDrawnAreErrors(_ ranges: [ClosedRange<Int>], _ text: String) {
    let chart = LaidOutChart(bars().chartYScale(domain: .broken(ranges)))
    let errors = chart.layout.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains(text) == true)
    #expect(errors.first?.message.contains("without a break") == true)
    #expect(chart.scales.y?.position.pieces == nil)
    #expect(chart.rects(.bar).count == 3)
  }

  @Test func rangesWithoutZeroAreAllowedForPoints() {
    let rows = rows
    let chart = LaidOutChart(
      Chart(rows, id: \.name) { PointMark(x: .value("Name", $0.name), y: .value("Y", $0.value)) }
        .chartYScale(domain: .broken([10...100, 900...1000])))
    #expect(chart.scales.y?.position.breaks.count == 1)
    #expect(chart.layout.diagnostics.isEmpty)
  }

  @Test func namesCannotBeBroken() {
    let chart = LaidOutChart(bars().chartXScale(domain: .broken([0...1, 3...4])))
    #expect(chart.notes("has categories, which have no ranges"))
    #expect(chart.scales.x?.names == ["A", "B", "C"])
  }

  @Test func endsMustBeFinite() {
    let chart = LaidOutChart(bars().chartYScale(domain: .broken([0...100, 900...Double.infinity])))
    #expect(chart.notes("give ranges of finite numbers"))
  }

  @Test func datesCanBeBroken() {
    let days = (0..<60).map { AxisProbe.date(2025, 1, 1).addingTimeInterval(Double($0) * 86_400) }
    let chart = LaidOutChart(
      Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Y", 1)) }
        .chartXScale(domain: .broken([days[0]...days[10], days[40]...days[59]])))
    #expect(chart.scales.x?.position.breaks.count == 1)
    #expect(chart.notes("29 values are between the ranges of the broken x axis"))
  }
}
