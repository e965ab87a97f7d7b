import EaselCharts
import EaselGenerators
import Foundation
import Testing

@Suite struct BinsTests {
  private let calendar = TimeVectors.calendar("Europe/Berlin")

  @Test func binsOfDataHaveRoundLimits() {
    let bins = NumberBins(data: [0.3, 1.2, 4.9], desiredCount: 5)
    #expect(bins.thresholds == [0, 1, 2, 3, 4, 5])
    #expect(bins.count == 5)
    #expect(bins[4].contains(5))
    #expect(!bins[0].contains(1))
  }

  @Test func wholeNumbersHaveWholeLimits() {
    let bins = NumberBins(data: [1, 2, 3], desiredCount: 20)
    #expect(bins.thresholds == [1, 2, 3])
    #expect(
      NumberBins(data: [0, 100], desiredCount: 10, minimumStride: 25).thresholds == [0, 50, 100])
  }

  @Test func equalBinsDivideARange() {
    #expect(NumberBins(range: 0.0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(size: 3, range: 0...10).thresholds == [0, 3, 6, 9, 12])
  }

  @Test func aRangeOfOneValueHasOneBinOfTheGivenSize() {
    #expect(NumberBins(size: 3, range: 7...7).thresholds == [7, 10])
    #expect(NumberBins(size: 0.5, range: 2.0...2.0).thresholds == [2, 2.5])
    let date = Date(timeIntervalSince1970: 1e9)
    #expect(DateBins(timeInterval: 60, range: date...date).thresholds == [date, date + 60])
  }

  @Test func everyValueIsInTheBinOfItsIndex() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let data = (0..<50).map { _ in random.number() }
      let bins = NumberBins(data: data, desiredCount: Int.random(in: 1...40, using: &random))
      #expect((1...100).contains(bins.count))
      for value in data { #expect(bins[bins.index(for: value)].contains(value)) }
    }
  }

  @Test(arguments: [
    [], [.nan], [.infinity, -.infinity], [0], [5, 5, 5], [1e308, -1e308],
    [.leastNonzeroMagnitude, .leastNormalMagnitude],
    [1e300], [0.1, 0.1.nextUp],
  ])
  func degenerateDataHasALimitedNumberOfAscendingBins(_ data: [Double]) {
    for count in [Int.min, 0, 1, 7, .max] {
      let bins = NumberBins(data: data, desiredCount: count)
      #expect(bins.count <= 20_000)
      for value in data { #expect(bins.index(for: value) >= 0) }
      #expect(zip(bins.thresholds, bins.thresholds.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func binsCoverTheExtremesOfTheIntegerType() {
    let bins = NumberBins(data: [Int.min, 0, .max], desiredCount: 5)
    #expect(bins.thresholds.first == .min)
    #expect(bins.thresholds.last == .max)
    #expect(
      NumberBins<UInt8>(data: [0, 255], desiredCount: 4).thresholds == [0, 100, 200, 255])
  }

  @Test func datesAreBinnedByCalendarUnits() throws {
    let low = try #require(TimeVectors.date("2024-01-15T00:00:00+01:00"))
    let high = try #require(TimeVectors.date("2024-06-02T00:00:00+02:00"))
    let bins = DateBins(data: [low, high], desiredCount: 6, calendar: calendar)
    #expect(bins.count == 6)
    #expect(bins.thresholds.allSatisfy { calendar.component(.day, from: $0) == 1 })
    #expect(bins.index(for: low) == 0)
    #expect(bins.index(for: high) == 5)
  }

  @Test func unitBinsBeginAtTheLowerBound() throws {
    let low = try #require(TimeVectors.date("2024-01-31T00:00:00+01:00"))
    let high = try #require(TimeVectors.date("2024-04-01T00:00:00+02:00"))
    let bins = DateBins(unit: .month, by: 1, range: low...high, calendar: calendar)
    #expect(bins.thresholds.map { calendar.component(.day, from: $0) } == [31, 29, 31, 30])
  }

  @Test func distantAndSingleDatesHaveALimitedNumberOfBins() {
    #expect(DateBins(data: [], calendar: calendar).isEmpty)
    #expect(DateBins(data: [.distantPast, .distantFuture], calendar: calendar).count <= 20)
    let one = Date(timeIntervalSince1970: 1e9)
    #expect(DateBins(data: [one], calendar: calendar).count == 1)
    #expect(DateBins(timeInterval: 1e-9, range: one...(one + 1e9)).count <= 10_000)
    #expect(
      DateBins(unit: .second, range: Date.distantPast...one, calendar: calendar).count <= 10_001)
  }
}
