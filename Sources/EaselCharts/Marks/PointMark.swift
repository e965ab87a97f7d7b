import EaselBlocks
import Foundation

/// A symbol at a value.
///
/// ```swift
/// PointMark(x: .value("Bill", penguin.bill), y: .value("Mass", penguin.mass))
///   .foregroundStyle(by: .value("Species", penguin.species))
///   .symbol(by: .value("Species", penguin.species))
/// ```
public struct PointMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A symbol at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(x: x.field, y: y.field)
  }

  /// A symbol at a value of y, at points from the leading edge; nil is the middle.
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(MarkFields(y: y.field), MarkPoints(xStart: x))
  }

  /// A symbol at a value of x, at points from the upper edge; nil is the middle.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(MarkFields(x: x.field), MarkPoints(yStart: y))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.point, to: &list, scope)
  }
}

extension PointMark: PrimitiveChartContent {}
