import EaselBlocks
import Foundation

/// A bar from zero to a value, or between two values.
///
/// ```swift
/// BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
///   .foregroundStyle(by: .value("Region", sale.region))
/// ```
///
/// A bar of a number beside a category or a date stands along the number; of two numbers, along y.
/// Bars at the same position stack in the order of the data, negative ones below zero.
public struct BarMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field), nil,
      Mark.change(width: width, height: height, stacking: stacking))
  }

  /// An interval between two values; intervals never stack.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)), nil, Mark.change(width: width))
  }

  /// An interval between two values; intervals never stack.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field), nil, Mark.change(height: height))
  }

  /// A bar along y in an interval of x in points from the plot's edge; nil is the edge.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// A bar along x in an interval of y in points from the plot's edge; nil is the edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// A bar in a vertical interval of points; nil is the plot's edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd),
      Mark.change(width: width, stacking: stacking))
  }

  /// A bar in a horizontal interval of points; nil is the plot's edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd),
      Mark.change(height: height, stacking: stacking))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.bar, to: &list, scope)
  }
}

extension BarMark: PrimitiveChartContent {}
