import Foundation

/// A value that a chart plots: a number, a date or a category.
///
/// A missing value is a number that is NaN.
public enum ChartDatum: Hashable, Sendable {
  /// A number; NaN where the value is missing.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// A name, one of the values of a category axis.
  case category(String)

  /// The datum of a value that is missing.
  package static let missing = ChartDatum.number(.nan)

  /// Whether the value is missing: a number or a date that is NaN.
  public var isMissing: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .date(let date): date.timeIntervalSinceReferenceDate.isNaN
    case .category: false
    }
  }

  /// The kind of the value; nil where it is missing.
  package var kind: DatumKind? {
    guard !isMissing else { return nil }
    return switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }
}

/// The kind of the values in a column, which decides the kind of their scale.
public enum DatumKind: Hashable, Sendable {
  /// Numbers, on a continuous scale.
  case number
  /// Dates, on a scale of time.
  case date
  /// Names, on a scale of bands.
  case category
}
