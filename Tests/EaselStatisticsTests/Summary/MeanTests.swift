import EaselStatistics
import Testing

@Suite struct MeanTests {
  @Test func meanLeavesOutMissingValues() {
    #expect(Statistics.mean(of: [1, .nan, 3, .infinity]) == 2)
    #expect(Statistics.missingCount(in: [1, .nan, 3, .infinity, -.infinity]) == 3)
  }

  @Test func tooFewValuesHaveNoMeanOrVariance() {
    #expect(Statistics.mean(of: []) == nil)
    #expect(Statistics.mean(of: [.nan]) == nil)
    #expect(Statistics.variance(of: [3]) == nil)
    #expect(Statistics.standardError(of: []) == nil)
    #expect(Statistics.confidenceInterval(ofMean: [3]) == nil)
  }

  @Test func meanOfHugeValuesIsFinite() {
    #expect(Statistics.mean(of: [1e308, 1e308]) == 1e308)
    #expect(Statistics.standardDeviation(of: [1e308, 1e308]) == 0)
    #expect(Statistics.variance(of: [1e308, -1e308]) == nil)
  }

  @Test func varianceDoesNotCancelFarFromZero() throws {
    // The variance of 4, 7, 13, 16 is 30, wherever they are.
    let far = [4, 7, 13, 16].map { $0 + 1e9 }
    #expect(Statistics.variance(of: far) == 30)
    let tiny = [4e-200, 7e-200, 13e-200, 16e-200]
    let deviation = try #require(Statistics.standardDeviation(of: tiny))
    #expect(abs(deviation / 1e-200 - 30.0.squareRoot()) < 1e-12)
  }

  @Test func meanKeepsSmallValuesBesideLargeOnes() {
    #expect(Statistics.mean(of: [1e17, 1, -1e17, 1]) == 0.5)
  }

  @Test func confidenceIntervalOfTheMeanUsesStudentsDistribution() throws {
    let interval = try #require(Statistics.confidenceInterval(ofMean: [4, .nan, 5, 6]))
    #expect(abs(interval.lowerBound - 2.5158622882496697) < 1e-10)
    #expect(abs(interval.upperBound - 7.48413771175033) < 1e-10)
    #expect(Statistics.confidenceInterval(ofMean: [4, 5, 6], level: 1) == nil)
  }

  @Test func cumulativeSumsContinueAfterAMissingValue() {
    #expect(Statistics.cumulativeSums(of: [1, 2, .nan, 4]) == [1, 3, 3, 7])
    #expect(Statistics.cumulativeSums(of: Array(repeating: 0.1, count: 10)).last == 1)
    #expect(Statistics.cumulativeSums(of: [1e308, 1e308]) == [1e308, nil])
    #expect(Statistics.cumulativeSums(of: []) == [])
  }
}
