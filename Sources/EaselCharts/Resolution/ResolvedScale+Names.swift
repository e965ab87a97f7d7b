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
}
