import Foundation

/// A value that a chart plots: a number, a date or a category.
///
/// A missing value is a number or a date that is NaN. Marks plot a datum like the value in it, for
/// data whose kind is known only when it is read, such as the columns of a file:
///
/// ```swift
/// let columns: [String: [ChartDatum]] = [
///   "city": [.category("Rome"), .category("Oslo")], "rain": [.number(799), .number(801)],
/// ]
/// let chart = Chart(0..<2, id: \.self) { row in
///   BarMark(
///     x: .value("City", columns["city"]?[row]), y: .value("Rain", columns["rain"]?[row]))
/// }
/// ```
public enum ChartDatum: Hashable, Sendable {
  /// A number; NaN is a missing value.
  case number(Double)
  /// A date, which is a point in time; a date that is NaN is a missing value.
  case date(Date)
  /// A category, identified by its name.
  case category(String)

  /// The datum of a missing value.
  static let missing = ChartDatum.number(.nan)

  /// Whether the value is missing: a number or a date that is NaN.
  public var isMissing: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .date(let date): date.timeIntervalSinceReferenceDate.isNaN
    case .category: false
    }
  }

  /// The kind of the value; `nil` if it is missing.
  var kind: DatumKind? {
    guard !isMissing else { return nil }
    return switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }
}

/// The kind of plotted values: number, date or category, which determines the kind of their scale.
package enum DatumKind: Hashable, Sendable {
  /// Numbers, which have a continuous scale.
  case number
  /// Dates, which have a time scale.
  case date
  /// Categories, which have a band scale.
  case category
}

extension ChartDatum {
  /// The number, or the seconds of a date; NaN for a category.
  var coordinate: Double {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: .nan
    }
  }
}

extension DatumKind {
  /// The name of several values of the kind, for diagnostics.
  var plural: String {
    switch self {
    case .number: "numbers"
    case .date: "dates"
    case .category: "categories"
    }
  }
}
