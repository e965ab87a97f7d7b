import EaselBlocks
import Foundation

/// A vertical or horizontal line at a value, across the plot or between two values.
///
/// ```swift
/// let target = RuleMark(y: .value("Target", 100)).foregroundStyle(.red)
/// let range = RuleMark(x: .value("Day", 1), yStart: .value("Low", -2), yEnd: .value("High", 7))
/// ```
///
/// Ends without a value are at the plot's edges. An inferred domain is extended to contain the
/// value.
public struct RuleMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a vertical line at a value of x, between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)))
  }

  /// Creates a vertical line at a value of x, across the plot or between distances in points from
  /// its top edge.
  ///
  /// `nil` is the plot's top edge for `yStart`, and its bottom edge for `yEnd`.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// Creates a vertical line between two values of y, at a distance in points from the plot's
  /// leading edge.
  ///
  /// `nil` is the horizontal center of the plot.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: x))
  }

  /// Creates a horizontal line at a value of y, between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field))
  }

  /// Creates a horizontal line at a value of y, across the plot or between distances in points from
  /// its leading edge.
  ///
  /// `nil` is the plot's leading edge for `xStart`, and its trailing edge for `xEnd`.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// Creates a horizontal line between two values of x, at a distance in points from the plot's top
  /// edge.
  ///
  /// `nil` is the vertical center of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: y))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.rule, to: &list, scope)
  }
}

extension RuleMark: PrimitiveChartContent {}
