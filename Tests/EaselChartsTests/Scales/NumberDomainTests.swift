import EaselGenerators
import Testing

@testable import EaselCharts

@Suite struct NumberDomainTests {
  private static func standard(
    _ low: Double, _ high: Double, _ role: NumberDomain.Role = .bars
  ) -> NumberDomain {
    .inferred(from: low, to: high, role: role, style: .fitted)
  }

  /// Two random numbers of the same or of different magnitude, in order.
  private static func interval(_ generator: inout SeededGenerator) -> (Double, Double) {
    let first = generator.number()
    let second =
      Bool.random(using: &generator)
      ? generator.number() : first * Double.random(in: 0.2...1.3, using: &generator)
    return (min(first, second), max(first, second))
  }

  @Test func anEndBetweenTicksLeavesLittleEmpty() {
    let domain = Self.standard(12, 151)
    #expect(domain.lower == 0 && domain.upper == 160)
    #expect(domain.ticks == [0, 50, 100, 150])
  }

  @Test func anEndIsATickWhereThatLeavesLittleEmpty() {
    #expect(Self.standard(20, 85).upper == 100)
    #expect(Self.standard(20, 87).ticks == [0, 20, 40, 60, 80, 100])
    #expect(Self.standard(1, 0.95).ticks.last == 1)
  }

  @Test(arguments: [NumberDomain.Role.bars, .values, .positions])
  func standardAxesHaveFewRoundTicksAndLittleEmpty(_ role: NumberDomain.Role) {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<2000 {
      let (low, high) = Self.interval(&generator)
      guard high - low > 1e-6 * max(abs(low), abs(high)) else { continue }
      let domain = Self.standard(low, high, role)
      let note = "\(low) … \(high) → \(domain)"
      #expect((3...6).contains(domain.ticks.count), "\(note)")
      #expect(domain.lower <= low && domain.upper >= high, "\(note)")
      let start = domain.lower == 0 ? min(0, low) : low
      let end = domain.upper == 0 ? max(0, high) : high
      let joined = role == .bars || !domain.leavesZeroOut
      let data = joined ? (min(0, start), max(0, end)) : (low, high)
      let empty =
        (data.0 - domain.lower + domain.upper - data.1) / (domain.upper - domain.lower)
      #expect(empty <= 0.15, "\(note)")
      #expect(domain.ticks.allSatisfy { $0 >= domain.lower && $0 <= domain.upper }, "\(note)")
      expectRound(domain.ticks, note)
    }
  }

  /// Ticks have one step, which is 1, 2, 2.5 or 5 times a power of ten, and are multiples of it.
  private func expectRound(_ ticks: [Double], _ note: String) {
    guard ticks.count >= 2 else { return }
    let step = (ticks[ticks.count - 1] - ticks[0]) / Double(ticks.count - 1)
    for (first, second) in zip(ticks, ticks.dropFirst()) {
      #expect(abs(second - first - step) <= 1e-9 * max(abs(first), abs(second)), "\(note)")
    }
    let digits = NumberFormat(notation: .scientific, precision: .significantUpTo(4))
      .string(from: step).prefix { $0 != "e" }
    #expect(["1", "2", "2.5", "5"].contains(String(digits)), "\(note) step \(step)")
    for tick in ticks {
      let share = tick / step
      #expect(abs(share - share.rounded()) < 1e-3, "\(note)")
    }
  }

  @Test func barsStandOnZero() {
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<1000 {
      let (low, high) = Self.interval(&generator)
      let domain = Self.standard(low, high)
      #expect(!domain.leavesZeroOut)
      if low > 0 { #expect(domain.lower == 0) }
      if high < 0 { #expect(domain.upper == 0) }
    }
  }

  @Test func linesLeaveZeroOutWhereItWouldTakeMoreThanTwoThirds() {
    #expect(Self.standard(66, 100, .values).lower == 0)
    #expect(Self.standard(67, 100, .values).lower > 0)
    #expect(Self.standard(-100, -66, .values).upper == 0)
    #expect(Self.standard(-100, -67, .values).leavesZeroOut)
    #expect(Self.standard(67, 100, .bars).lower == 0)
  }

  /// The maxima of data in images of Swift Charts, and the numbers of their axes.
  private static let axesOfSwiftCharts: [(maximum: Double, ticks: [Double])] = [
    (4.1, [0, 2, 4, 6]), (5, [0, 2, 4, 6]), (9, [0, 5, 10]), (12, [0, 5, 10, 15]),
    (18.8, [0, 5, 10, 15, 20]), (125, [0, 50, 100, 150]), (137, [0, 50, 100, 150]),
    (208, [0, 100, 200, 300]), (250, [0, 100, 200, 300]), (914, [0, 250, 500, 750, 1000]),
    (4560, [0, 2000, 4000, 6000]), (8464, [0, 2500, 5000, 7500, 10_000]),
  ]

  @Test(arguments: axesOfSwiftCharts)
  func zeroBasedAxesHaveTheNumbersOfSwiftCharts(_ maximum: Double, _ ticks: [Double]) {
    let domain = NumberDomain.inferred(from: 0, to: maximum, role: .values, style: .zeroBased)
    #expect(domain.ticks == ticks)
    #expect(domain.lower == 0 && domain.upper == ticks.last)
  }

  @Test func zeroBasedAxesHaveAtMostFourStepsBetweenRoundEnds() {
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<2000 {
      let ends = [generator.number(), generator.number()]
      guard let low = ends.min(), let high = ends.max(), low < high else { continue }
      let domain = NumberDomain.inferred(from: low, to: high, role: .values, style: .zeroBased)
      #expect(domain.lower <= min(low, 0) && domain.upper >= max(high, 0), "\(low) … \(high)")
      #expect((2...6).contains(domain.ticks.count), "\(low) … \(high): \(domain)")
    }
  }

  @Test func zeroIsIncludedOrExcludedOnRequest() {
    for style in [NumberDomain.Style.fitted, .zeroBased] {
      let out = NumberDomain.inferred(
        from: 80, to: 100, role: .bars, style: style, includesZero: false)
      #expect(out.leavesZeroOut)
      let joined = NumberDomain.inferred(
        from: 80, to: 100, role: .positions, style: style, includesZero: true)
      #expect(joined.lower == 0)
    }
  }

  @Test func yearsKeepTheirEndsAndHaveWholeTicks() {
    var generator = SeededGenerator(seed: 73)
    for _ in 0..<2000 {
      let low = Double(Int.random(in: 1000...2990, using: &generator))
      let high = Double(Int.random(in: Int(low) + 2...2999, using: &generator))
      let domain = NumberDomain.inferred(
        from: low, to: high, role: .positions, style: .fitted, areWhole: true)
      #expect(domain.holdsYears)
      #expect(domain.lower == low && domain.upper == high)
      #expect((3...6).contains(domain.ticks.count), "\(domain)")
      #expect(domain.ticks.allSatisfy { $0 == $0.rounded() }, "\(domain)")
    }
  }

  @Test func oneOrTwoYearsHaveATickPerYear() {
    let two = NumberDomain.inferred(
      from: 2023, to: 2024, role: .positions, style: .fitted, areWhole: true)
    #expect(two.ticks == [2023, 2024])
    let one = NumberDomain.inferred(
      from: 2024, to: 2024, role: .positions, style: .fitted, areWhole: true)
    #expect(one.ticks == [2023, 2024, 2025])
  }

  @Test func wholeNumbersOfBarsAreNotYears() {
    let domain = NumberDomain.inferred(
      from: 1200, to: 2400, role: .bars, style: .fitted, areWhole: true)
    #expect(!domain.holdsYears && domain.lower == 0)
  }

  @Test(arguments: [NumberDomain.Style.fitted, .zeroBased])
  func equalValuesHaveADomainFromZero(_ style: NumberDomain.Style) {
    let seven = NumberDomain.inferred(from: 7, to: 7, role: .values, style: style)
    #expect(seven.lower == 0 && seven.upper >= 7 && seven.upper <= 8)
    let minus = NumberDomain.inferred(from: -7, to: -7, role: .values, style: style)
    #expect(minus.upper == 0 && minus.lower <= -7)
    let zero = NumberDomain.inferred(from: 0, to: 0, role: .values, style: style)
    #expect(zero.lower == 0 && zero.upper == 1)
  }

  @Test func countsHaveWholeTicks() {
    for high in 1...40 {
      let domain = NumberDomain.inferred(
        from: 0, to: Double(high), role: .bars, style: .fitted, hasWholeTicks: true)
      #expect(domain.ticks.allSatisfy { $0 == $0.rounded() })
      #expect((high < 2 ? 2...6 : 3...6).contains(domain.ticks.count), "\(domain)")
    }
  }

  @Test(arguments: [NumberDomain.Style.fitted, .zeroBased])
  func extremeNumbersGiveFiniteAxes(_ style: NumberDomain.Style) {
    let values = [
      1e308, -1e308, Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude / 128, .nan, .infinity, -.infinity, 0, 1,
      1.0.nextUp, 1e15, 1e15 + 1,
    ]
    let transforms: [ScaleTransform] = [
      .linear, .log(base: 10), .squareRoot, .symmetricLog(slopeAtZero: 1), .power(exponent: 3),
    ]
    for low in values {
      for high in values {
        for transform in transforms {
          for role in [NumberDomain.Role.bars, .values, .positions] {
            let domain = NumberDomain.inferred(
              from: low, to: high, role: role, style: style, transform: transform)
            let note = "\(low) \(high) \(transform) \(role) → \(domain)"
            #expect(domain.lower.isFinite && domain.upper.isFinite, "\(note)")
            #expect(domain.lower < domain.upper, "\(note)")
            #expect(domain.ticks.count <= 12, "\(note)")
            #expect(domain.ticks.allSatisfy { $0 >= domain.lower && $0 <= domain.upper }, "\(note)")
            if low.isFinite, high.isFinite, transform == .linear {
              #expect(domain.lower <= min(low, high), "\(note)")
              #expect(domain.upper >= max(low, high), "\(note)")
              #expect(domain.ticks.count >= 2, "\(note)")
            }
          }
        }
      }
    }
  }

  @Test func logarithmicAxesNeverHoldZeroAndLeaveLittleEmpty() {
    var generator = SeededGenerator(seed: 74)
    for _ in 0..<2000 {
      let low = abs(generator.number())
      let high = low * (1 + Double.random(in: 0.2...100, using: &generator)) * (1 + low)
      guard low > 0, high.isFinite else { continue }
      for style in [NumberDomain.Style.fitted, .zeroBased] {
        let domain = NumberDomain.inferred(
          from: low, to: high, role: .bars, style: style, transform: .log(base: 10))
        let note = "\(low) … \(high) → \(domain)"
        #expect(domain.lower > 0 && domain.lower <= low && domain.upper >= high, "\(note)")
        #expect((2...6).contains(domain.ticks.count), "\(note)")
        guard style == .fitted else { continue }
        // The least bar has a height, too: below it nothing is empty.
        #expect(domain.lower < low, "\(note)")
        let empty = domain.emptyShare(beyond: domain.lower, high, transform: .log(base: 10))
        #expect(empty <= 0.1501, "\(note)")
      }
    }
  }

  @Test func logarithmicDataThatReachZeroBeginAtTheLeastPositive() {
    let domain = NumberDomain.inferred(
      from: 0, to: 1000, role: .values, style: .fitted, transform: .log(base: 10),
      minimumPositive: 1)
    #expect(domain.lower == 1 && domain.upper == 1000)
    #expect(domain.ticks == [1, 10, 100, 1000])
    let negative = NumberDomain.inferred(
      from: -1000, to: -1, role: .values, style: .fitted, transform: .log(base: 10))
    #expect(negative.ticks == [-1000, -100, -10, -1])
  }

  @Test func emptySpaceIsMeasuredOnTheSquareRootScale() {
    let domain = NumberDomain.inferred(
      from: 0, to: 151, role: .bars, style: .fitted, transform: .squareRoot)
    #expect(domain.emptyShare(beyond: 0, 151, transform: .squareRoot) <= 0.15)
  }
}

extension NumberDomain {
  /// Whether zero lies outside of the interval.
  fileprivate var leavesZeroOut: Bool { lower > 0 || upper < 0 }
}
