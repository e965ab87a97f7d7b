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
    /// Words, in place of numbers in words.
    case spellOut
    /// Short words: “2 hr 5 min”.
    case brief
  }

  /// The parts of zero that are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading and following zeros are left out of words.
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

  /// Returns the text of date components, of days and less.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let minutes = (days * 24 + (components.hour ?? 0)) * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
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

  private func string(of duration: Duration) -> String {
    let locale = calendar?.locale ?? Locale(identifier: "en_US")
    guard unitsStyle != .positional else { return digits(of: duration, locale) }
    let all: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes),
      (.second, .seconds),
    ]
    let units = all.filter { allowedUnits.contains($0.0) }.map(\.1)
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      default: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.isEmpty ? all.map(\.1) : units), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      fractionalPart: .hide(rounded: .towardZero))
    return style.locale(locale).format(duration)
  }

  private func digits(of duration: Duration, _ locale: Locale) -> String {
    let isLong = duration >= .seconds(3600) || duration <= .seconds(-3600)
    let hasHours = allowedUnits.isEmpty || allowedUnits.contains(.hour)
    let hasSeconds = allowedUnits.isEmpty || allowedUnits.contains(.second)
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let length = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern =
      if !hasSeconds {
        .hourMinute(padHourToLength: length, roundSeconds: .towardZero)
      } else if hasHours, isLong || isPadded && !allowedUnits.isEmpty {
        .hourMinuteSecond(padHourToLength: length)
      } else {
        .minuteSecond(padMinuteToLength: length)
      }
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
  }
}
