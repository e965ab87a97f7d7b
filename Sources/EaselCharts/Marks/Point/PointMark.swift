import EaselBlocks
import Foundation

/// A symbol at a value of x and a value of y, or at a distance in points along one axis.
///
/// ```swift
/// let point = PointMark(x: .value("Bill", 39.1), y: .value("Mass", 3_750))
///   .foregroundStyle(by: .value("Species", "Adelie"))
///   .symbol(by: .value("Species", "Adelie"))
/// ```
public struct PointMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a symbol at a value of x and a value of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(x: x.field, y: y.field)
  }

  /// Creates a symbol at a value of y and a distance in points from the plot's leading edge.
  ///
  /// `nil` is the horizontal center of the plot.
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: y.field), MarkPoints(xStart: x))
  }

  /// Creates a symbol at a value of x and a distance in points from the plot's top edge.
  ///
  /// `nil` is the vertical center of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: x.field), MarkPoints(yStart: y))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.point, to: &list, scope)
  }
}

extension PointMark: PrimitiveChartContent {}
