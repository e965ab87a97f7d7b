import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct LogLevelsTests {
  private func majors(_ low: Double, _ high: Double, base: Double = 10) -> [[Double]] {
    LogTicks.levels(from: low, to: high, base: base).map(\.major)
  }

  @Test func threePowersHaveMultiplesByOneTwoAndFiveFirst() {
    let levels = majors(1, 1000)
    #expect(
      levels == [
        [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], [1, 3, 10, 30, 100, 300, 1000],
        [1, 10, 100, 1000],
      ])
    #expect(LogTicks.levels(from: 1, to: 1000, base: 10)[0].minor.prefix(4) == [3, 4, 6, 7])
  }

  @Test func aLongerIntervalHasNoLevels() {
    #expect(majors(1, 1001).isEmpty)
    #expect(majors(1, 10_000).isEmpty)
    #expect(majors(1e-300, 1e300).isEmpty)
  }

  @Test func anIntervalWithFewerThanThreeMultiplesHasNoLevels() {
    #expect(majors(2, 9).isEmpty)
    #expect(majors(30, 31).isEmpty)
  }

  @Test(arguments: [2, 5, 17, 1.5, .nan, .infinity] as [Double])
  func otherBasesHaveNoLevels(_ base: Double) {
    // A base that is not a number counts as 10.
    #expect(majors(1, 100, base: base).isEmpty == base.isFinite)
  }

  @Test func endsOfOtherSignsAreMirroredOrHaveNone() {
    #expect(majors(-100, -1).last == [-100, -10, -1])
    #expect(majors(-1, 100).isEmpty)
    #expect(majors(0, 100).isEmpty)
    #expect(majors(.nan, 100).isEmpty)
  }

  @Test func ticksAreInTheIntervalAndApart() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let low = abs(generator.number()) + 1e-9
      let high = low * (1 + Double.random(in: 0...2000, using: &generator))
      for level in LogTicks.levels(from: low, to: high, base: 10) {
        for list in [level.major, level.minor] {
          #expect(list.allSatisfy { $0 >= low && $0 <= high })
          #expect(zip(list, list.dropFirst()).allSatisfy { $0 < $1 })
        }
        #expect((3...10).contains(level.major.count))
        #expect(Set(level.major).isDisjoint(with: level.minor))
      }
    }
  }
}
