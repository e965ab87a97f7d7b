import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct LogTicksTests {
  @Test func intervalsOfThreePowersHaveTicksAtPowers() {
    let ticks = LogTicks(from: 1, to: 10_000)
    #expect(ticks.major == [1, 10, 100, 1000, 10_000])
    #expect(ticks.minor.count == 32)
    #expect(ticks.minor.prefix(3) == [2, 3, 4])
  }

  @Test func intervalsUnderThreePowersHaveTicksAtMultiplesByOneTwoAndFive() {
    let ticks = LogTicks(from: 2, to: 90)
    #expect(ticks.major == [2, 5, 10, 20, 50])
    #expect(ticks.minor == [3, 4, 6, 7, 8, 9, 30, 40, 60, 70, 80, 90])
  }

  @Test func aNarrowIntervalHasLinearTicks() {
    #expect(LogTicks(from: 30, to: 31, count: 6).major == [30, 30.2, 30.4, 30.6, 30.8, 31])
    #expect(LogTicks(from: 5, to: 8, count: 6).major == [5, 6, 7, 8])
  }

  @Test func manyPowersAreThinnedEvenly() {
    let ticks = LogTicks(from: 1e-3, to: 1e9, count: 6)
    #expect(ticks.major == [1e-2, 1, 1e2, 1e4, 1e6, 1e8])
    #expect(ticks.minor.contains(1e-3))
  }

  @Test func ticksFollowTheBaseOfTheScale() {
    #expect(LogTicks(from: 1, to: 16, base: 2).major == [1, 2, 4, 8, 16])
    #expect(LogTicks(from: 1, to: 16, base: 2).minor.isEmpty)
    #expect(LogTicks(from: 1, to: 1000, base: -3).major == [1, 10, 100, 1000])
  }

  @Test func negativeAndDescendingIntervalsAreMirrored() {
    #expect(LogTicks(from: -1000, to: -1).major == [-1000, -100, -10, -1])
    #expect(LogTicks(from: 1000, to: 1).major == [1000, 100, 10, 1])
  }

  @Test(arguments: [(0.0, 10.0), (-1, 1), (.nan, 1), (1, .infinity), (0, 0)])
  func anIntervalThatReachesZeroOrHasNoEndHasNoTicks(_ start: Double, _ stop: Double) {
    #expect(LogTicks(from: start, to: stop).major.isEmpty)
    #expect(LogTicks.breaks(from: start, to: stop).isEmpty)
  }

  @Test func ticksLieWithinAndAscend() {
    var generator = SeededGenerator(seed: 101)
    for base in [2, 10, 2.718281828459045, 16] {
      for _ in 0..<500 {
        let low = abs(generator.number()) + 1e-9
        let high = low * (1 + abs(generator.number()))
        let ticks = LogTicks(from: low, to: high, base: base, count: 6)
        for list in [ticks.major, ticks.minor] {
          #expect(list.allSatisfy { $0 >= low && $0 <= high })
          #expect(zip(list, list.dropFirst()).allSatisfy { $0 < $1 })
        }
        #expect(ticks.major.count <= 8)
        #expect(Set(ticks.major).isDisjoint(with: ticks.minor))
      }
    }
  }

  @Test func theGreatestAndTheLeastNumbersHaveTicks() {
    let limit = Double.greatestFiniteMagnitude
    let ticks = LogTicks(from: .leastNormalMagnitude, to: limit)
    #expect((3...8).contains(ticks.major.count))
    #expect(ticks.major.allSatisfy { $0 > 0 && $0.isFinite })
  }

  @Test func basesNearOneHaveALimitedNumberOfTicks() {
    let limit = Double.greatestFiniteMagnitude
    for base in [1 + 1e-15, 1.000001, 1.01, 1.1] {
      let ticks = LogTicks(from: .leastNonzeroMagnitude, to: limit, base: base)
      #expect(ticks.major.count <= 8 && ticks.minor.count <= 1000)
      let scale = LogScale(base: base, domain: [.leastNonzeroMagnitude, limit])
      #expect(scale.ticks().count <= 20)
    }
  }

  @Test func symmetricTicksArePowersOfBothSignsAndZero() {
    let ticks = SymlogTicks(from: -1000, to: 1000)
    #expect(ticks.major == [-1000, -100, -10, -1, 0, 1, 10, 100, 1000])
    #expect(SymlogTicks(from: 1000, to: -1).major.first == 1000)
  }

  @Test func symmetricTicksAreLinearNearZero() {
    #expect(SymlogTicks(from: 0, to: 0.5).major == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    let ticks = SymlogTicks(from: -1, to: 1, slopeAtZero: 0.1).major
    #expect(ticks.contains(0) && ticks.count >= 3 && ticks.count <= 9)
  }

  @Test func manySymmetricPowersAreThinned() {
    let ticks = SymlogTicks(from: -1e9, to: 1e9, count: 7)
    #expect(ticks.major.count <= 7)
    #expect(ticks.major.contains(0) && ticks.major.last == 1e9 && ticks.major.first == -1e9)
  }

  @Test func symmetricTicksOfExtremeNumbersAreFew() {
    let limit = Double.greatestFiniteMagnitude
    #expect(SymlogTicks(from: -limit, to: limit).major.count <= 9)
    #expect(SymlogTicks(from: 0, to: limit, slopeAtZero: limit).major.count <= 9)
    #expect(SymlogTicks(from: .nan, to: 1).major.isEmpty)
  }
}
