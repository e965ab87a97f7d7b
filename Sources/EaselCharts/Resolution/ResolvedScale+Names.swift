import EaselBlocks
import Foundation

extension ResolvedScale {
  /// Returns the name of a value on an axis of categories; `nil` if it is missing or infinite.
  ///
  /// Data, domains and axis marks use this name, so that they refer to the same category.
  static func categoryName(of datum: ChartDatum) -> String? {
    switch datum {
    case .category(let name): name
    case .number(let number): number.isFinite ? NumberFormat.automatic.string(from: number) : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.formatted(.iso8601) : nil
    }
  }

  /// Returns the name of a number, or of a date given as seconds.
  static func categoryName(of value: Double, _ kind: DatumKind) -> String? {
    categoryName(of: kind == .date ? .date(.at(value)) : .number(value))
  }

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
