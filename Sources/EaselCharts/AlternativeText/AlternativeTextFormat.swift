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

  /// A number with at most four digits, or all digits of a whole number below 10¹⁵.
  package func number(_ value: Double) -> String {
    // Screen readers speak a minus sign, but may skip a hyphen.
    digits(value).replacing("-", with: "−")
  }

  private func digits(_ value: Double) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let size = abs(value)
    guard value.isFinite else { return "–" }
    if value == 0 { return style.format(0) }
    if size >= 1e15 || size < 1e-4 { return power(value, style) }
    if value == value.rounded() { return style.precision(.fractionLength(0)).format(value) }
    if size >= 1000 { return style.precision(.fractionLength(0...1)).format(value) }
    return style.precision(.significantDigits(1...4)).format(value)
  }

  /// A number as a mantissa and a power of ten, which is easier to read than 300 digits.
  private func power(_ value: Double, _ style: FloatingPointFormatStyle<Double>) -> String {
    var exponent = Int(log10(abs(value)).rounded(.down))
    // A power below the least normal number would be 0.
    let scaled = exponent < -300 ? value * 1e30 : value
    var mantissa = scaled / pow(10, Double(exponent < -300 ? exponent + 30 : exponent))
    mantissa = (mantissa * 1000).rounded() / 1000
    if abs(mantissa) >= 10 {
      mantissa /= 10
      exponent += 1
    }
    let digits: [Character: Character] = [
      "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
      "8": "⁸", "9": "⁹",
    ]
    let raised = String(String(exponent).compactMap { digits[$0] })
    return "\(style.precision(.significantDigits(1...4)).format(mantissa)) × 10\(raised)"
  }

  /// A year, without grouping separators.
  func year(_ value: Double) -> String {
    FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
      .precision(.fractionLength(0)).format(value)
  }

  /// A fraction in percent.
  func percent(_ share: Double) -> String {
    guard share.isFinite else { return "–" }
    let digits = abs(share) < 0.1 ? 1 : 0
    return FloatingPointFormatStyle<Double>.Percent(locale: locale)
      .precision(.fractionLength(0...digits)).format(share)
  }

  /// A date with the precision of its unit; without a unit, the day and optionally the time.
  func date(_ date: Date, unit: Calendar.Component?, hasTime: Bool) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    // Calendars do not support dates beyond this.
    guard seconds.isFinite, abs(seconds) < 1e13 else { return "–" }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .year, .yearForWeekOfYear: style = style.year()
    case .month, .quarter: style = style.year().month(.wide)
    case .hour, .minute: style = style.year().month().day().hour().minute()
    case .second, .nanosecond: style = style.year().month().day().hour().minute().second()
    case nil where hasTime: style = style.year().month().day().hour().minute()
    default: style = style.year().month().day()
    }
    return style.format(date)
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
