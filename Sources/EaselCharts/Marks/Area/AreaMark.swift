import EaselBlocks
import Foundation

/// A point of an area: from zero to a value, or between two values.
///
/// ```swift
/// let total = AreaMark(x: .value("Year", 2025), y: .value("GWh", 21.5))
///   .foregroundStyle(by: .value("Source", "Wind"))   // stacked
/// let band = AreaMark(x: .value("Day", 1), yStart: .value("Low", -2), yEnd: .value("High", 7))
/// ```
///
/// Areas are stacked in the order in which their series first appear in the data. With more than
/// six series, the largest one is at the base. Bands between two values are never stacked.
public struct AreaMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a point of an area between zero and a value of y, or of x if y is a category or a
  /// date.
  ///
  /// Points whose values of `foregroundStyle(by:)` differ belong to different areas.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(MarkFields(x: x.field, y: y.field), nil, Mark.change(stacking: stacking))
  }

  /// Creates a point of the area of a series, between zero and a value of y, or of x if y is a
  /// category or a date.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field, series: series.field), nil,
      Mark.change(stacking: stacking))
  }

  /// Creates a point of a band between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)))
  }

  /// Creates a point of the band of a series, between two values of y.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd), series: series.field))
  }

  /// Creates a point of a vertical band, between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field))
  }

  /// Creates a point of the vertical band of a series, between two values of x.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field, series: series.field))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.area, to: &list, scope)
  }
}

extension AreaMark: PrimitiveChartContent {}
