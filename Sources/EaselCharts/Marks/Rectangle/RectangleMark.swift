import EaselBlocks
import Foundation

/// A rectangle between values, distances in points or the plot's edges, or a cell of a heat map.
///
/// The step of a category is its share of the axis. The step of a number or a date is the least
/// distance between two values; a date with a unit fills the unit.
///
/// ```swift
/// let cell = RectangleMark(x: .value("Hour", "9"), y: .value("Day", "Mon"))
///   .foregroundStyle(by: .value("Visits", 120))
/// let band = RectangleMark(xStart: .value("From", 3), xEnd: .value("To", 5))
/// ```
public struct RectangleMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a cell of a heat map at a value of x and a value of y, which fills their shares of the
  /// axes.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field), nil, Mark.change(width: width, height: height))
  }

  /// Creates a rectangle at a value of x, as wide as its share of the axis, between two values of
  /// y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)), nil, Mark.change(width: width))
  }

  /// Creates a rectangle at a value of x, as wide as its share of the axis, between two distances
  /// in points from the plot's top edge.
  ///
  /// `nil` is the plot's top edge for `yStart`, and its bottom edge for `yEnd`.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd), Mark.change(width: width))
  }

  /// Creates a rectangle at a value of y, as high as its share of the axis, between two values of
  /// x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field), nil, Mark.change(height: height))
  }

  /// Creates a rectangle at a value of y, as high as its share of the axis, between two distances
  /// in points from the plot's leading edge.
  ///
  /// `nil` is the plot's leading edge for `xStart`, and its trailing edge for `xEnd`.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd), Mark.change(height: height))
  }

  /// Creates a rectangle between two values of x and two values of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: yStart.to(yEnd)))
  }

  /// Creates a rectangle between distances in points from the plot's leading and top edges.
  ///
  /// `nil` is the plot's edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      MarkFields(), MarkPoints(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }

  /// Creates a band between two values of y, across the plot or between distances in points from
  /// its leading edge.
  ///
  /// `nil` is the plot's leading edge for `xStart`, and its trailing edge for `xEnd`.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// Creates a band between two values of x, across the plot or between distances in points from
  /// its top edge.
  ///
  /// `nil` is the plot's top edge for `yStart`, and its bottom edge for `yEnd`.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.rectangle, to: &list, scope)
  }
}

extension RectangleMark: PrimitiveChartContent {}
