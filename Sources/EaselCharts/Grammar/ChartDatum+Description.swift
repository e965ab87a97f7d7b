import EaselBlocks
import Foundation

extension ChartDatum {
  /// The value for diagnostics, in the environment of the block whose body runs.
  package var described: String { described(in: .current) }

  /// The value for diagnostics, a date as the axes of an environment write it.
  package func described(in environment: EnvironmentValues) -> String {
    described(in: environment.calendar, environment.locale)
  }

  /// The value for diagnostics, a date in a calendar and its time zone.
  package func described(in calendar: Calendar, _ locale: Locale) -> String {
    switch self {
    case .number(let number): number.isNaN ? "missing" : "\(number)"
    case .date(let date): DateText(calendar: calendar, locale: locale).whole(date)
    case .category(let name): name
    }
  }
}
