import EaselBlocks
import Foundation

/// A formatter for lengths of time, such as “2 hours, 5 minutes”.
///
/// In Foundation on Linux this type has no members that can be used. Months and years are written as
/// weeks, since the length of a month is not known.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // As all formatters of Foundation it is not to be changed while several threads use it.

  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    /// Digits: “2:05:00”.
    case positional
    /// Letters: “2h 5m”.
    case abbreviated
    /// Short words: “2 hr, 5 min”.
    case short
    /// Words: “2 hours, 5 minutes”.
    case full
    /// Words, also for the numbers: “two hours, five minutes”.
    case spellOut
    /// Short words without commas: “2 hr 5 min”.
    case brief
  }

  /// The parts of zero that are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All zeros are left out of words, and leading ones of digits.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other part are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other parts are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other part are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The parts that are written; none means all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the words.
  open var unitsStyle = UnitsStyle.positional
  /// The parts of zero that are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of parts; 0 is no maximum.
  open var maximumUnitCount = 0
  /// The calendar, whose locale is that of the text.
  open var calendar: Calendar? = EnvironmentValues.ofStrings(.current).calendar
  /// Whether a part may have a fraction, which is not written.
  open var allowsFractionalUnits = false

  /// Returns the text of a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let seconds = min(max(interval, -1e12), 1e12).rounded(.towardZero)
    return string(of: .seconds(Int(seconds)))
  }

  /// Returns the text of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Returns the text of date components, of weeks and less; other components have no length in seconds.
  open func string(from components: DateComponents) -> String? {
    // The sum of large numbers is a Double, which cannot overflow.
    func seconds(_ number: Int?, _ length: Double) -> Double { Double(number ?? 0) * length }
    return string(
      from: seconds(components.weekOfMonth, 604_800) + seconds(components.day, 86_400)
        + seconds(components.hour, 3_600) + seconds(components.minute, 60)
        + seconds(components.second, 1))
  }

  /// Returns the text of a number of seconds or of date components; `nil` for other values.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let number as TimeInterval: string(from: number)
    default: nil
    }
  }

  /// A part of a time, such as the hours.
  private struct Part {
    let unit: Duration.UnitsFormatStyle.Unit
    /// The length of one, in seconds.
    let length: Int
    /// The number of them.
    var count = 0
  }

  private func string(of duration: Duration) -> String {
    let locale = calendar?.locale ?? Locale(identifier: "en_US")
    let isNegative = duration < .zero
    var parts = parts(of: Int(duration.components.seconds.magnitude))
    guard unitsStyle == .positional else {
      parts = shown(parts, drops: drops(.dropAll))
      return words(parts, isNegative: isNegative, locale)
    }
    parts = shown(parts, drops: drops(.dropLeading))
    // A week or a day has no position before a colon.
    let time = parts.drop { $0.length >= 86_400 }
    let positions = time.map(\.length)
    guard [[3_600, 60, 1], [3_600, 60], [60, 1], [1], [60], [3_600]].contains(positions),
      parts.count > time.count || !time.isEmpty
    else { return words(parts, isNegative: isNegative, locale) }
    let days = parts.prefix(parts.count - time.count)
    let digits = digits(Array(time), isNegative: isNegative && days.isEmpty, locale)
    guard !days.isEmpty else { return digits }
    return words(Array(days), isNegative: isNegative, locale) + " " + digits
  }

  /// The allowed parts, the largest ones first.
  private func parts(of seconds: Int) -> [Part] {
    let all: [(NSCalendar.Unit, Part)] = [
      (.weekOfMonth, Part(unit: .weeks, length: 604_800)),
      (.day, Part(unit: .days, length: 86_400)),
      (.hour, Part(unit: .hours, length: 3_600)), (.minute, Part(unit: .minutes, length: 60)),
      (.second, Part(unit: .seconds, length: 1)),
    ]
    let allowed = all.filter { allowedUnits.contains($0.0) }
    var rest = seconds
    return (allowed.isEmpty ? all : allowed).map { _, part in
      var part = part
      (part.count, rest) = rest.quotientAndRemainder(dividingBy: part.length)
      return part
    }
  }

  /// The zeros that are left out.
  ///
  /// - Parameter standard: Those of the default behavior, which padding turns off.
  private func drops(_ standard: ZeroFormattingBehavior) -> ZeroFormattingBehavior {
    let behavior = zeroFormattingBehavior
    let isStandard = behavior.contains(.default) && !behavior.contains(.pad)
    // Of parts that are not limited, a time begins with the first that is not zero.
    let isUnlimited = behavior.contains(.pad) && allowedUnits.isEmpty
    return isStandard
      ? behavior.union(standard) : isUnlimited ? behavior.union(.dropLeading) : behavior
  }

  /// The parts that are written; at least one.
  private func shown(_ parts: [Part], drops: ZeroFormattingBehavior) -> [Part] {
    guard let first = parts.firstIndex(where: { $0.count > 0 }),
      let last = parts.lastIndex(where: { $0.count > 0 })
    else { return drops.isDisjoint(with: .dropAll) ? limited(parts) : Array(parts.suffix(1)) }
    let shown = parts.indices.filter { index in
      guard parts[index].count == 0 else { return true }
      let dropped: ZeroFormattingBehavior =
        index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
      return !drops.contains(dropped)
    }
    return limited(shown.map { parts[$0] })
  }

  private func limited(_ parts: [Part]) -> [Part] {
    maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func words(_ parts: [Part], isNegative: Bool, _ locale: Locale) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated, .positional: .narrow
      case .brief: .condensedAbbreviated
      case .short: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit)), width: width, zeroValueUnits: .show(length: 1),
      fractionalPart: .hide(rounded: .towardZero)
    ).locale(locale)
    let seconds = parts.reduce(0) { $0 + $1.count * $1.length }
    let text = style.format(.seconds(isNegative ? -seconds : seconds))
    return unitsStyle == .spellOut ? spelled(text, locale) : text
  }

  /// A text with words in place of its numbers.
  private func spelled(_ text: String, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    var result = ""
    var digits = ""
    var value: Int? = 0
    func end() {
      guard !digits.isEmpty else { return }
      // The soft hyphens of long words are no part of them.
      let words = value.flatMap { formatter.string(from: NSNumber(value: $0)) }
      result += words?.replacing("\u{AD}", with: "") ?? digits
      (digits, value) = ("", 0)
    }
    let separator = locale.groupingSeparator ?? ","
    for (index, character) in zip(text.indices, text) {
      if let digit = character.wholeNumberValue, digit < 10 {
        digits.append(character)
        let (product, overflows) = (value ?? 0).multipliedReportingOverflow(by: 10)
        value = value == nil || overflows ? nil : product + digit
      } else if !digits.isEmpty, String(character) == separator,
        text[text.index(after: index)...].first?.wholeNumberValue != nil
      {
        digits.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }

  private func digits(_ parts: [Part], isNegative: Bool, _ locale: Locale) -> String {
    let seconds = parts.reduce(0) { $0 + $1.count * $1.length }
    let duration = Duration.seconds(isNegative ? -seconds : seconds)
    let length = zeroFormattingBehavior.contains(.pad) ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern
    switch parts.map(\.length) {
    case [3_600, 60, 1]: pattern = .hourMinuteSecond(padHourToLength: length)
    case [3_600, 60]: pattern = .hourMinute(padHourToLength: length, roundSeconds: .towardZero)
    case [60, 1]: pattern = .minuteSecond(padMinuteToLength: length)
    default:
      let count = parts.first?.count ?? 0
      return (isNegative ? -count : count).formatted(
        .number.grouping(.never).precision(.integerLength(length...)).locale(locale))
    }
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
  }
}
