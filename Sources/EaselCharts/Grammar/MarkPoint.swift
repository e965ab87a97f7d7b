import Foundation

/// The values of a mark that has only two numbers or dates, which is the most frequent case.
///
/// Making, storing and appending it avoids the copies that general fields need.
struct MarkPoint {
  private let xLabel: String
  private let yLabel: String
  private let xKind: DatumKind
  private let yKind: DatumKind
  let x: Double
  let y: Double

  /// Creates the values; `nil` if there is an interval, a unit, a category or a missing value.
  init?(_ x: ChartField, _ y: ChartField) {
    guard x.isPoint, y.isPoint, let (xValue, xKind) = x.start.finiteNumber,
      let (yValue, yKind) = y.start.finiteNumber
    else { return nil }
    (xLabel, self.xKind, self.x) = (x.label, xKind, xValue)
    (yLabel, self.yKind, self.y) = (y.label, yKind, yValue)
  }

  /// Whether another mark continues the columns of this one: the same labels and kinds.
  func isContinued(by other: MarkPoint) -> Bool {
    xKind == other.xKind && yKind == other.yKind && xLabel == other.xLabel
      && yLabel == other.yLabel
  }

  /// The values as fields.
  var fields: MarkFields {
    MarkFields(
      x: ChartField(label: xLabel, start: xKind.datum(x)),
      y: ChartField(label: yLabel, start: yKind.datum(y)))
  }
}

extension ChartDatum {
  /// A finite number, or the seconds of a date, with its kind; `nil` for other data.
  fileprivate var finiteNumber: (Double, DatumKind)? {
    switch self {
    case .number(let number): number.isFinite ? (number, .number) : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite
        ? (date.timeIntervalSinceReferenceDate, .date) : nil
    case .category: nil
    }
  }
}

extension DatumKind {
  /// Returns the datum of a number, or of a date's seconds.
  fileprivate func datum(_ number: Double) -> ChartDatum {
    self == .date ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }
}
