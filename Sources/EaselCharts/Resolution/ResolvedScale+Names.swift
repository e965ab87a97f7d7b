import EaselBlocks
import Foundation

extension ResolvedScale {
  /// Returns the texts of categories; numbers are written as on other axes, and years without
  /// grouping.
  func nameTexts(_ locale: Locale?) -> [String] {
    let numbers = names.compactMap { namedData[$0]?.number }
    guard !numbers.isEmpty else { return names }
    var format = NumberFormat.suiting(numbers)
    // The digits distinguish categories.
    format.precision = .automatic
    format.locale = locale
    if AxisNumberFormat.areYears(numbers) { format.groupingSeparator = "" }
    return names.map { name in namedData[name]?.number.map(format.string(from:)) ?? name }
  }
}
