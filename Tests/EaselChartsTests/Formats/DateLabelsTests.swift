import Foundation
import Testing

@testable import EaselCharts

@Suite struct DateLabelsTests {
  private let calendar = TimeVectors.calendar("Europe/Berlin")

  private func ticks(
    _ start: String, _ end: String, _ unit: Calendar.Component, _ count: Int = 1
  ) throws -> [Date] {
    TimeTicks.stride(
      by: unit, count: count, from: try #require(TimeVectors.date(start)),
      to: try #require(TimeVectors.date(end)), calendar: calendar)
  }

  private func labels(
    _ dates: [Date], _ unit: Calendar.Component, _ locale: String = "en_US"
  ) -> [DateLabels.Rows] {
    DateLabels(calendar: calendar, locale: Locale(identifier: locale))
      .candidates(for: dates, unit: unit)
  }

  @Test func daysStandAboveTheirMonth() throws {
    let days = try ticks("2024-03-12T00:00:00+01:00", "2024-03-14T00:00:00+01:00", .day)
    let rows = try #require(labels(days, .day).first)
    #expect(rows.ticks == ["Tue 12", "Wed 13", "Thu 14"])
    #expect(rows.groups.map(\.text) == ["March 2024"])
    #expect(rows.groups.first?.ticks == 0..<3)
    #expect(rows.groups.first.map { calendar.component(.month, from: $0.interval.end) } == 4)
  }

  @Test func theYearAppearsOnce() throws {
    let days = try ticks("2024-03-30T00:00:00+01:00", "2024-04-02T00:00:00+02:00", .day)
    let rows = try #require(labels(days, .day).first)
    #expect(rows.groups.map(\.text) == ["March 2024", "April"])
    let months = try ticks("2023-11-01T00:00:00+01:00", "2024-02-01T00:00:00+01:00", .month)
    let all = labels(months, .month)
    #expect(all[1].ticks == ["Nov", "Dec", "Jan", "Feb"])
    #expect(all[1].groups.map(\.text) == ["2023", "2024"])
    #expect(all[2].ticks == ["N", "D", "J", "F"])
  }

  @Test func equalNarrowNamesOfAdjacentMonthsAreBothShown() throws {
    let months = try ticks("2024-06-01T00:00:00+02:00", "2024-07-01T00:00:00+02:00", .month)
    #expect(labels(months, .month)[2].ticks == ["J", "J"])
  }

  @Test func aSingleTickHasMonthAndYearInOneRow() throws {
    let months = try ticks("2024-06-01T00:00:00+02:00", "2024-06-01T00:00:00+02:00", .month)
    let rows = try #require(labels(months, .month).first)
    #expect(rows.ticks == ["Jun 2024"])
    #expect(rows.groups == [])
  }

  @Test func yearsAreNotGrouped() throws {
    let years = try ticks("2020-01-01T00:00:00+01:00", "2022-01-01T00:00:00+01:00", .year)
    #expect(labels(years, .year).map(\.ticks) == [["2020", "2021", "2022"]])
    #expect(labels(years, .year, "ja_JP")[0].ticks.first == "2020年")
  }

  @Test func hoursFollowTheLocalesClock() throws {
    let hours = try ticks("2024-03-01T12:00:00+01:00", "2024-03-01T18:00:00+01:00", .hour, 3)
    #expect(labels(hours, .hour)[0].ticks == ["12\u{202F}PM", "3\u{202F}PM", "6\u{202F}PM"])
    #expect(labels(hours, .hour, "de_DE")[0].ticks == ["12:00", "15:00", "18:00"])
    #expect(labels(hours, .hour, "de_DE")[0].groups.map(\.text) == ["1. März 2024"])
  }

  @Test func aRepeatedHourIsSaidOnce() throws {
    let hours = try ticks("2024-10-27T01:00:00+02:00", "2024-10-27T04:00:00+01:00", .hour)
    #expect(hours.count == 5)
    #expect(labels(hours, .hour, "de_DE")[0].ticks == ["01:00", "02:00", "", "03:00", "04:00"])
  }

  @Test func datesThatAreNotFiniteHaveNoLabels() {
    let none = [Double.nan, .infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(labels(none, .day) == [])
    #expect(labels([.distantPast, .distantFuture], .day, "no such locale").count == 4)
  }
}
