import EaselBlocks
import Foundation

/// A formatter of phrases, numbers, dates and lists for the language and locale of an environment.
struct AlternativeTextFormat {
  let locale: Locale
  let calendar: Calendar
  private let phrases: Phrases

  init(_ environment: EnvironmentValues) {
    phrases = environment.phrases
    // The locale must have the language of the phrases, so that the text is in one language.
    locale =
      !phrases.describesCharts || environment.locale.identifier == "en_US_POSIX"
      ? Locale(identifier: "en_US") : environment.locale
    var calendar = environment.calendar
    calendar.locale = locale
    self.calendar = calendar
  }

  /// The text of a phrase with its placeholders replaced.
  ///
  /// - Parameter count: The number that determines the plural form and replaces `{count}`.
  package func text(
    _ phrase: ChartPhrase, _ values: KeyValuePairs<String, String> = [:], count: Int? = nil
  ) -> String {
    let wording = phrases.wording(phrase)
    return wording.text(phrases.form(of: count, in: wording)) { name in
      if name == "count", let count { return count.formatted(.number.locale(locale)) }
      return isolated(values.first { $0.key == name }?.value ?? "")
    }
  }

  /// A number as a chart writes it by itself, with at most four digits.
  func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return AxisNumberFormat.format(forValues: [value], locale: locale).string(from: value)
  }

  /// A fraction in percent.
  func percent(_ share: Double) -> String {
    guard share.isFinite else { return "–" }
    let digits = abs(share) < 0.1 ? 1 : 0
    return FloatingPointFormatStyle<Double>.Percent(locale: locale)
      .precision(.fractionLength(0...digits)).format(share)
  }

  /// The smallest part of a date that is written.
  enum DatePart: Int, Comparable {
    case day, minute, second, millisecond, microsecond

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    /// Returns the largest part of which some dates are not multiples.
    ///
    /// Rounding leaves a date within a ten-thousandth of a millisecond, or of a second.
    init(of dates: some Sequence<Double>, _ calendar: Calendar) {
      self = .day
      for seconds in dates where abs(seconds) < 1e13 && self < .microsecond {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard calendar.startOfDay(for: date) != date else { continue }
        func isMultiple(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-3 }
        let part: Self =
          if !isMultiple(seconds * 1000) {
            .microsecond
          } else if !isMultiple(seconds) {
            .millisecond
          } else {
            (seconds / 60).isWhole ? .minute : .second
          }
        self = max(self, part)
      }
    }
  }

  /// A date with the precision of its unit; without a unit, to the given part.
  func date(_ date: Date, unit: Calendar.Component?, to part: DatePart) -> String {
    var seconds = date.timeIntervalSinceReferenceDate
    // Calendars do not support dates beyond this.
    guard seconds.isFinite, abs(seconds) < 1e13 else { return "–" }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .year, .yearForWeekOfYear: style = style.year()
    case .month, .quarter: style = style.year().month(.wide)
    case .hour, .minute: style = style.year().month().day().hour().minute()
    case .second, .nanosecond: style = style.year().month().day().hour().minute().second()
    case nil:
      style = style.year().month().day()
      if part >= .minute { style = style.hour().minute() }
      if part >= .second { style = style.second() }
      if part >= .millisecond {
        let digits = part == .millisecond ? 3 : 6
        style = style.secondFraction(.fractional(digits))
        // Formats cut the digits beyond, and 2 ms are 1.99997 ms in a date.
        seconds += 0.1 * pow(10, -Double(digits))
      }
    default: style = style.year().month().day()
    }
    return style.format(Date(timeIntervalSinceReferenceDate: seconds))
  }

  /// A list of names with “and”.
  package func list(_ items: [String]) -> String {
    // Some locales isolate the items of lists in their own way, so items are inserted afterwards.
    let marks = items.indices.map { "\u{E000}\($0)\u{E001}" }
    var text = marks.formatted(.list(type: .and, width: .standard).locale(locale))
    text.removeAll { $0 == Self.isolate || $0 == Self.end }
    for (mark, item) in zip(marks, items) { text = text.replacing(mark, with: isolated(item)) }
    return text
  }

  private static let isolate: Character = "\u{2068}"
  private static let end: Character = "\u{2069}"

  private var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  /// A left-to-right text, isolated from right-to-left text around it (UAX 9).
  func isolated(_ text: String) -> String {
    guard isRightToLeft, !text.contains(Self.isolate),
      let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic })
    else { return text }
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return text
    default: return "\(Self.isolate)\(text)\(Self.end)"
    }
  }

  /// A custom label on one line, truncated after a number of characters.
  static func short(_ label: String, limit: Int = 60) -> String {
    let words = label.prefix(limit * 8).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ").filter { character in
      !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    guard line.count > limit else { return line }
    return line.prefix(limit - 1) + "…"
  }
}

extension Double {
  /// Whether the number has no decimals.
  fileprivate var isWhole: Bool { self == rounded() }
}
