import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct PositionScaleTests {
  private static let transforms: [ScaleTransform] = [
    .linear, .log(base: 10), .squareRoot, .power(exponent: 3), .symmetricLog(slopeAtZero: 2),
  ]

  @Test(arguments: transforms)
  func endsAreExactAndInversionGivesTheValueBack(_ transform: ScaleTransform) {
    var generator = SeededGenerator(seed: 91)
    for _ in 0..<500 {
      let low = abs(generator.number()) + 1e-3
      let high = low * Double.random(in: 1.1...1000, using: &generator)
      for (start, end) in [(10.0, 310.0), (310.0, 10.0)] {
        let scale = PositionScale(
          lower: low, upper: high, transform: transform, start: start, end: end)
        #expect(scale.position(of: low) == start)
        #expect(scale.position(of: high) == end)
        #expect(scale.value(at: start) == low && scale.value(at: end) == high)
        let value = Double.random(in: low...high, using: &generator)
        let back = scale.value(at: scale.position(of: value))
        #expect(abs(back - value) <= 1e-9 * high, "\(transform) \(low) \(high) \(value)")
      }
    }
  }

  @Test(arguments: transforms)
  func positionsOfAListEqualThoseOfEachValue(_ transform: ScaleTransform) {
    var generator = SeededGenerator(seed: 92)
    let values = (0..<100).map { _ in generator.number() } + [.nan, .infinity, 0, 1e308]
    let scale = PositionScale(
      lower: 1, upper: 500, transform: transform, start: 300, end: 0)
    var positions = [7.0]
    values.withUnsafeBufferPointer { scale.positions(of: $0, into: &positions) }
    #expect(positions.count == values.count)
    for (value, position) in zip(values, positions) {
      let single = scale.position(of: value)
      #expect(single == position || single.isNaN && position.isNaN)
    }
  }

  @Test(arguments: transforms)
  func positionsOfFiniteValuesAreNeverInfinite(_ transform: ScaleTransform) {
    let limit = Double.greatestFiniteMagnitude
    let values = [0, 1, -1, 1e308, -1e308, limit, -limit, .leastNonzeroMagnitude, .infinity, .nan]
    for low in values {
      for high in values {
        let scale = PositionScale(
          lower: low, upper: high, transform: transform, start: 10, end: 300)
        #expect(scale.lower.isFinite && scale.upper.isFinite)
        for value in values {
          let position = scale.position(of: value)
          #expect(!position.isInfinite, "\(transform) \(low) \(high) \(value)")
          if transform == .linear, !value.isNaN { #expect(!position.isNaN) }
        }
        #expect(scale.value(at: 155).isFinite, "\(transform) \(low) \(high)")
        #expect(scale.value(at: .nan).isNaN)
      }
    }
  }

  @Test func farPositionsAreClamped() {
    let scale = PositionScale(lower: 0, upper: 1, start: 0, end: 100)
    #expect(scale.position(of: 1e300) == 1e8)
    #expect(scale.position(of: -.infinity) == -1e8)
    #expect(scale.position(of: .nan).isNaN)
  }

  @Test func theOnlyValueOfADomainIsInTheMiddle() {
    let scale = PositionScale(lower: 5, upper: 5, start: 0, end: 100)
    #expect(scale.position(of: 5) == 50)
    #expect(scale.position(of: .nan).isNaN)
    #expect(scale.value(at: 20) == 5)
    var positions: [Double] = []
    [5, .nan].withUnsafeBufferPointer { scale.positions(of: $0, into: &positions) }
    #expect(positions[0] == 50 && positions[1].isNaN)
  }

  @Test func aLogarithmicIntervalThatReachesZeroHasAPositiveLowerEnd() {
    let log = ScaleTransform.log(base: 10)
    #expect(PositionScale(lower: 0, upper: 1000, transform: log, start: 0, end: 1).lower == 1)
    let negative = PositionScale(lower: -1000, upper: -10, transform: log, start: 0, end: 100)
    #expect(abs(negative.position(of: -100) - 50) < 1e-9)
    #expect(negative.position(of: 5).isNaN)
  }

  @Test func categoriesHaveEqualSteps() {
    let scale = PositionScale(categories: 4, start: 0, end: 200, bandRatio: 0.7)
    #expect([0.0, 1, 2, 3].map(scale.position) == [25, 75, 125, 175])
    #expect(scale.step == 50 && scale.bandwidth == 35)
    #expect(scale.band(at: 1).lower == 57.5 && scale.band(at: 1).upper == 92.5)
    #expect(scale.category(at: 49) == 0 && scale.category(at: 51) == 1)
    #expect(scale.category(at: -1) == nil && scale.category(at: 201) == nil)
    #expect(PositionScale(lower: 0, upper: 1, start: 0, end: 1).category(at: 0.5) == nil)
  }

  @Test func categoriesRunBackwardsInAReversedRange() {
    let scale = PositionScale(categories: 4, start: 200, end: 0)
    #expect([0.0, 3].map(scale.position) == [175, 25])
    #expect(scale.band(at: 0).lower == 150)
    #expect(PositionScale(categories: 0, start: 0, end: 10).step == 10)
  }
}
