import EaselCharts
import Foundation
import Testing

@Suite struct TimeScaleTests {
  private let calendar = TimeVectors.calendar("Europe/Berlin")
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func invertingAPositionGivesItsDate() throws {
    let scale = TimeScale(
      domain: [start, start + 1e6], range: [10, 210], calendar: calendar)
    #expect(scale(start + 5e5) == 110)
    let date = try #require(scale.invert(60))
    #expect(abs(date.timeIntervalSince(start + 2.5e5)) < 1e-3)
  }

  @Test func aClampedScaleHoldsDatesAtItsEnds() {
    let scale = TimeScale(
      domain: [start, start + 100], range: [0, 1], isClamped: true, calendar: calendar)
    #expect(scale(start - 50) == 0)
    #expect(scale(start + 500) == 1)
  }

  @Test func datesThatAreNotNumbersAreUnknown() {
    let scale = TimeScale(
      domain: [start, start + 100], range: [0, 1], unknown: -1, calendar: calendar)
    #expect(scale(Date(timeIntervalSinceReferenceDate: .nan)) == -1)
    #expect(scale.invert(.nan) == nil)
    #expect(TimeScale(domain: [], calendar: calendar).ticks() == [])
    var empty = TimeScale(domain: [], calendar: calendar)
    empty.nice()
    #expect(empty.domain == [])
  }

  @Test func descendingDomainsHaveDescendingTicks() {
    let scale = TimeScale(domain: [start + 1e6, start], calendar: calendar).niced()
    #expect(scale.domain[0] > scale.domain[1])
    #expect(zip(scale.ticks(), scale.ticks().dropFirst()).allSatisfy { $0 > $1 })
  }
}
