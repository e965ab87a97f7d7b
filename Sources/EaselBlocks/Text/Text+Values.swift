import Foundation

extension Text {
  /// The part of a `Date` that a text shows: the date or the time of day.
  public struct DateStyle: Hashable, Sendable {
    /// The kinds of styles; the last three depend on the date of the rendering.
    package enum Kind: Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    /// Creates a style of a kind.
    package init(_ kind: Kind) { self.kind = kind }

    /// Shows day, month and year, such as “November 22, 2026”.
    public static let date = DateStyle(.date)
    /// Shows hours and minutes, such as “9:41 AM”.
    public static let time = DateStyle(.time)

    func string(for date: Date, in environment: EnvironmentValues) -> String {
      let style =
        kind == .date
        ? Date.FormatStyle(date: .long, time: .omitted)
        : Date.FormatStyle(date: .omitted, time: .shortened)
      return style.adapted(to: environment).format(date)
    }

    /// The part of a text that shows a date in this style.
    func part(for date: Date) -> TextPart {
      switch kind {
      case .date, .time: .value { string(for: date, in: $0) }
      case .relative, .offset, .timer: .element(TimeElement(.date(date, kind)))
      }
    }
  }

  /// The letter case in which a text is shown.
  public enum Case: Hashable, CaseIterable, Sendable {
    /// Shows all letters as capital letters, such as “TOTAL”.
    case uppercase
    /// Shows all letters as small letters, such as “total”.
    case lowercase
  }

  /// The position of the ellipsis in a truncated text.
  public enum TruncationMode: Hashable, CaseIterable, Sendable {
    /// Places the ellipsis at the beginning of the last line.
    case head
    /// Places the ellipsis at the end of the last line.
    case tail
    /// Places the ellipsis in the middle of the last line.
    case middle
  }
}

/// The formatting of numbers for which no format is given.
package enum NumberText {
  /// Returns the text of a whole number.
  package static func string<Number: BinaryInteger>(_ number: Number, in locale: Locale) -> String {
    isPlain(locale)
      ? NumberSigns.typographic("\(number)", isNegative: number < 0)
      : ValueWriter(IntegerFormatStyle<Number>(locale: locale)).string(number) ?? ""
  }

  /// Returns the text of a number with at most six fraction digits; `nil` for NaN and infinity.
  package static func string(_ number: Double, in locale: Locale) -> String? {
    ValueWriter(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...6))
    ).string(number)
  }

  /// Returns the text of a number with six fraction digits, as the format specifier `%lf` writes it;
  /// `nil` for NaN and infinity.
  package static func longString(_ number: Double, in locale: Locale) -> String? {
    ValueWriter(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(6))
    ).string(number)
  }

  /// Whether a type is one of the common types of numbers.
  package static func isNumber(_ type: Any.Type) -> Bool {
    type == Int.self || type == Double.self || type == Decimal.self
  }

  /// Whether whole numbers are formatted as digits without grouping.
  package static func isPlain(_ locale: Locale) -> Bool { locale.identifier == "en_US_POSIX" }
}
