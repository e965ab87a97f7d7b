import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct ExtendedTicksTests {
  @Test func looseTicksEncloseTheInterval() {
    var generator = SeededGenerator(seed: 111)
    for _ in 0..<500 {
      let (a, b) = (generator.number(), generator.number())
      let (low, high) = (min(a, b), max(a, b))
      let count = Double(Int.random(in: 2...12, using: &generator))
      let ticks = ExtendedTicks.values(from: low, to: high, count: count, isLoose: true)
      #expect((ticks.first ?? .nan) <= low && (ticks.last ?? .nan) >= high)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func ticksScaleWithTheInterval() {
    let ticks = ExtendedTicks.values(from: -13, to: 42, count: 7)
    for exponent in [-200, -20, 20, 200] {
      let factor = exponent < 0 ? 1 / power(-exponent) : power(exponent)
      let scaled = ExtendedTicks.values(from: -13 * factor, to: 42 * factor, count: 7)
      #expect(scaled.count == ticks.count)
      for (small, large) in zip(ticks, scaled) {
        #expect(abs(small * factor - large) <= 1e-9 * 42 * factor)
      }
    }
  }

  private func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { result, _ in result * 10 }
  }

  @Test func labelsThatOverlapMakeTicksFewer() {
    let free = ExtendedTicks.values(from: 0, to: 100, count: 11)
    let legible = ExtendedTicks.values(from: 0, to: 100, count: 11) { ticks in
      ticks.count > 6 ? -1e6 : 1
    }
    #expect(free.count == 11)
    #expect(legible.count <= 6 && legible.count >= 2)
  }

  @Test func aLegibilityThatNoTicksMeetEndsTheSearch() {
    var calls = 0
    _ = ExtendedTicks.values(from: 0, to: 97.3, count: 9) { _ in
      calls += 1
      return -.infinity
    }
    #expect(calls <= 20_000)
    let undefined = ExtendedTicks.values(from: 0, to: 97.3, count: 9) { _ in .nan }
    #expect(undefined == ExtendedTicks.values(from: 0, to: 97.3, count: 9))
  }

  @Test func descendingIntervalsHaveDescendingTicks() {
    #expect(
      ExtendedTicks.values(from: 42, to: -13, count: 7)
        == ExtendedTicks.values(from: -13, to: 42, count: 7).reversed())
  }

  @Test func invalidInputHasFewTicksOrNone() {
    #expect(ExtendedTicks.values(from: .nan, to: 1, count: 5).isEmpty)
    #expect(ExtendedTicks.values(from: 0, to: .infinity, count: 5).isEmpty)
    #expect(ExtendedTicks.values(from: 0, to: 1, count: .nan).isEmpty)
    #expect(ExtendedTicks.values(from: 3, to: 3, count: 5) == [3])
    #expect(ExtendedTicks.values(from: -1e308, to: 1e308, count: 5) == [-1e308, 1e308])
    #expect(ExtendedTicks.values(from: 1, to: 1.0.nextUp, count: 5).count == 2)
    #expect(ExtendedTicks.values(from: 0, to: 1, count: -5).count >= 2)
    #expect(ExtendedTicks.values(from: 0, to: 1, count: 1e9).count <= 2000)
  }

  @Test func crowdedTicksAreThinned() {
    func root(_ value: Double) -> Double { (value / 100).squareRoot() * 100 }
    #expect(
      Ticks.thinned([0, 20, 40, 60, 80, 100], minimumDistance: 12, position: root)
        == [0, 20, 40, 60, 100])
    #expect(Ticks.thinned([1, 2, 3], minimumDistance: 12) { _ in .nan }.isEmpty)
    #expect(Ticks.thinned([1, 2, 3], minimumDistance: 12) { $0 } == [1])
    #expect(Ticks.thinned([], minimumDistance: 12) { $0 }.isEmpty)
  }

  @Test func ticksOfTransformsKeepTheMinimumDistance() {
    let transform = ScaleTransform.power(exponent: 4)
    let ticks = transform.ticks(from: 0, to: 100, count: 10, length: 200, minimumDistance: 20)
    let scale = PositionScale(lower: 0, upper: 100, transform: transform, start: 0, end: 200)
    let positions = ticks.major.map(scale.position)
    #expect(ticks.major.last == 100 && ticks.major.count >= 3)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 >= 20 })
  }
}
