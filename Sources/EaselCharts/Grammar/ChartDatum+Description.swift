import EaselBlocks
import Foundation

extension ChartDatum {
  /// The value as text for diagnostics, in the environment of the block whose body runs.
  var described: String { described(in: .current) }

  /// Returns the value as text for diagnostics; dates use the calendar and locale of an
  /// environment.
  func described(in environment: EnvironmentValues) -> String {
    described(in: environment.calendar, environment.locale)
  }

  /// Returns the value as text for diagnostics; dates use a calendar, with its time zone, and a
  /// locale.
  func described(in calendar: Calendar, _ locale: Locale) -> String {
    switch self {
    case .number(let number): number.isNaN ? "missing" : "\(number)"
    case .date(let date): DateText(calendar: calendar, locale: locale).whole(date)
    case .category(let name): name
    }
  }
}
