import EaselStatistics
import Testing

@Suite struct QuantileTests {
  @Test(arguments: Statistics.QuantileType.allCases)
  func quantilesOfEveryTypeAscendFromMinimumToMaximum(_ type: Statistics.QuantileType) {
    var generator = SeededGenerator(seed: 17)
    for count in 1...40 {
      let values = (0..<count).map { _ in generator.number() }
      let probabilities = (0...50).map { Double($0) / 50 }
      let quantiles = Statistics.quantiles(probabilities, of: values, type: type).compactMap { $0 }
      #expect(quantiles.count == 51)
      #expect(quantiles.first == values.min())
      #expect(quantiles.last == values.max())
      #expect(zip(quantiles, quantiles.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func probabilitiesBelow0AndAbove1GiveTheExtremes() {
    #expect(Statistics.quantile(-1, of: [3, 1, 2]) == 1)
    #expect(Statistics.quantile(.infinity, of: [3, 1, 2]) == 3)
    #expect(Statistics.quantile(.nan, of: [3, 1, 2]) == nil)
  }

  @Test func aProductThatMissesAWholeNumberByRoundingCountsAsWhole() {
    let values = (1...10).map(Double.init)
    // 0.7 × 10 is 7.000000000000001 in some orders of evaluation; 0.1 × 3 is not 0.3.
    #expect(Statistics.quantile(0.1 * 3, of: values, type: .type1) == 3)
    #expect(Statistics.quantile(0.1 * 3, of: values, type: .type2) == 3.5)
  }

  @Test func valuesFarApartDoNotOverflow() {
    #expect(Statistics.median(of: [-1.5e308, 1.5e308]) == 0)
    for type in Statistics.QuantileType.allCases {
      #expect(Statistics.quantile(0.4, of: [-1.7e308, 1.7e308], type: type)?.isFinite == true)
    }
  }

  @Test func samplesWithoutValuesHaveNoQuantile() {
    #expect(Statistics.median(of: [.nan]) == nil)
    #expect(Statistics.quantiles([0, 1], of: []) == [nil, nil])
    #expect(Statistics.quantileIndex(0.5, of: []) == nil)
    #expect(Statistics.interquartileRange(of: []) == nil)
  }

  @Test func quantileIndexIsTheFirstOfEqualValues() {
    #expect(Statistics.quantileIndex(0.5, of: [9, 4, .nan, 4, 1]) == 1)
  }
}
