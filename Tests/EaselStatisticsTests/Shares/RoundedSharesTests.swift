import EaselStatistics
import Testing

@Suite struct RoundedSharesTests {
  @Test func sharesAddUpToTheTotalAndAreNearTheirValue() throws {
    var generator = SeededGenerator(seed: 6)
    for count in 1...30 {
      for decimals in 0...2 {
        let values = (0..<count).map { _ in abs(generator.number()) }
        let shares = try #require(Statistics.roundedShares(of: values, decimals: decimals))
        let unit = [1, 0.1, 0.01][decimals]
        #expect(abs(shares.reduce(0, +) - 100) < 1e-9)
        let sum = values.reduce(0, +)
        for (value, share) in zip(values, shares) {
          #expect(abs(value / sum * 100 - share) < unit * 1.0001)
        }
      }
    }
  }

  @Test func equalRemaindersGoToTheGreaterThenTheEarlierValue() {
    #expect(Statistics.roundedShares(of: [1, 1, 1]) == [34, 33, 33])
    #expect(Statistics.roundedShares(of: [0.5, 2.5], total: 3) == [0, 3])
    #expect(Statistics.roundedShares(of: [1, 1, 1], decimals: 1) == [33.4, 33.3, 33.3])
  }

  @Test func wholeSharesAreUnchanged() {
    #expect(Statistics.roundedShares(of: [29, 57, 14]) == [29, 57, 14])
    #expect(Statistics.roundedShares(of: [0, 3, 1]) == [0, 75, 25])
  }

  @Test func emptyAndExtremeValuesHaveSharesAndInvalidInputHasNone() {
    #expect(Statistics.roundedShares(of: []) == [])
    #expect(Statistics.roundedShares(of: [0, 0]) == [0, 0])
    #expect(Statistics.roundedShares(of: [.nan, 1]) == [0, 100])
    #expect(Statistics.roundedShares(of: [1e308, 1e308]) == [50, 50])
    let tiny = Double.leastNonzeroMagnitude
    #expect(Statistics.roundedShares(of: [tiny, tiny]) == [50, 50])
    #expect(Statistics.roundedShares(of: [-1, 2]) == nil)
    #expect(Statistics.roundedShares(of: [1], total: .nan) == nil)
    #expect(Statistics.roundedShares(of: [1], total: 1e300) == nil)
    #expect(Statistics.roundedShares(of: [1], decimals: 10) == nil)
  }
}
