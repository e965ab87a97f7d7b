import EaselBlocks
import Foundation

/// A labeled value of each element of a plot's data, given by a key path or as a constant.
///
/// The label is that of the axis and of the legend.
///
/// ```swift
/// struct Sale { var date: Date; var amount: Double }
/// let sales = [Sale(date: .now, amount: 12)]
/// let bars = BarPlot(
///   sales, x: .value("Month", \.date, unit: .month), y: .value("Amount", \.amount))
/// let limit = PointPlot(sales, x: .value("Time", \.date), y: .value("Limit", 100))   // a constant
/// ```
///
/// Reading a stored property costs about a nanosecond per value. Reading a computed property costs
/// as much as the property itself.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let column: PlotColumn<DataElement>

  private init(
    _ label: String, _ start: ColumnReader<DataElement>, _ end: ColumnReader<DataElement>? = nil,
    unit: DateUnit? = nil
  ) {
    column = PlotColumn(label: label, start: start, end: end, unit: unit)
  }

  /// Returns a projection to each element's value at a key path, with a label for axis and legend.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(String(label), .property(keyPath)) }

  /// Returns a projection to each element's optional value at a key path, with a label; `nil`
  /// leaves a gap.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue?>
  ) -> PlottableProjection { .init(String(label), .optional(keyPath)) }

  /// Returns a projection to each element's value at a key path, with a label that is a `Text`.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(label.chartLabel, .property(keyPath)) }

  /// Returns a projection to the same value for all elements, with a label for axis and legend.
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection { .init(String(label), .constant(value.datum)) }

  /// Returns a projection to the same value for all elements, with a label that is a `Text`.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    .init(label.chartLabel, .constant(value.datum))
  }
}

extension PlottableProjection {
  /// Returns a projection to the interval between each element's values at two key paths, with a
  /// label.
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(String(label), .property(start), .property(end)) }

  /// Returns a projection to the interval between each element's values at two key paths, with a
  /// label that is a `Text`.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { .init(label.chartLabel, .property(start), .property(end)) }

  /// Returns a projection to the same interval, from a start to an end, for all elements, with a
  /// label.
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection { .init(String(label), .constant(start.datum), .constant(end.datum)) }

  /// Returns a projection to the same interval, from a start to an end, for all elements, with a
  /// label that is a `Text`.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection { .init(label.chartLabel, .constant(start.datum), .constant(end.datum)) }
}

extension PlottableProjection where DataValue == Date {
  /// Returns a projection to the whole calendar unit, such as the month, that contains each
  /// element's date.
  ///
  /// - Parameters:
  ///   - label: The label of the axis.
  ///   - keyPath: The date.
  ///   - unit: The unit; its interval ends where the next one starts.
  ///   - calendar: The calendar of the units; `nil`, the default, is that of the environment.
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      String(label), .property(keyPath), unit: DateUnit(component: unit, calendar: calendar))
  }

  /// Returns a projection to the whole calendar unit that contains each element's date, with a
  /// label that is a `Text`.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      label.chartLabel, .property(keyPath), unit: DateUnit(component: unit, calendar: calendar))
  }

  /// Returns a projection of all elements to one calendar unit, such as a month, that contains a
  /// date.
  ///
  /// - Parameters:
  ///   - label: The label of the axis.
  ///   - value: The date.
  ///   - unit: The unit; its interval ends where the next one starts.
  ///   - calendar: The calendar of the units; `nil`, the default, is that of the environment.
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      String(label), .constant(.date(value)),
      unit: DateUnit(component: unit, calendar: calendar))
  }

  /// Returns a projection of all elements to one calendar unit that contains a date, with a label
  /// that is a `Text`.
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(
      label.chartLabel, .constant(.date(value)),
      unit: DateUnit(component: unit, calendar: calendar))
  }
}
