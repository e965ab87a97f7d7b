import EaselStatistics
import Testing

@Suite struct RankTests {
  @Test func equalValuesShareTheirMeanRank() {
    #expect(Statistics.ranks(of: [10, 20, .nan, 10, 30]) == [1.5, 3, nil, 1.5, 4])
    #expect(Statistics.normalizedRanks(of: [10, 20, 10, 30]) == [0.25, 0.625, 0.25, 0.875])
    #expect(Statistics.ranks(of: []) == [])
  }

  @Test func empiricalDistributionEndsAtOne() {
    let steps = Statistics.empiricalDistribution(of: [3, 1, 3, 4, .nan])
    #expect(steps.x == [1, 3, 4])
    #expect(steps.y == [0.25, 0.75, 1])
    #expect(steps.missingCount == 1)
    #expect(Statistics.empiricalDistribution(of: []).x == [])
  }

  @Test func quantilePlotOfANormalSampleIsAStraightLine() throws {
    let values = (1...99).compactMap { rank in
      Statistics.normalQuantilePlot(of: (1...99).map(Double.init))?.points.x[rank - 1]
    }
    let plot = try #require(Statistics.normalQuantilePlot(of: values.map { 5 + 2 * $0 }))
    #expect(abs((plot.slope ?? 0) - 2) < 0.05)
    #expect(abs((plot.intercept ?? 0) - 5) < 1e-9)
    #expect(zip(plot.points.x, plot.points.y).allSatisfy { abs(5 + 2 * $0 - $1) < 1e-9 })
  }

  @Test func quantilePlotInterpolatesTheLongerOfTwoSamples() {
    let plot = Statistics.quantilePlot(of: [0, 10, 20], against: [1, 2, 3, 4, 5])
    #expect(plot?.points.x == [1, 3, 5])
    #expect(plot?.points.y == [0, 10, 20])
    // The line goes through the quartiles of the sample, and not of the points.
    let zeros = Statistics.quantilePlot(of: Array(repeating: 0, count: 8) + [100], against: [0, 1])
    #expect(zeros?.slope == 0 && zeros?.intercept == 0)
    #expect(Statistics.quantilePlot(of: [], against: [1]) == nil)
    #expect(Statistics.quantilePlot(of: [1], against: [2])?.slope == nil)
    #expect(Statistics.normalQuantilePlot(of: [.nan]) == nil)
  }
}
