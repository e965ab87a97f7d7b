import EaselBlocks
import Foundation

/// A value that a mark plots, with a label for its axis, its legend and the alternative text.
///
/// ```swift
/// let day = Date.now
/// let month = BarMark(x: .value("Month", day, unit: .month), y: .value("Amount", 12.5))
/// let bin = BarMark(x: .value("Age", 20..<30), y: .value("Count", 12))
/// let load: Double? = nil
/// let gap = LineMark(x: .value("Day", day), y: .value("Load", load))   // nil is a gap
/// ```
///
/// A range is an interval, and so is a date with a unit. Bars fill intervals; points are placed in
/// their middle.
public struct PlottableValue<Value: Plottable> {
  package let field: ChartField

  init(field: ChartField) { self.field = field }

  // Inlined, so that creating a hundred thousand single marks needs no lookup of type metadata.

  /// Creates a value to plot, with a label for its axis, its legend and the alternative text.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue { .init(_label: _text(label), value.primitivePlottable._datum) }

  /// Returns the label as a string; a label that is a `String` is not converted.
  @inlinable
  static func _text<Label: StringProtocol>(_ label: Label) -> String {
    if let text = label as? String { return text }
    return String(label)
  }

  /// Creates a labeled value from an optional; `nil` is a missing value, which leaves a gap.
  ///
  /// The alternative text of the chart states the number of missing values.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value?
  ) -> PlottableValue { .init(String(label), value?.datum ?? .missing) }

  /// Creates a value to plot, with the string of a `Text` as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    .init(label.chartLabel, value.datum)
  }

  /// Creates an interval to plot, from the lower to the upper bound of a range, with a label.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    .init(String(label), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Creates an interval to plot from a range, with the string of a `Text` as its label.
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
  /// Creates a labeled interval: the whole calendar unit that contains a date, such as its month.
  ///
  /// - Parameters:
  ///   - label: The label of the value.
  ///   - value: A date in the unit.
  ///   - unit: The calendar unit, from its start to the start of the next one.
  ///   - calendar: The calendar of the unit; `nil` uses that of the environment.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    .init(
      field: ChartField(
        label: String(label), start: .date(value),
        unit: DateUnit(component: unit, calendar: calendar)))
  }

  /// Creates an interval to plot, the calendar unit that contains a date, with the string of a
  /// `Text` as its label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    .value(label.chartLabel, value, unit: unit, calendar: calendar)
  }
}

extension Text {
  /// The text as a label, in the language of the environment.
  var chartLabel: String { string(in: EnvironmentValues.current) }
}
