import Foundation
import Testing

@testable import EaselReports

/// Dates of a column have the text of their format, in whatever order they come.
@Suite("Cells of dates")
struct DateCellTests {
  private static func format(_ zone: String) throws -> Date.FormatStyle {
    var format = Date.FormatStyle(
      locale: Locale(identifier: "en_IE"), calendar: Calendar(identifier: .gregorian))
    format.timeZone = try #require(TimeZone(identifier: zone))
    return format
  }

  /// Days with a time that is left out or occurs twice among them.
  private static let zones = ["Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "GMT"]

  @Test("Dates are written as the format does", arguments: zones)
  func texts(_ zone: String) throws {
    let base = try Self.format(zone)
    let formats: [Date.FormatStyle] = [
      base.day().month(.wide).year(), base.month(.wide).year(), base.day(.twoDigits),
      base.day().hour(), base.hour(), base.minute(), base.day().timeZone(), base.weekday(),
      base.day().hour(.twoDigits(amPM: .omitted)).minute().second(), base.week(), base.era(),
    ]
    // From October 24, 2026 on: clocks change in Berlin on the 25th.
    let first = Date(timeIntervalSince1970: 1_792_800_000)
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
    let format = try Self.format("GMT").day().month().year()
    let cells = DateCells(format)
    for date in [Date.distantPast, .distantFuture, .distantFuture, .distantPast, .distantPast + 1] {
      #expect(cells.string(date) == format.format(date))
    }
  }
}
