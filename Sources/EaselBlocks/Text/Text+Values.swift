import Foundation

extension Text {
  /// The parts of a date that are shown.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind { case date, time }
    private let kind: Kind

    /// Day, month and year, such as “November 22, 2026”.
    public static let date = DateStyle(kind: .date)
    /// Hours and minutes, such as “9:41 AM”.
    public static let time = DateStyle(kind: .time)

    func string(for date: Date, in environment: EnvironmentValues) -> String {
      let style =
        kind == .date
        ? Date.FormatStyle(date: .long, time: .omitted)
        : Date.FormatStyle(date: .omitted, time: .shortened)
      return style.adapted(to: environment).format(date)
    }
  }

  /// The case that all characters of a text are shown in.
  public enum Case: Hashable, CaseIterable, Sendable {
    /// CAPITAL LETTERS.
    case uppercase
    /// small letters.
    case lowercase
  }

  /// The position of the ellipsis in a text that is cut.
  public enum TruncationMode: Hashable, CaseIterable, Sendable {
    /// At the beginning of the last line.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }
}

/// Numbers as a text shows them.
enum NumberText {
  static func string<Number: BinaryInteger>(_ number: Number, in locale: Locale) -> String {
    isPlain(locale) ? "\(number)" : number.formatted(IntegerFormatStyle<Number>(locale: locale))
  }

  static func string(_ number: Double, in locale: Locale) -> String {
    number.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...6)))
  }

  /// Whether whole numbers are plain digits.
  private static func isPlain(_ locale: Locale) -> Bool { locale.identifier == "en_US_POSIX" }
}
