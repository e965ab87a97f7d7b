import EaselBlocks
import Foundation

/// A rectangle between values, points or the plot's edges, or a cell of a heat map.
///
/// ```swift
/// RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///   .foregroundStyle(by: .value("Visits", cell.visits))
/// RectangleMark(xStart: .value("From", start), xEnd: .value("To", end))   // a band
/// ```
public struct RectangleMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A cell where two steps cross.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field), nil, Mark.change(width: width, height: height))
  }

  /// A rectangle between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)), nil, Mark.change(width: width))
  }

  /// A rectangle in a step of x; its ends are in points from the upper edge, nil the edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd), Mark.change(width: width))
  }

  /// A rectangle between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field), nil, Mark.change(height: height))
  }

  /// A rectangle in a step of y; its ends are in points from the leading edge, nil the edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd), Mark.change(height: height))
  }

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: yStart.to(yEnd)))
  }

  /// A rectangle between points from the plot's leading and upper edges; nil is an edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      MarkFields(), MarkPoints(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }

  /// A band between two values of y; its ends are in points, nil the edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// A band between two values of x; its ends are in points, nil the edges.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.rectangle, to: &list, scope)
  }
}

extension RectangleMark: PrimitiveChartContent {}
