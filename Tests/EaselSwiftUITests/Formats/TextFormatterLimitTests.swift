import EaselSwiftUI
import Foundation
import Testing

@Suite struct TextFormatterLimitTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: locale)
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  private static let clock: NSCalendar.Unit = [.hour, .minute, .second]
  private static let week: NSCalendar.Unit = [.day, .hour, .minute, .second]

  @Test func hugeComponentsAreBounded() {
    let components = DateComponents(day: .max, hour: .max, minute: .min, second: .max)
    #expect(formatter(.full).string(from: components) != nil)
    #expect(formatter(.positional).string(from: DateComponents(weekOfMonth: .min)) != nil)
  }

  @Test func positionalDropsLeadingZeros() {
    #expect(formatter(.positional, Self.clock).string(from: 65) == "1:05")
    #expect(formatter(.positional, Self.clock).string(from: 5) == "5")
    #expect(formatter(.positional, Self.clock).string(from: 3610) == "1:00:10")
  }

  @Test func positionalIsPadded() {
    #expect(formatter(.positional, Self.clock, .pad).string(from: 65) == "00:01:05")
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
  }

  @Test func positionalKeepsAllMinutesWithoutHours() {
    #expect(formatter(.positional, [.minute, .second]).string(from: 3725) == "62:05")
    #expect(formatter(.positional, [.second]).string(from: 3725) == "3725")
  }

  @Test func positionalWritesDaysBeforeTheTime() {
    #expect(formatter(.positional, Self.week).string(from: 93_784) == "1d 2:03:04")
    #expect(formatter(.positional, Self.week, .pad).string(from: 3600) == "0d 01:00:00")
  }

  @Test func positionalWithoutMinutesIsAbbreviated() {
    #expect(formatter(.positional, [.hour, .second]).string(from: 3605) == "1h 5s")
  }

  @Test func negativeTimeHasASign() {
    #expect(formatter(.positional, Self.clock).string(from: -65) == "-1:05")
  }

  @Test func zerosAreDroppedAsTheBehaviorSays() {
    typealias Behavior = DateComponentsFormatter.ZeroFormattingBehavior
    func text(_ seconds: TimeInterval, _ behavior: Behavior) -> String? {
      formatter(.abbreviated, Self.week, behavior).string(from: seconds)
    }
    #expect(text(3610, .default) == "1h 10s")
    #expect(text(600, .dropLeading) == "10m 0s")
    #expect(text(3610, .dropMiddle) == "0d 1h 10s")
    #expect(text(600, .dropTrailing) == "0d 0h 10m")
    #expect(text(600, .dropAll) == "10m")
    #expect(text(3600, .pad) == "0d 1h 0m 0s")
    #expect(text(0, .default) == "0s")
  }

  @Test func unitCountLimitsTheParts() {
    let formatter = formatter(.abbreviated, Self.clock)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
  }

  @Test(arguments: [
    ("en_US", "two hours, five minutes"), ("de", "zwei Stunden und fünf Minuten"),
    ("ja", "二時間 五分"),
  ])
  func numbersAreSpelledOut(_ locale: String, _ text: String) {
    #expect(formatter(.spellOut, Self.clock, locale: locale).string(from: 7500) == text)
  }

  @Test(arguments: [
    ("en_US", "1 hour, 2 minutes"), ("de", "1 Stunde und 2 Minuten"), ("ja", "1時間 2分"),
    ("ar", "ساعة ودقيقتان"),
  ])
  func wordsHaveThePluralsOfTheLocale(_ locale: String, _ text: String) {
    #expect(formatter(.full, Self.clock, locale: locale).string(from: 3720) == text)
  }

  @Test func briefHasNoCommas() {
    #expect(formatter(.brief, Self.clock).string(from: 7500) == "2 hr 5 min")
    #expect(formatter(.short, Self.clock).string(from: 7500) == "2 hr, 5 min")
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["%999999999d", "%.999999999f", "%99999999999999999999d"])
  func hugeWidthsAreBounded(_ specifier: String) throws {
    let drawn = try words(of: Text("\(1.5, specifier: specifier)"), width: 10_000)
    #expect(drawn.joined().count < 1_000)
  }

  @Test func widthsAndPrecisionsAreKept() throws {
    #expect(try words(of: Text("\(1.256, specifier: "%.2f")")) == ["1.26"])
    #expect(try words(of: Text("\(7, specifier: "%03lld")")) == ["007"])
  }

  @Test func argumentNumberOfASpecifierIsIgnored() throws {
    #expect(try words(of: Text("\(7, specifier: "%900000$d")")) == ["7"])
  }

  @Test func frameOfHugeSpansIsBounded() {
    for (count, span) in [(Int.max, Int.max), (.min, .min), (1, .min), (.max, 1)] {
      let view = Color.clear.containerRelativeFrame(
        .horizontal, count: count, span: span, spacing: 2)
      #expect(view.layoutTree(width: 100, height: 10).size.width >= 0)
    }
  }
}
