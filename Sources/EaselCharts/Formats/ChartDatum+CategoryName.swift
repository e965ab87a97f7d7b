import EaselCanvas
import Foundation

extension ChartDatum {
  /// The name of the value on an axis of categories; `nil` if it is missing or infinite.
  ///
  /// Data, domains and axis marks use this name, so that they refer to the same category.
  var categoryName: String? {
    switch self {
    case .category(let name): name
    case .number(let number): number.isFinite ? NumberFormat.automatic.string(from: number) : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.formatted(.iso8601) : nil
    }
  }
}
