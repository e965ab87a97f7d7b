import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct StackingTests {
  private static func same(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  @Test func theFirstValueIsAtTheBottomAndNegativeValuesAreBelowZero() {
    let spans = Stacking.offsets(
      values: [3, 1, -2, 4, -1], keys: [0, 0, 0, 7, 0], method: .standard)
    #expect(spans.starts == [0, 3, 0, 0, -2])
    #expect(spans.ends == [3, 4, -2, 4, -3])
    #expect(spans.notes.isEmpty)
  }

  @Test func sharesAreThoseOfAllAbsoluteValues() {
    let spans = Stacking.offsets(values: [3, -1, 0], keys: [1, 1, 1], method: .normalized)
    #expect(spans.starts == [0, 0, 0.75])
    #expect(spans.ends == [0.75, -0.25, 0.75])
  }

  @Test func sharesOfPositiveValuesEndAtExactlyOne() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<9).map { _ in abs(generator.number()) }
      let spans = Stacking.offsets(
        values: values, keys: [Int](repeating: 0, count: 9), method: .normalized)
      #expect(spans.ends.last == 1)
    }
  }

  @Test func aStackWithoutASumHasNoSharesAndIsNoted() {
    let spans = Stacking.offsets(values: [0, 2, 0], keys: [4, 5, 4], method: .normalized)
    #expect(Self.same(spans.ends, [.nan, 1, .nan]))
    #expect(spans.notes.empty == [4])
    #expect(spans.notes.infinite.isEmpty)
  }

  @Test func aStreamIsCenteredAtZero() {
    let spans = Stacking.offsets(values: [2, 4, 6], keys: [0, 0, 1], method: .center)
    #expect(spans.starts == [-3, -1, -3])
    #expect(spans.ends == [-1, 3, 3])
  }

  @Test func aStreamLeavesNegativesOutAndNotesThem() {
    let spans = Stacking.offsets(values: [2, -4], keys: [0, 0], method: .center)
    #expect(Self.same(spans.ends, [1, .nan]))
    #expect(spans.notes.negative == [1])
  }

  @Test func unstackedRowsAllBeginAtZero() {
    let spans = Stacking.offsets(values: [2, -4, 5], keys: [0, 0, 0], method: .unstacked)
    #expect(spans.starts == [0, 0, 0])
    #expect(spans.ends == [2, -4, 5])
  }

  @Test(arguments: [MarkStackingMethod.standard, .normalized, .center, .unstacked])
  func rowsWithoutAValueAreSkipped(_ method: MarkStackingMethod) {
    let all = Stacking.offsets(
      values: [1, .nan, 2, .infinity, 3], keys: [0, 0, 0, 0, 0], method: method)
    let some = Stacking.offsets(values: [1, 2, 3], keys: [0, 0, 0], method: method)
    #expect([0, 2, 4].map { all.ends[$0] } == some.ends)
    #expect(all.ends[1].isNaN && all.starts[3].isNaN)
    #expect(all.notes.missing == [1])
    #expect(all.notes.infinite == [3])
  }

  @Test(arguments: [MarkStackingMethod.standard, .normalized, .center])
  func sumsThatOverflowAreNotedAndNeverInfinite(_ method: MarkStackingMethod) {
    let spans = Stacking.offsets(
      values: [1.5e308, 1.5e308, 1], keys: [0, 0, 1], method: method)
    #expect(spans.ends.allSatisfy { !$0.isInfinite })
    #expect(spans.notes.infinite.contains(1))
    #expect(spans.ends[2].isFinite)
  }

  @Test func keysWithoutAValueAreNotedAsMissing() {
    let spans = Stacking.offsets(values: [1, 2], keys: [0, 0, 0], method: .standard)
    #expect(spans.ends.count == 3)
    #expect(spans.notes.missing == [2])
  }

  @Test func keysMayBeAnyInteger() {
    let keys = [Int.min, .max, .min, .max]
    let spans = Stacking.offsets(values: [1, 2, 3, 4], keys: keys, method: .standard)
    #expect(spans.starts == [0, 0, 1, 2])
    #expect(Stacking.offsets(values: [], keys: [], method: .center).starts.isEmpty)
  }

  @Test func spansOfAStackTouchAndNeverOverlap() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let values = (0..<50).map { _ in Double(Int.random(in: -20...20, using: &generator)) }
      let keys = (0..<50).map { _ in Int.random(in: 0...5, using: &generator) }
      let spans = Stacking.offsets(values: values, keys: keys, method: .standard)
      for key in 0...5 {
        let rows = values.indices.filter { keys[$0] == key }
        var (above, below) = (0.0, 0.0)
        for row in rows {
          #expect(spans.starts[row] == (values[row] < 0 ? below : above))
          if values[row] < 0 { below += values[row] } else { above += values[row] }
        }
      }
    }
  }

  // MARK: Series

  @Test func missingPositionsAreInterpolatedInsideAndZeroOutside() {
    let aligned = Stacking.alignSeries(
      positions: [[0, 10], [5, 20, 0]], values: [[0, 100], [1, 2, 3]])
    #expect(aligned.positions == [0, 5, 10, 20])
    #expect(aligned.values[0] == [0, 50, 100, 0])
    let wanted = [3, 1, 1 + 1.0 / 3, 2]
    #expect(zip(aligned.values[1], wanted).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(aligned.isGiven[0] == [true, false, true, false])
  }

  @Test func missingPositionsCanBeZero() {
    let aligned = Stacking.alignSeries(
      positions: [[0, 10], [5]], values: [[4, 6], [1]], filling: .zero)
    #expect(aligned.values == [[4, 0, 6], [0, 1, 0]])
  }

  @Test func equalPositionsAreAdded() {
    let aligned = Stacking.alignSeries(positions: [[1, -0.0, 1, 0]], values: [[1, 2, 3, 4]])
    #expect(aligned.positions == [0, 1])
    #expect(aligned.values == [[6, 4]])
  }

  @Test func rowsThatAreNotFiniteAreLeftOutAndCounted() {
    let aligned = Stacking.alignSeries(
      positions: [[.nan, 1, 2], [3]], values: [[1, .infinity, 2, 9], []])
    #expect(aligned.positions == [2])
    #expect(aligned.values == [[2], [0]])
    #expect(aligned.leftOut == 4)
  }

  @Test func extremePositionsAreInterpolated() {
    let aligned = Stacking.alignSeries(
      positions: [[-1.5e308, 1.5e308], [0]], values: [[1, 3], [5]])
    #expect(aligned.values[0] == [1, 2, 3])
  }

  // MARK: Dodging and jitter

  @Test(arguments: [(0.0, 30.0), (30.0, 0.0), (-8e307, 8e307), (0.1, 0.7)])
  func slotsAreEqualDisjointAndFillTheSpan(_ start: Double, _ end: Double) {
    for count in 1...9 {
      let slots = Dodge.slots(count: count, from: start, to: end)
      #expect(slots.first?.start == start && slots.last?.end == end)
      for (a, b) in zip(slots, slots.dropFirst()) { #expect(a.end == b.start) }
      let length = abs(end / Double(count) - start / Double(count))
      #expect(slots.allSatisfy { abs($0.length - length) <= 1e-12 * abs(length) + 1e-15 })
    }
  }

  @Test func invalidCountsAndSpansHaveNoSlots() {
    #expect(Dodge.slots(count: 0, from: 0, to: 1).isEmpty)
    #expect(Dodge.slots(count: -3, from: 0, to: 1).isEmpty)
    #expect(Dodge.slots(count: 3, from: .nan, to: 1).isEmpty)
  }
}
