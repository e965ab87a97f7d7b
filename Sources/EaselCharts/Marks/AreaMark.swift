import EaselBlocks
import Foundation

/// A point of an area: from zero to a value, or between two values.
///
/// ```swift
/// AreaMark(x: .value("Year", row.year), y: .value("GWh", row.energy))
///   .foregroundStyle(by: .value("Source", row.source))   // stacked
/// AreaMark(x: .value("Day", row.day), yStart: .value("Low", row.low), yEnd: .value("High", row.high))
/// ```
///
/// Areas at the same position stack in the order of the data; bands between two values never do.
public struct AreaMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A point of an area from zero, which colour by data tells from others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(MarkFields(x: x.field, y: y.field), nil, Mark.change(stacking: stacking))
  }

  /// A point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field, series: series.field), nil,
      Mark.change(stacking: stacking))
  }

  /// A point of a band between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)))
  }

  /// A point of the band of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd), series: series.field))
  }

  /// A point of a band beside the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field))
  }

  /// A point of the band of a series beside the y axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field, series: series.field))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.area, to: &list, scope)
  }
}

extension AreaMark: PrimitiveChartContent {}
