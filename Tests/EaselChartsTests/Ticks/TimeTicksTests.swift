import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct TimeTicksTests {
  private static func calendar(
    _ zone: String = "UTC", _ identifier: Calendar.Identifier = .gregorian
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  private func date(_ text: String) throws -> Date { try #require(TimeVectors.date(text)) }

  private static let zones = [
    "UTC", "Europe/Berlin", "America/Sao_Paulo", "America/Havana", "Africa/Cairo", "Asia/Kathmandu",
    "Pacific/Apia", "Australia/Lord_Howe", "Asia/Tehran", "America/St_Johns", "Africa/Casablanca",
  ]

  @Test(arguments: zones)
  func daysBeginWhereTheCalendarBeginsThem(_ zone: String) {
    let calendar = Self.calendar(zone)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let start = Date(timeIntervalSince1970: .random(in: -4e9...3e9, using: &random))
      let days = TimeTicks.stride(
        by: .day, from: start, to: start + 40 * 86_400, calendar: calendar)
      #expect((39...41).contains(days.count))
      for day in days { #expect(calendar.startOfDay(for: day) == day) }
    }
  }

  @Test(arguments: zones)
  func ticksAscendWithinTheEndsAndAreFew(_ zone: String) {
    let calendar = Self.calendar(zone)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let start = Date(timeIntervalSince1970: .random(in: -6e10...6e10, using: &random))
      let end = start + pow(10, .random(in: -3...10, using: &random))
      let count = Double.random(in: 1...20, using: &random).rounded()
      let dates = TimeTicks.values(from: start, to: end, count: count, calendar: calendar).dates
      #expect(Double(dates.count) <= 4 * count + 2)
      #expect(dates.allSatisfy { start <= $0 && $0 <= end })
      #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
      let back = TimeTicks.values(from: end, to: start, count: count, calendar: calendar).dates
      #expect(back == dates.reversed())
      let nice = TimeTicks.nice(from: start, to: end, count: count, calendar: calendar)
      #expect(nice.start <= start && end <= nice.end)
    }
  }

  @Test func aSkippedMidnightBeginsAtTheFirstInstant() throws {
    let calendar = Self.calendar("America/Sao_Paulo")
    let hours = TimeTicks.stride(
      by: .hour, count: 6, from: try date("2018-11-03T18:00:00-03:00"),
      to: try date("2018-11-04T12:00:00-02:00"), calendar: calendar)
    let wanted = [
      "2018-11-03T18:00:00-03:00", "2018-11-04T01:00:00-02:00", "2018-11-04T06:00:00-02:00",
      "2018-11-04T12:00:00-02:00",
    ]
    #expect(try hours == wanted.map(date))
  }

  @Test func aRepeatedHourShowsOnceAmongSeveralHours() throws {
    let calendar = Self.calendar("America/Havana")
    let hours = TimeTicks.stride(
      by: .hour, count: 3, from: try date("2024-11-02T21:00:00-04:00"),
      to: try date("2024-11-03T06:00:00-05:00"), calendar: calendar)
    let wanted = [
      "2024-11-02T21:00:00-04:00", "2024-11-03T00:00:00-04:00", "2024-11-03T03:00:00-05:00",
      "2024-11-03T06:00:00-05:00",
    ]
    #expect(try hours == wanted.map(date))
  }

  @Test func aSkippedDayHasNoTick() throws {
    let days = TimeTicks.stride(
      by: .day, from: try date("2011-12-29T00:00:00-10:00"),
      to: try date("2012-01-01T00:00:00+14:00"), calendar: Self.calendar("Pacific/Apia"))
    let wanted = [
      "2011-12-29T00:00:00-10:00", "2011-12-31T00:00:00+14:00", "2012-01-01T00:00:00+14:00",
    ]
    #expect(try days == wanted.map(date))
  }

  @Test(arguments: [
    Calendar.Identifier.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina, .hebrew,
    .islamicUmmAlQura, .persian, .indian, .coptic, .chinese,
  ])
  func monthsAndYearsBeginWhereTheCalendarBeginsThem(_ identifier: Calendar.Identifier) throws {
    let calendar = Self.calendar("Europe/Berlin", identifier)
    let start = try date("2015-02-03T04:05:06Z")
    let end = try date("2027-08-09T00:00:00Z")
    let months = TimeTicks.stride(by: .month, from: start, to: end, calendar: calendar)
    let years = TimeTicks.stride(by: .year, from: start, to: end, calendar: calendar)
    #expect((149...163).contains(months.count))
    #expect((12...13).contains(years.count))
    for month in months {
      #expect(calendar.dateInterval(of: .month, for: month)?.start == month)
    }
    for year in years { #expect(calendar.dateInterval(of: .year, for: year)?.start == year) }
    #expect(Set(years).isSubset(of: months))
  }

  @Test func buddhistYearsAreRoundInTheirOwnCount() throws {
    let calendar = Self.calendar("UTC", .buddhist)
    let years = TimeTicks.values(
      from: try date("1990-01-01T00:00:00Z"), to: try date("2025-01-01T00:00:00Z"), count: 4,
      calendar: calendar)
    #expect(years.step == 10)
    #expect(years.dates.map { calendar.component(.year, from: $0) } == [2540, 2550, 2560])
  }

  @Test func weeksBeginOnTheCalendarsFirstWeekday() throws {
    var calendar = Self.calendar("UTC")
    for weekday in 1...7 {
      calendar.firstWeekday = weekday
      let weeks = TimeTicks.stride(
        by: .weekOfYear, from: try date("2024-01-01T00:00:00Z"),
        to: try date("2024-03-01T00:00:00Z"), calendar: calendar)
      #expect(weeks.count >= 8)
      #expect(weeks.allSatisfy { calendar.component(.weekday, from: $0) == weekday })
    }
  }

  @Test(arguments: [0, 1e9, -1e9, 1e12, -1e12, 1e15, -1e15, 1e300, .infinity, -.infinity, .nan])
  func distantDatesHaveALimitedNumberOfTicks(_ seconds: Double) {
    let calendar = Self.calendar("Europe/Berlin")
    let far = Date(timeIntervalSinceReferenceDate: seconds)
    for other in [Date(timeIntervalSinceReferenceDate: 0), .distantPast, far] {
      for count in [1, 5, 1e6, .nan, .infinity, -1] {
        let dates = TimeTicks.values(from: other, to: far, count: count, calendar: calendar).dates
        #expect(dates.count <= 5000)
        #expect(dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite })
        _ = TimeTicks.nice(from: far, to: other, count: count, calendar: calendar)
      }
      for unit in [Calendar.Component.nanosecond, .month, .year, .era] {
        for count in [1, Int.max] {
          let dates = TimeTicks.stride(
            by: unit, count: count, from: other, to: far, calendar: calendar)
          #expect(dates.count <= TimeTicks.maximumCount)
        }
      }
    }
  }

  @Test(arguments: [Calendar.Component.second, .hour, .day, .weekOfYear])
  func tooManyDatesAreThinned(_ unit: Calendar.Component) {
    let dates = TimeTicks.stride(
      by: unit, from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 1e12),
      calendar: Self.calendar("Europe/Berlin"))
    #expect((5000...TimeTicks.maximumCount).contains(dates.count))
  }

  @Test func yearOneToFourThousandHasRoundYears() {
    let calendar = Self.calendar()
    let years = TimeTicks.values(
      from: .distantPast, to: .distantFuture, count: 5, calendar: calendar)
    #expect(years.dates.map { calendar.component(.year, from: $0) } == [1000, 2000, 3000, 4000])
  }

  @Test func yearsAreCountedAcrossTheEras() throws {
    let calendar = Self.calendar()
    let start = try #require(
      calendar.date(from: DateComponents(era: 0, year: 5, month: 1, day: 1)))
    let end = try #require(calendar.date(from: DateComponents(year: 5, month: 1, day: 1)))
    let years = TimeTicks.stride(by: .year, count: 2, from: start, to: end, calendar: calendar)
    #expect(years.count == 5)
    #expect(years.allSatisfy { calendar.component(.month, from: $0) == 1 })
  }

  @Test func candidatesAscendAndIncludeTheChosenStep() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let start = Date(timeIntervalSince1970: .random(in: -1e9...3e9, using: &random))
      let end = start + pow(10, .random(in: -2...10, using: &random))
      let steps = TimeTicks.candidates(from: start, to: end, count: 6)
      let choice = try #require(TimeStep(from: start, to: end, count: 6))
      #expect(steps.contains(choice))
      #expect((1...9).contains(steps.count))
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.seconds < $1.seconds })
    }
  }

  @Test func candidatesHaveStepsThatTheDefaultLacks() throws {
    let steps = TimeTicks.candidates(
      from: try date("2024-01-01T00:00:00Z"), to: try date("2025-01-01T00:00:00Z"), count: 6)
    #expect(steps.filter { $0.unit == .month }.map(\.count) == [1, 2, 3, 6])
  }
}
