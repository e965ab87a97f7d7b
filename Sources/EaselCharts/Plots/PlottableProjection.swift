import EaselBlocks
import Foundation

/// A value of each element of a plot's data, by key path, with the label of its axis and legend.
///
/// ```swift
/// LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.price))
/// BarPlot(sales, x: .value("Month", \.date, unit: .month), y: .value("Amount", \.amount))
/// PointPlot(readings, x: .value("Time", \.time), y: .value("Limit", 100))   // a constant
/// ```
///
/// A key path to a stored property costs about a nanosecond a value; one to a computed property as
/// much as the property.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  package let column: PlotColumn<DataElement>

  private init(
    _ label: String, _ start: ColumnReader<DataElement>, _ end: ColumnReader<DataElement>? = nil,
    unit: DateUnit? = nil
  ) {
    column = PlotColumn(label: label, start: start, end: end, unit: unit)
  }

  /// The value at a key path, with its label.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(String(label), .property(keyPath)) }

  /// The value at a key path, with its label; nil is a missing value, which leaves a gap.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue?>
  ) -> PlottableProjection { .init(String(label), .optional(keyPath)) }

  /// The value at a key path, with its label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(label.chartLabel, .property(keyPath)) }

  /// One value for all elements, with its label.
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection { .init(String(label), .constant(value.datum)) }

  /// One value for all elements, with its label.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    .init(label.chartLabel, .constant(value.datum))
  }
}

extension PlottableProjection {
  /// The interval between the values at two key paths, with its label.
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(String(label), .property(start), .property(end)) }

  /// The interval between the values at two key paths, with its label.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(label.chartLabel, .property(start), .property(end)) }

  /// One interval for all elements, with its label.
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection { .init(String(label), .constant(start.datum), .constant(end.datum)) }

  /// One interval for all elements, with its label.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection { .init(label.chartLabel, .constant(start.datum), .constant(end.datum)) }
}

extension PlottableProjection where DataValue == Date {
  /// The whole calendar unit in which the date at a key path lies, such as its month.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - keyPath: The date.
  ///   - unit: The unit, from its beginning to that of the next.
  ///   - calendar: The calendar that divides time; nil takes that of the environment.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      String(label), .property(keyPath), unit: DateUnit(component: unit, calendar: calendar))
  }

  /// The whole calendar unit in which the date at a key path lies, such as its month.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      label.chartLabel, .property(keyPath), unit: DateUnit(component: unit, calendar: calendar))
  }

  /// The whole calendar unit in which one date for all elements lies.
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      String(label), .constant(.date(value)),
      unit: DateUnit(component: unit, calendar: calendar))
  }

  /// The whole calendar unit in which one date for all elements lies.
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      label.chartLabel, .constant(.date(value)),
      unit: DateUnit(component: unit, calendar: calendar))
  }
}
