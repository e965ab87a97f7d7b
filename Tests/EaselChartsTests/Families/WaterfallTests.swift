import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

@Suite struct WaterfallTests {
  struct Step {
    var name: String
    var change: Double
    var isTotal = false
  }

  static let steps = [
    Step(name: "2024", change: 420, isTotal: true), Step(name: "Sales", change: 90),
    Step(name: "Costs", change: -60.5), Step(name: "2025", change: 0, isTotal: true),
  ]

  static func chart(_ steps: [Step]) -> Chart<some ChartContent> {
    Chart {
      Waterfall(
        steps, x: { .value("Step", $0.name) }, y: { .value("Change", $0.change) },
        isTotal: \.isTotal)
    }
  }

  @Test func eachBarStartsWhereTheLastEnded() {
    let chart = LaidOutChart(Self.chart(Self.steps))
    let bars = chart.rects(.bar)
    #expect(bars.count == 4)
    #expect(isNear(bars[0].minY, chart.y(420)) && isNear(bars[0].maxY, chart.y(0)))
    #expect(isNear(bars[1].maxY, bars[0].minY) && isNear(bars[1].minY, chart.y(510)))
    #expect(isNear(bars[2].minY, bars[1].minY) && isNear(bars[2].maxY, chart.y(449.5)))
  }

  @Test func totalsStandOnZero() {
    let chart = LaidOutChart(Self.chart(Self.steps))
    let total = chart.rects(.bar)[3]
    #expect(isNear(total.maxY, chart.y(0)) && isNear(total.minY, chart.y(449.5)))
  }

  @Test func connectorsLieAtTheSharedEnd() {
    let chart = LaidOutChart(Self.chart(Self.steps))
    let lines = chart.rects(.rule)
    #expect(lines.map(\.height) == [0, 0, 0])
    for (line, end) in zip(lines, [420, 510, 449.5]) { #expect(isNear(line.minY, chart.y(end))) }
    let bars = chart.rects(.bar)
    #expect(isNear(lines[0].minX, bars[0].maxX) && isNear(lines[0].maxX, bars[1].minX))
  }

  @Test func labelsStandAtTheSideOfGrowth() {
    let groups = Self.chart(Self.steps).markList.groups
    let sides = groups.compactMap { group in
      if case .annotation(let annotation) = group.effect { annotation.position } else { nil }
    }
    #expect(sides == [.top, .top, .bottom, .top])
  }

  @Test func stepsRunFromTheLeadingSide() {
    let bars = LaidOutChart(Self.chart(Self.steps), isRightToLeft: true).rects(.bar)
    #expect(bars[0].minX > bars[1].maxX && bars[2].minX > bars[3].maxX)
  }

  @Test func aSumBelowZeroCrossesTheLineAtZero() {
    let chart = LaidOutChart(
      Self.chart([Step(name: "A", change: 3), Step(name: "B", change: -5)]))
    #expect(isNear(chart.rects(.bar)[1].maxY, chart.y(-2)))
    #expect(chart.rects(.rule).contains { isNear($0.minY, chart.y(0)) })
  }

  @Test func changesThatAreNoNumbersAreLeftOutAndNoted() {
    let chart = LaidOutChart(
      Self.chart([
        Step(name: "A", change: 1e308), Step(name: "B", change: .nan),
        Step(name: "C", change: .infinity), Step(name: "D", change: 1e308),
        Step(name: "E", change: -1e307),
      ]))
    #expect(chart.rects(.bar).count == 2)
    #expect(chart.notes("is not a finite number and is left out (B, C, D)"))
    #expect(chart.isFinite)
  }

  @Test func aTotalThatIsNotTheSumIsNoted() {
    var steps = Self.steps
    steps[3].change = 450
    #expect(LaidOutChart(Self.chart(steps)).notes("a total differs from the sum"))
    steps[3].change = 449.5
    #expect(!LaidOutChart(Self.chart(steps)).notes("a total differs from the sum"))
  }

  @Test func noStepsMakeAnEmptyChart() {
    #expect(LaidOutChart(Self.chart([])).layout.figures.isEmpty)
  }

  @Test func aForegroundStyleColorsTheBarsAndNotTheConnectors() {
    let list = Chart {
      Waterfall(
        Self.steps, x: { .value("Step", $0.name) }, y: { .value("Change", $0.change) }
      ).foregroundStyle(.red)
    }
    let chart = LaidOutChart(list)
    let bars = chart.layout.figures.filter { $0.kind == .bar }.map(\.fill)
    #expect(Set(bars).count == 1)
    let rules = chart.layout.figures.filter { $0.kind == .rule }.map(\.stroke)
    #expect(!rules.isEmpty && !rules.contains(bars[0]))
  }
}
