import EaselBlocks
import Foundation

/// A formatter for the time between two dates, such as “2 hours ago”.
///
/// Foundation has this type on Apple's systems only. Without a locale it has that of the body that is
/// running.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // As all formatters of Foundation it is not to be changed while several threads use it.

  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    /// Words: “2 months ago”.
    case full
    /// Words with the numbers spelled out: “two months ago”.
    case spellOut
    /// Short words: “2 mo. ago”.
    case short
    /// Short words: “2 mo. ago”.
    case abbreviated
  }

  /// Whether words such as “yesterday” are used.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: “1 day ago”.
    case numeric
    /// Words where the language has them: “yesterday”.
    case named
  }

  /// The length of the words.
  open var unitsStyle = UnitsStyle.full
  /// Whether words such as “yesterday” are used.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The locale of the words.
  // Implicitly unwrapped as on Apple's systems.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = EnvironmentValues.ofStrings(.current).locale
  /// The calendar of the dates.
  // Implicitly unwrapped as on Apple's systems.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = EnvironmentValues.ofStrings(.current).calendar
  /// The context of the text, which is not used.
  open var formattingContext = Context.unknown

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? Locale(identifier: "en_US"),
      calendar: calendar ?? Calendar(identifier: .gregorian))
  }

  /// Returns the text of an interval from the present; a negative one is in the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = EnvironmentValues.current.timelineDate
    return localizedString(for: now + interval, relativeTo: now)
  }

  /// Returns the text of the time from a reference to a date.
  ///
  /// The largest unit counts, and what is left of it is dropped: 210 seconds are three minutes.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let style = style
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: whole(date, since: reference, style.calendar), presentation: style.presentation,
      unitsStyle: style.unitsStyle,
      locale: style.locale, calendar: style.calendar)
    return anchored.format(reference)
  }

  /// The date that is a whole number of the largest unit away from a reference.
  ///
  /// The format style of Foundation rounds, which this formatter does not on Apple's systems.
  private func whole(_ date: Date, since reference: Date, _ calendar: Calendar) -> Date {
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let parts = calendar.dateComponents(Set(units), from: reference, to: date)
    for unit in units {
      guard let count = parts.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: reference) ?? date
    }
    return reference
  }

  /// Returns the text of a date, relative to the date of the rendering, or to the present; `nil` for other values.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map {
      localizedString(for: $0, relativeTo: EnvironmentValues.current.timelineDate)
    }
  }
}
