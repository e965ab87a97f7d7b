import EaselStatistics
import Foundation
import Testing

@Suite struct HistogramTests {
  @Test func everyValueIsCountedOnce() throws {
    var generator = SeededGenerator(seed: 5)
    let rules: [Statistics.BinRule] = [.sturges, .freedmanDiaconis, .scott, .count(13)]
    for count in 1...40 {
      let values = (0..<count).map { _ in generator.number() }
      for rule in rules {
        for end in [Statistics.Histogram.ClosedEnd.left, .right] {
          let histogram = try #require(
            Statistics.histogram(values, rule: rule, closedEnd: end))
          #expect(histogram.counts.reduce(0, +) == count)
          #expect(histogram.outsideCount == 0)
          #expect(histogram.breaks.count == histogram.counts.count + 1)
        }
      }
    }
  }

  @Test func aValueOnABreakBelongsToTheClosedEnd() {
    let left = Statistics.histogram([0, 1, 1, 2], breaks: [0, 1, 2], closedEnd: .left)
    let right = Statistics.histogram([0, 1, 1, 2], breaks: [0, 1, 2], closedEnd: .right)
    #expect(left?.counts == [1, 3])
    #expect(right?.counts == [3, 1])
    #expect(left?.bin(of: 1) == 1)
    #expect(right?.bin(of: 1) == 0)
    #expect(right?.bin(of: 3) == nil)
    #expect(right?.bin(of: .nan) == nil)
  }

  @Test func binsOfAWidthEndAtItsMultiples() {
    let fives = Statistics.histogram([3, 7, 12, 12, 20], rule: .width(5), closedEnd: .left)
    #expect(fives?.breaks == [0, 5, 10, 15, 20])
    #expect(fives?.counts == [1, 1, 2, 1])
    let tenths = Statistics.histogram([0.05, 0.3, 0.35], rule: .width(0.1), closedEnd: .left)
    #expect(tenths?.breaks == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(tenths?.counts == [1, 0, 0, 2])
    #expect(Statistics.binCount(for: [3, 7, 12, 20], rule: .width(5)) == 4)
    #expect(Statistics.histogram([7, 7], rule: .width(5))?.breaks == [5, 10])
    #expect(Statistics.histogram([5], rule: .width(5))?.counts == [1])
  }

  @Test(arguments: [0, -3, .nan, .infinity])
  func aWidthThatIsNotPositiveFollowsSturges(width: Double) {
    let values = [4, 3, 2, 1.0]
    #expect(Statistics.binCount(for: values, rule: .width(width)) == 3)
    #expect(
      Statistics.histogram(values, rule: .width(width))
        == Statistics.histogram(values, rule: .sturges))
  }

  @Test func everyValueIsInABinOfAnyWidth() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let size = pow(10, Double.random(in: -6...6, using: &generator))
      let values = (0..<12).map { _ in Double.random(in: -1...1, using: &generator) * size }
      let width = pow(10, Double.random(in: -9...9, using: &generator))
      for end in [Statistics.Histogram.ClosedEnd.left, .right] {
        let histogram = try #require(
          Statistics.histogram(values, rule: .width(width), closedEnd: end))
        #expect(histogram.counts.reduce(0, +) == 12, "width \(width), values \(values)")
        #expect(histogram.counts.count <= Statistics.maximumBinCount)
      }
    }
  }

  @Test func valuesOutsideOfTheBreaksAndMissingValuesAreCounted() {
    let histogram = Statistics.histogram([-1, 0.5, .nan, 7], breaks: [2, 0, 1, .nan, 1])
    #expect(histogram?.breaks == [0, 1, 2])
    #expect(histogram?.counts == [1, 0])
    #expect(histogram?.outsideCount == 2)
    #expect(histogram?.missingCount == 1)
    #expect(histogram?.densities == [1, 0])
    #expect(Statistics.histogram([1], breaks: [1]) == nil)
  }

  @Test func equalValuesHaveOneBin() {
    #expect(Statistics.binCount(for: [7, 7, 7], rule: .freedmanDiaconis) == 1)
    #expect(Statistics.binCount(for: [7, 7, 7], rule: .scott) == 1)
    #expect(Statistics.histogram([7, 7, 7], rule: .scott)?.counts == [3])
    #expect(Statistics.histogram([0])?.counts == [1])
  }

  @Test func theNumberOfBinsFollowsTheRule() {
    let values = [4, 3, 2, 1, Double.nan]
    #expect(Statistics.binCount(for: values, rule: .sturges) == 3)
    #expect(Statistics.binCount(for: values, rule: .freedmanDiaconis) == 2)
    #expect(Statistics.binCount(for: values, rule: .scott) == 2)
    #expect(Statistics.binCount(for: [1], rule: .sturges) == 1)
    #expect(Statistics.binCount(for: [], rule: .sturges) == nil)
  }

  @Test func theNumberOfBinsIsLimited() throws {
    let spike = Array(repeating: 0.0, count: 20) + (0..<20).map { Double($0) * 1e-9 } + [1e300]
    let bins = try #require(Statistics.binCount(for: spike, rule: .freedmanDiaconis))
    #expect(bins == Statistics.maximumBinCount)
    let histogram = try #require(Statistics.histogram(spike, rule: .freedmanDiaconis))
    #expect(histogram.counts.count < 3 * Statistics.maximumBinCount)
    #expect(Statistics.binCount(for: [1, 2], rule: .count(.max)) == Statistics.maximumBinCount)
    #expect(Statistics.binCount(for: [1, 2], rule: .count(.min)) == 1)
  }

  @Test func aRangeBeyondDoubleHasNoHistogram() {
    #expect(Statistics.histogram([-1.7e308, 1.7e308]) == nil)
    #expect(Statistics.histogram([1.7e308, 1.7e308])?.counts.reduce(0, +) ?? 2 == 2)
    #expect(Statistics.histogram([.nan]) == nil)
  }

  @Test func breaksHaveNoRoundingErrors() {
    let histogram = Statistics.histogram([0.05, 0.35], rule: .count(4))
    #expect(histogram?.breaks == [0, 0.1, 0.2, 0.3, 0.4])
  }
}
