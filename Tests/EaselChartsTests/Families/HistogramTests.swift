import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import EaselStatistics
import Foundation
import Testing

@Suite struct HistogramTests {
  @Test func binsAdjoinAndTheirCountsSumToTheValues() throws {
    for seed in 0..<30 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<100).map { _ in Double.random(in: 0...50, using: &generator) }
      let layout = FamilySupport.layout { Histogram(x: .value("V", values), bins: .count(8)) }
      let bars = layout.bounds(.bar)
      for (a, b) in zip(bars, bars.dropFirst()) {
        #expect(b.minX - a.maxX >= -0.01 && b.minX - a.maxX <= 1.01)
      }
      let histogram = try #require(
        Statistics.histogram(values, rule: .count(8), closedEnd: .left))
      #expect(bars.count == histogram.counts.count)
      #expect(histogram.counts.reduce(0, +) == 100)
      let unit = (bars.map(\.height).reduce(0, +)) / 100
      for (bar, count) in zip(bars, histogram.counts) {
        #expect(bar.height.isNear(CGFloat(count) * unit, 0.02))
      }
    }
  }

  @Test func greatestValueCountsInTheLastBin() {
    let layout = FamilySupport.layout {
      Histogram(x: .value("V", [0, 1, 2, 3, 4.0]), bins: .count(4))
    }
    let heights = layout.bounds(.bar).map(\.height)
    #expect(heights.count == 4)
    #expect(heights.last.map { $0.isNear((heights.first ?? 0) * 2) } == true)
  }

  @Test func datesAreCountedInCalendarUnits() {
    let dates = (0..<90).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
    let layout = FamilySupport.layout { Histogram(x: .value("D", dates), bins: .count(3)) }
    #expect(layout.bounds(.bar).count >= 2)
  }

  @Test func horizontalBarsBeginAtTheLeadingEdge() {
    let layout = FamilySupport.layout(.rightToLeft) {
      Histogram(y: .value("V", [1, 2, 2, 3, 3, 3.0]))
    }
    let ends = layout.bounds(.bar).filter { $0.width > 0 }.map(\.maxX)
    #expect(!ends.isEmpty)
    for end in ends { #expect(end.isNear(layout.plot.maxX)) }
  }

  @Test func missingValuesAndEmptySamplesAreNoted() {
    let some = FamilySupport.layout { Histogram(x: .value("V", [1, 2, .nan, 4.0])) }
    #expect(some.notes("Histogram").count == 1)
    let none = FamilySupport.layout { Histogram(x: .value("V", [Double]())) }
    #expect(none.notes("Histogram").count == 1)
    let wide = FamilySupport.layout { Histogram(x: .value("V", [-1e308, 1e308])) }
    #expect(wide.notes("Histogram").count == 1)
  }
}
