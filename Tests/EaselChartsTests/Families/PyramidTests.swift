import EaselBlocks
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PyramidTests {
  struct Count {
    var age: String
    var sex: String
    var people: Double
  }

  static func counts(_ women: [Double], _ men: [Double]) -> [Count] {
    zip(women, men).enumerated().flatMap { index, pair in
      [
        Count(age: "\(index * 10)+", sex: "Women", people: pair.0),
        Count(age: "\(index * 10)+", sex: "Men", people: pair.1),
      ]
    }
  }

  static func chart(_ counts: [Count]) -> Chart<some ChartContent> {
    Chart {
      PopulationPyramid(
        counts, x: { .value("People", $0.people) }, y: { .value("Age", $0.age) },
        side: { .value("Sex", $0.sex) })
    }
  }

  @Test func barsOfOneAgeShareTheirHeightAndTouchAtZero() {
    let chart = LaidOutChart(Self.chart(Self.counts([900, 700, 300], [880, 750, 200])))
    let bars = chart.rects(.bar)
    #expect(bars.count == 6)
    for (women, men) in zip(bars[..<3], bars[3...]) {
      #expect(isNear(women.minY, men.minY) && isNear(women.maxY, men.maxY))
      #expect(isNear(women.maxX, chart.x(0)) && isNear(men.minX, chart.x(0)))
    }
  }

  @Test func theFirstGroupStandsAtTheBottom() {
    let bars = LaidOutChart(Self.chart(Self.counts([900, 700], [880, 750]))).rects(.bar)
    #expect(bars[1].minY > bars[0].maxY && bars[1].width > bars[0].width)
  }

  @Test func scalesAreMirroredWithLabelsThatHaveNoSign() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<6).map { _ in abs(generator.number()) }
      let chart = LaidOutChart(
        Self.chart(Self.counts(Array(values[..<3]), Array(values[3...]))))
      #expect(chart.scales.x.map { $0.lower == -$0.upper } == true)
      #expect(isNear(chart.x(0), chart.layout.plot.midX))
      let ticks = chart.layout.axes.filter { $0.edge == .bottom }.flatMap(\.ticks)
      #expect(!ticks.isEmpty)
      let texts = ticks.map { $0.text ?? "" }
      #expect(!texts.contains { $0.hasPrefix("-") || $0.hasPrefix("\u{2212}") })
    }
  }

  @Test func eachSideIsHeadedByItsSum() {
    let groups = Self.chart(Self.counts([900, 700], [880, 750])).markList.groups
    #expect(groups.map(\.marks) == [0..<2, 2..<4])
  }

  @Test func theFirstSideLiesAtTheLeadingSide() {
    let chart = LaidOutChart(Self.chart(Self.counts([9], [8])), isRightToLeft: true)
    #expect(isNear(chart.rects(.bar)[0].minX, chart.x(0)))
  }

  @Test func badAmountsAndAThirdSideAreNoted() {
    let chart = LaidOutChart(
      Self.chart([
        Count(age: "0", sex: "W", people: -1), Count(age: "0", sex: "W", people: 3),
        Count(age: "1", sex: "M", people: .nan), Count(age: "1", sex: "M", people: 1e308),
        Count(age: "1", sex: "M", people: 1e308), Count(age: "2", sex: "X", people: 1),
      ]))
    #expect(chart.notes("an amount is negative or not a finite number"))
    #expect(chart.notes("more than two sides"))
    #expect(chart.isFinite)
  }

  @Test func noAmountsMakeAnEmptyChart() {
    #expect(LaidOutChart(Self.chart([])).layout.figures.isEmpty)
  }
}
