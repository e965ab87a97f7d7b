import EaselStatistics
import Testing

@Suite struct MovingTests {
  @Test func everyWindowIsTheMeanOfItsValues() {
    var generator = SeededGenerator(seed: 2)
    let values = (0..<50).map { _ in Double.random(in: -1e6...1e6, using: &generator) }
    for window in 1...50 {
      let trailing = Statistics.movingAverage(of: values, window: window, position: .trailing)
      let centered = Statistics.movingAverage(of: values, window: window)
      for end in values.indices {
        guard end >= window - 1 else {
          #expect(trailing[end] == nil)
          continue
        }
        let mean = values[(end - window + 1)...end].reduce(0, +) / Double(window)
        #expect(abs((trailing[end] ?? .nan) - mean) < 1e-8)
        #expect(centered[end - window / 2] == trailing[end])
      }
    }
  }

  @Test func aMissingValueEmptiesTheWindowsThatContainIt() {
    let values = [1, 2, .nan, 4, 5, 6, 7]
    #expect(
      Statistics.movingAverage(of: values, window: 2, position: .trailing)
        == [nil, 1.5, nil, nil, 4.5, 5.5, 6.5])
    #expect(
      Statistics.weightedMovingAverage(of: values, weights: [1, 1], position: .trailing)
        == [nil, 1.5, nil, nil, 4.5, 5.5, 6.5])
  }

  @Test(arguments: [0, -3, 4, .max, .min])
  func windowsOutOfRangeGiveNoMeans(_ window: Int) {
    #expect(Statistics.movingAverage(of: [1, 2, 3], window: window) == [nil, nil, nil])
  }

  @Test func meansAfterALargeValueHaveNoRoundingError() {
    let values = [1e16, 1, 1, 1, 1, 1, 1]
    let means = Statistics.movingAverage(of: values, window: 2, position: .trailing)
    #expect(means.suffix(5) == [1, 1, 1, 1, 1])
  }

  @Test func weightsAreDividedByTheirSum() {
    let means = Statistics.weightedMovingAverage(
      of: [1, 2, 3, 4], weights: [1, 2, 1], position: .centered)
    #expect(means == [nil, 2, 3, nil])
    #expect(Statistics.weightedMovingAverage(of: [1, 2], weights: [1, -1]) == [nil, nil])
    #expect(Statistics.weightedMovingAverage(of: [1, 2], weights: []) == [nil, nil])
    #expect(Statistics.weightedMovingAverage(of: [1, 2], weights: [.nan]) == [nil, nil])
  }

  @Test func exponentialAverageContinuesAfterAMissingValue() {
    #expect(
      Statistics.exponentialMovingAverage(of: [.nan, 4, .nan, 8], alpha: 0.5) == [nil, 4, nil, 6])
    for alpha in [0, -1, 1.5, Double.nan] {
      #expect(Statistics.exponentialMovingAverage(of: [1], alpha: alpha) == [nil])
    }
  }
}
