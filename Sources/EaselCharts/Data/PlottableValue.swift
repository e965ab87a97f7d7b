import EaselBlocks
import Foundation

/// A value that a mark plots, with the label that its axis, its legend and the words of the chart use.
///
/// ```swift
/// BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Amount", sale.amount))
/// BarMark(x: .value("Age", 20..<30), y: .value("Count", 12))
/// LineMark(x: .value("Day", day), y: .value("Load", optionalLoad))   // nil is a gap
/// ```
///
/// A range, and a date with a unit, is an interval, which bars fill and in whose middle points stand.
public struct PlottableValue<Value: Plottable> {
  package let field: ChartField

  package init(field: ChartField) { self.field = field }

  // What single marks are made with is inlined, so that a hundred thousand of them need no metadata.

  /// A value with its label.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue { .init(_label: _text(label), value.primitivePlottable._datum) }

  /// The label as a string; one that is a string already is not converted.
  @inlinable
  static func _text<Label: StringProtocol>(_ label: Label) -> String {
    if let text = label as? String { return text }
    return String(label)
  }

  /// A value with its label; nil is a missing value, which leaves a gap and is counted.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value?
  ) -> PlottableValue { .init(String(label), value?.datum ?? .missing) }

  /// A value with its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    .init(label.chartLabel, value.datum)
  }

  /// An interval with its label.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    .init(String(label), range.lowerBound.datum, range.upperBound.datum)
  }

  /// An interval with its label.
  public static func value(
    _ label: Text, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    .init(label.chartLabel, range.lowerBound.datum, range.upperBound.datum)
  }

  @usableFromInline
  init(_label label: String, _ datum: ChartDatum) {
    field = ChartField(label: label, start: datum)
  }

  private init(_ label: String, _ start: ChartDatum, _ end: ChartDatum? = nil) {
    field = ChartField(label: label, start: start, end: end)
  }
}

extension PlottableValue where Value == Date {
  /// The whole calendar unit that a date lies in, such as its month.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: A point in time.
  ///   - unit: The unit, from its beginning to that of the next.
  ///   - calendar: The calendar that divides time; nil takes that of the environment.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    .init(
      field: ChartField(
        label: String(label), start: .date(value),
        unit: DateUnit(component: unit, calendar: calendar)))
  }

  /// The whole calendar unit that a date lies in, such as its month.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    .value(label.chartLabel, value, unit: unit, calendar: calendar)
  }
}

extension Text {
  /// The text in the language of the environment, as a label.
  package var chartLabel: String { string(in: EnvironmentValues.current) }
}
