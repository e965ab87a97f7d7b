import EaselSwiftUI
import Foundation
import Testing

@Suite("Formatters that Foundation lacks on Linux")
struct FormatterTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test("A relative time is whole units of the largest kind, without rounding")
  func relativeTimesAreCutOff() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    let texts = [-59.0, -150, -210, -3_599, -5_400, -86_399, 150].map {
      formatter.localizedString(for: now + $0, relativeTo: now)
    }
    #expect(
      texts == [
        "59s ago", "2m ago", "3m ago", "59m ago", "1h ago", "23h ago", "in 2m",
      ])
  }

  @Test("The time between dates is written in words")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(for: now - 7200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "vor 2 Stunden")
  }

  @Test("Lengths of time are written in digits and words")
  func durations() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: 3725) == "1:02:05")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 3725) == "1:02")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3725) == "1 hour, 2 minutes")
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: now, to: now + 7200) == "2h")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: DateComponents(hour: 2)) == "2 hr")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test("Lists are joined")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
  }

  @Test("Names have the order of the locale")
  func names() throws {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Dr.")
    #expect(try words(Text(name, format: .name(style: .medium))) == ["Ada Lovelace"])
    #expect(try words(Text(name, format: .name(style: .long))) == ["Dr. Ada Lovelace"])
    #expect(try words(Text(name, format: .name(style: .abbreviated))) == ["AL"])
    #expect(try words(Text(name, format: .name(style: .short))) == ["Ada"])
    #expect(try words(Text(name, format: .name(style: .medium)), "hu") == ["Lovelace Ada"])
  }

  @Test("A formatter in a body has the locale of the environment")
  func inBody() throws {
    struct Waiting: View {
      var body: some View {
        Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
      }
    }
    #expect(try words(Waiting(), "de") == ["a und b"])
  }
}
