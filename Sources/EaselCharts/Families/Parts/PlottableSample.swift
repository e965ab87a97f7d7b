import EaselBlocks
import Foundation

/// A sample of values with a label for the axis and the alternative text.
///
/// ```swift
/// let box = BoxMark(x: .value("Species", "Adelie"), y: .value("Mass", [3_700, 3_550, 4_100]))
/// let line = TrendLine(x: .value("Speed", [4, 7, 8.0]), y: .value("Distance", [2, 4, 16.0]))
/// ```
public struct PlottableSample {
  package let label: String
  package let data: [ChartDatum]

  init(label: String, data: [ChartDatum]) {
    self.label = label
    self.data = data
  }

  /// Returns a sample of values with a label; NaN is a missing value.
  public static func value<Label: StringProtocol, Value: Plottable>(
    _ label: Label, _ values: [Value]
  ) -> PlottableSample {
    PlottableSample(label: String(label), data: values.map(\.datum))
  }

  /// Returns a sample of optional values with a label; `nil` is a missing value.
  public static func value<Label: StringProtocol, Value: Plottable>(
    _ label: Label, _ values: [Value?]
  ) -> PlottableSample {
    PlottableSample(label: String(label), data: values.map { $0?.datum ?? .missing })
  }

  /// Returns a sample of values with the string of a `Text` as its label; NaN is a missing value.
  public static func value<Value: Plottable>(_ label: Text, _ values: [Value]) -> PlottableSample {
    .value(label.chartLabel, values)
  }

  /// The numbers, or the dates in seconds; NaN for categories.
  var numbers: [Double] { data.map(\.coordinate) }

  /// The kind of the values; `nil` if all are missing.
  var kind: DatumKind? { data.lazy.compactMap(\.kind).first }

  /// Returns a number as a datum: a date if the sample contains dates.
  func datum(_ number: Double) -> ChartDatum {
    guard kind == .date, number.isFinite else { return .number(number) }
    return .date(Date(timeIntervalSinceReferenceDate: number))
  }
}
