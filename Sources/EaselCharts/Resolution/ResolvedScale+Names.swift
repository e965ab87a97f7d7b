import EaselBlocks
import Foundation

extension ResolvedScale {
  /// The name of a value on an axis of categories; nil where it is missing or infinite.
  ///
  /// Data, domains and axis marks share it, so that all of them mean the same category.
  package static func categoryName(of datum: ChartDatum) -> String? {
    switch datum {
    case .category(let name): name
    case .number(let number): number.isFinite ? NumberFormat.automatic.string(from: number) : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.formatted(.iso8601) : nil
    }
  }

  /// The name of a number, or of a date as seconds.
  package static func categoryName(of value: Double, _ kind: DatumKind) -> String? {
    categoryName(of: kind == .date ? .date(.at(value)) : .number(value))
  }
}
