import EaselBlocks
import Foundation

/// A straight line at a value, from edge to edge or between two values.
///
/// ```swift
/// RuleMark(y: .value("Target", 100)).foregroundStyle(.red)
/// RuleMark(x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high))
/// ```
///
/// Ends that are not named reach the plot's edges. The value joins the domain of its axis.
public struct RuleMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A vertical line between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)))
  }

  /// A vertical line at a value; its ends are in points from the upper edge, nil the edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// A vertical line between two values of y, at points from the leading edge; nil is the middle.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: x))
  }

  /// A horizontal line between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field))
  }

  /// A horizontal line at a value; its ends are in points from the leading edge, nil the edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// A horizontal line between two values of x, at points from the upper edge; nil is the middle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: y))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.rule, to: &list, scope)
  }
}

extension RuleMark: PrimitiveChartContent {}
