import EaselBlocks
import Foundation

/// A bar from zero to a value, or between two values.
///
/// ```swift
/// let chart = Chart {
///   BarMark(x: .value("Month", "May"), y: .value("Amount", 12))
///     .foregroundStyle(by: .value("Region", "North"))
///   BarMark(x: .value("Month", "May"), y: .value("Amount", 7))
///     .foregroundStyle(by: .value("Region", "South"))   // stacked on the first
/// }
/// ```
///
/// If one value is a number and the other a category or a date, the bar extends along the number.
/// With two numbers it extends along y, unless only the values of y are evenly spaced. Bars at the
/// same position are stacked in the order in which their series first appear in the data, and
/// negative values are stacked below zero.
public struct BarMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a bar from zero to a number on one axis, at a value on the other axis.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - width: The width of a vertical bar. The default is a fraction of the step.
  ///   - height: The height of a horizontal bar. The default is a fraction of the step.
  ///   - stacking: The way in which bars at the same position are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field, y: y.field), nil,
      Mark.change(width: width, height: height, stacking: stacking))
  }

  /// Creates a vertical bar between two values of y; such bars are never stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: x.field, y: yStart.to(yEnd)), nil, Mark.change(width: width))
  }

  /// Creates a horizontal bar between two values of x; such bars are never stacked.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd), y: y.field), nil, Mark.change(height: height))
  }

  /// Creates a bar between two values of x, and between two distances in points from the plot's top
  /// edge.
  ///
  /// `nil` is the plot's top edge for `yStart`, and its bottom edge for `yEnd`.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: xStart.to(xEnd)), MarkPoints(yStart: yStart, yEnd: yEnd))
  }

  /// Creates a bar between two values of y, and between two distances in points from the plot's
  /// leading edge.
  ///
  /// `nil` is the plot's leading edge for `xStart`, and its trailing edge for `xEnd`.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: yStart.to(yEnd)), MarkPoints(xStart: xStart, xEnd: xEnd))
  }

  /// Creates a bar for a value of x, between two distances in points from the plot's top edge.
  ///
  /// A category or a date is the position of a vertical bar. A number is the length of a horizontal
  /// bar that starts at zero; such bars are all stacked on each other.
  ///
  /// `nil` is the plot's top edge for `yStart`, and its bottom edge for `yEnd`.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(x: x.field), MarkPoints(yStart: yStart, yEnd: yEnd),
      Mark.change(width: width, stacking: stacking))
  }

  /// Creates a bar for a value of y, between two distances in points from the plot's leading edge.
  ///
  /// A category or a date is the position of a horizontal bar. A number is the length of a vertical
  /// bar that starts at zero; such bars are all stacked on each other.
  ///
  /// `nil` is the plot's leading edge for `xStart`, and its trailing edge for `xEnd`.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      MarkFields(y: y.field), MarkPoints(xStart: xStart, xEnd: xEnd),
      Mark.change(height: height, stacking: stacking))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.bar, to: &list, scope)
  }
}

extension BarMark: PrimitiveChartContent {}
