import EaselStatistics
import Testing

/// The results that the documentation's examples state.
@Suite struct ExampleTests {
  @Test func examplesOfTheOverviewHaveTheStatedResults() throws {
    let loads = [41.2, 39.8, .nan, 47.1]
    #expect(Statistics.median(of: loads) == 41.2)
    #expect(Statistics.missingCount(in: loads) == 1)
    #expect(abs((Statistics.boxPlot(loads)?.upperHinge ?? 0) - 44.15) < 1e-12)
    let box = try #require(Statistics.boxPlot([3.2, 4.1, .nan, 2.8, 3.9, 19.5]))
    #expect(box.median == 3.9)
    #expect(box.outliers == [19.5])
    #expect(box.missingCount == 1)
    let line = try #require(Statistics.regression(x: [1, 2, 3, 4], y: [2.1, 3.9, 6.2, 7.8]))
    #expect(abs((line.value(at: 5) ?? 0) - 9.85) < 1e-12)
    let interval = try #require(line.confidenceInterval(at: 5))
    #expect(abs(interval.lowerBound - 8.78) < 0.005)
    #expect(abs(interval.upperBound - 10.92) < 0.005)
  }

  @Test func examplesOfFunctionsHaveTheStatedResults() {
    #expect(Statistics.quantile(0.9, of: [2, 4, 6, 8, 10, 12]) == 11)
    #expect(Statistics.boxPlot([1, 2, 3, 4, 100])?.upperWhisker == 4)
    #expect(Statistics.boxPlot([1, 2, 3, 4, 100])?.outliers == [100])
    let histogram = Statistics.histogram([2, 4, 6, 8, 10, 12], rule: .count(3))
    #expect(histogram?.breaks == [0, 5, 10, 15])
    #expect(histogram?.counts == [2, 3, 1])
    let means = Statistics.movingAverage(of: [3, 5, 2, 8], window: 3)
    #expect(means.map { $0.map { ($0 * 1000).rounded() / 1000 } } == [nil, 3.333, 5, nil])
  }
}
