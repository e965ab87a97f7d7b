import Foundation
import Testing

@testable import EaselReports

/// Dates of a column have the text of their format, in whatever order they come.
@Suite("Cells of dates")
struct DateCellTests {
  private static func format(
    _ zone: String, _ locale: String = "en_IE", _ calendar: Calendar.Identifier = .gregorian
  ) throws -> Date.FormatStyle {
    var format = Date.FormatStyle(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar))
    format.timeZone = try #require(TimeZone(identifier: zone))
    return format
  }

  /// Ten days each, with their zone: in the first an hour occurs twice, in the second one is left out,
  /// the third has a day that begins at one o'clock, and the fourth lacks a whole day.
  private static let days: [(zone: String, first: TimeInterval)] = [
    ("Europe/Berlin", 1_792_800_000), ("Europe/Berlin", 1_774_400_000),
    ("America/Sao_Paulo", 1_541_000_000), ("Pacific/Apia", 1_325_000_000),
    ("Asia/Kathmandu", 1_792_800_000), ("GMT", 0),
  ]

  @Test("Dates are written as the format does", arguments: 0..<days.count)
  func texts(_ index: Int) throws {
    let (zone, time) = Self.days[index]
    let base = try Self.format(zone)
    let formats: [Date.FormatStyle] = [
      base.day().month(.wide).year(), base.month(.wide).year(), base.day(.twoDigits),
      base.day().hour(), base.hour(), base.minute(), base.day().timeZone(), base.weekday(),
      base.day().hour(.twoDigits(amPM: .omitted)).minute().second(), base.week(), base.era(),
      base.secondFraction(.fractional(2)),
      try Self.format(zone, "en_US").day().hour(.defaultDigits(amPM: .omitted)),
      try Self.format(zone, "he", .hebrew).day().month().year(),
      try Self.format(zone, "ja_JP", .japanese).day().month().year().era(),
    ]
    let first = Date(timeIntervalSince1970: time)
    var state: UInt64 = 38
    let dates = (0..<400).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return first + Double(index / 40) * 86_400 + Double(state >> 33 & 0x1FFFF) * 0.66
    }
    for format in formats {
      let cells = DateCells(format)
      for date in dates + dates.sorted() + dates.sorted().reversed() {
        #expect(cells.string(date) == format.format(date), "\(date) in \(zone)")
      }
    }
  }

  @Test("Dates that are no day are written as the format does")
  func extremes() throws {
    for calendar in [Calendar.Identifier.gregorian, .hebrew, .buddhist] {
      let format = try Self.format("GMT", "en_IE", calendar).day().month().year()
      let cells = DateCells(format)
      let times = [.nan, .infinity, -.infinity, 1e10, -1e10, 6e10, -6e10, 1e13, -1e13, 1e15, -1e15]
      for time in times {
        for date in [0, 0, 1, 2].map({ Date(timeIntervalSinceReferenceDate: time + $0) }) {
          #expect(cells.string(date) == format.format(date), "\(time)")
        }
      }
      for date in [
        Date.distantPast, .distantFuture, .distantFuture, .distantPast, .distantPast + 1,
      ] {
        #expect(cells.string(date) == format.format(date))
      }
    }
  }
}
