import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite("Formats of dates")
struct DateFormatTests {
  private let date = Date(timeIntervalSince1970: 1_763_800_860)  // 2025-11-22 08:41 GMT
  private let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = tokyo
    return environment
  }

  private func string(_ text: Text) -> String { ResolvedText(text, in: environment).string }

  @Test("An interval has the environment's time zone and locale")
  func interval() {
    let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    let adapted = style.adapted(to: environment)
    #expect(adapted.timeZone == tokyo)
    #expect(adapted.locale == environment.locale)
    #expect(adapted.calendar == environment.calendar)
    #expect(string(Text(date..<(date + 3_600), format: style)).hasPrefix("17:41"))
  }

  @Test("An attributed date has the environment's time zone and locale")
  func attributed() {
    let style = Date.FormatStyle(date: .omitted, time: .shortened).attributedStyle
    #expect(string(Text(date, format: style)) == "17:41")
  }

  @Test("A verbatim format without a zone of its own has the environment's")
  func verbatim() {
    let style = Date.VerbatimFormatStyle(
      format:
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
      timeZone: .autoupdatingCurrent, calendar: .autoupdatingCurrent)
    #expect(string(Text(date, format: style)) == "17:41")
    #expect(string(Text(date, format: style.attributedStyle)) == "17:41")
  }

  @Test("ISO 8601 is in GMT, unless it has the machine's current zone")
  func iso8601() {
    #expect(string(Text(date, format: .iso8601)) == "2025-11-22T08:41:00Z")
    var style = Date.ISO8601FormatStyle()
    style.timeZone = .autoupdatingCurrent
    #expect(style.adapted(to: environment).timeZone == tokyo)
  }

  @Test("Relative dates have the environment's calendar and locale")
  func relative() {
    let style = Date.RelativeFormatStyle().adapted(to: environment)
    #expect(style.calendar == environment.calendar)
    #expect(style.locale == environment.locale)
    let anchored = Date.AnchoredRelativeFormatStyle(anchor: date).adapted(to: environment)
    #expect(anchored.calendar == environment.calendar)
    #expect(anchored.locale == environment.locale)
  }

  @Test("A zone, a calendar and a locale that a format names stay")
  func named() {
    let zone = TimeZone(identifier: "America/New_York") ?? .gmt
    let (locale, calendar) = (Locale(identifier: "fr_FR"), Calendar(identifier: .buddhist))
    let interval = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: zone)
    #expect(interval.adapted(to: environment) == interval)
    let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone)
    #expect(plain.adapted(to: environment) == plain)
  }
}
