import EaselBlocks
import Foundation

/// Many values that a family takes together, with the label that axes and words use.
///
/// ```swift
/// BoxMark(x: .value("Species", "Adelie"), y: .value("Mass", [3_700, 3_550, 4_100]))
/// TrendLine(x: .value("Speed", [4, 7, 8.0]), y: .value("Distance", [2, 4, 16.0]))
/// ```
public struct PlottableSample {
  package let label: String
  package let data: [ChartDatum]

  package init(label: String, data: [ChartDatum]) {
    self.label = label
    self.data = data
  }

  /// Values with their label; NaN is a missing one.
  public static func value<Label: StringProtocol, Value: Plottable>(
    _ label: Label, _ values: [Value]
  ) -> PlottableSample {
    PlottableSample(label: String(label), data: values.map(\.datum))
  }

  /// Values with their label; nil is a missing one.
  public static func value<Label: StringProtocol, Value: Plottable>(
    _ label: Label, _ values: [Value?]
  ) -> PlottableSample {
    PlottableSample(label: String(label), data: values.map { $0?.datum ?? .missing })
  }

  /// Values with their label; NaN is a missing one.
  public static func value<Value: Plottable>(_ label: Text, _ values: [Value]) -> PlottableSample {
    .value(label.chartLabel, values)
  }

  /// The numbers, or the seconds of dates; NaN for what is neither.
  var numbers: [Double] { data.map(\.coordinate) }

  /// The kind of the values; nil where all are missing.
  var kind: DatumKind? { data.lazy.compactMap(\.kind).first }

  /// The datum that a number stands for.
  func datum(_ number: Double) -> ChartDatum {
    guard kind == .date, number.isFinite else { return .number(number) }
    return .date(Date(timeIntervalSinceReferenceDate: number))
  }
}
