import EaselBlocks
import Foundation

/// The names of facet panels; numbers and dates are formatted as on axes.
struct FacetNames {
  private var names: [ChartDatum: String] = [:]

  init(_ columns: [ChartDatum], _ rows: [ChartDatum], _ calendar: Calendar, _ locale: Locale) {
    for data in [columns, rows] {
      let dates = data.compactMap { datum -> Date? in
        if case .date(let date) = datum { date } else { nil }
      }
      let texts = DateText(calendar: calendar, locale: locale).names(of: dates)
      for (date, text) in zip(dates, texts) { names[.date(date)] = text }
      let numbers = data.compactMap { datum -> Double? in
        if case .number(let number) = datum { number } else { nil }
      }
      var format = NumberFormat.suiting(numbers)
      format.locale = locale.ofNumbers
      if AxisNumberFormat.areYears(numbers) { format.groupingSeparator = "" }
      for number in numbers { names[.number(number)] = format.string(from: number) }
    }
  }

  /// Returns the name of a panel; empty for a chart without panels.
  func name(of key: FacetKey?) -> String {
    [key?.row, key?.column].compactMap { datum in
      switch datum {
      case .category(let name): name
      case nil: nil
      case let datum?: names[datum]
      }
    }.joined(separator: " · ")
  }
}
