import EaselCharts
import EaselGenerators
import Testing

@Suite struct TicksTests {
  @Test func ticksLieWithinTheDomainInOrder() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let (start, stop) = (generator.number(), generator.number())
      let count = Double.random(in: 1...50, using: &generator)
      let ticks = Ticks.values(from: start, to: stop, count: count)
      #expect(ticks.allSatisfy { $0 >= min(start, stop) && $0 <= max(start, stop) })
      #expect(ticks == (start < stop ? ticks.sorted() : ticks.sorted(by: >)))
    }
  }

  @Test func theNumberOfTicksIsNearTheOneWanted() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let start = generator.number()
      let length = abs(generator.number()) + 1e-3 * abs(start)
      let count = Double(Int.random(in: 5...40, using: &generator))
      let ticks = Double(Ticks.values(from: start, to: start + length, count: count).count)
      // The step is off by less than √2.5 either way; the ends add or take one.
      #expect(ticks >= (count / 1.6).rounded(.down) - 1)
      #expect(ticks <= (count * 1.6).rounded(.up) + 1)
    }
  }

  @Test func niceContainsTheDataAndBeginsOnATick() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let low = generator.number()
      let high = low + abs(generator.number()) + 1e-6 * abs(low)
      let (start, stop) = Ticks.nice(from: low, to: high, count: 10)
      #expect(start <= low && stop >= high)
      let ticks = Ticks.values(from: start, to: stop, count: 10)
      #expect(ticks.first == start && ticks.last == stop)
    }
  }

  @Test func niceKeepsTheDirection() {
    let ends = Ticks.nice(from: 0.876, to: 0.132, count: 10)
    #expect(ends == (0.9, 0.1))
  }

  @Test func stepsOfDescendingEndsAreNegative() {
    #expect(Ticks.step(from: 10, to: 0, count: 5) == -2)
    #expect(Ticks.step(from: 1, to: 0, count: 5) == -0.2)
  }

  @Test(arguments: [
    (-Double.infinity, 1.0, 10.0), (0, .infinity, 10), (.nan, 1, 10), (0, 1, .infinity),
    (0, 1, -1), (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, 10),
    (0, Double.leastNonzeroMagnitude, 10),
  ])
  func invalidArgumentsHaveFewFiniteTicks(_ start: Double, _ stop: Double, _ count: Double) {
    let ticks = Ticks.values(from: start, to: stop, count: count)
    #expect(ticks.allSatisfy { $0.isFinite })
    #expect(ticks.count <= 12)
  }

  @Test func theNumberOfTicksIsLimited() {
    let ticks = Ticks.values(from: 0, to: 1, count: 1e300)
    #expect(ticks.count == 10_001)
  }

  @Test func adjacentNumbersHaveNoRepeatedTicks() {
    let start = 1e15
    let ticks = Ticks.values(from: start, to: start.nextUp, count: 100)
    #expect(Set(ticks).count == ticks.count)
  }

  @Test func niceKeepsEndsThatCannotBeWidened() {
    let limit = Double.greatestFiniteMagnitude
    #expect(Ticks.nice(from: -limit, to: limit, count: 10) == (-limit, limit))
    #expect(Ticks.nice(from: 0, to: limit, count: 3).stop.isFinite)
  }

  @Test func decimalsAndDigitsFollowTheStep() {
    #expect(Ticks.decimals(forStep: 0.05) == 2)
    #expect(Ticks.decimals(forStep: -0.2) == 1)
    #expect(Ticks.decimals(forStep: 20) == 0)
    #expect(Ticks.decimals(forStep: 100, unitExponent: 3) == 1)
    #expect(Ticks.decimals(forStep: 0) == 0)
    #expect(Ticks.decimals(forStep: .nan) == 0)
    #expect(Ticks.significantDigits(forStep: 0.01, largest: 2) == 3)
    #expect(Ticks.significantDigits(forStep: .infinity, largest: 2) == 1)
  }
}
