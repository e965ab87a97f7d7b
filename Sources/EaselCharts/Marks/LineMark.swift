import EaselBlocks
import Foundation

/// A point of a line.
///
/// ```swift
/// Chart(load) { LineMark(x: .value("Day", $0.day), y: .value("MW", $0.mw)) }
/// ```
///
/// Points with the same series, or else the same colour and line style by data, are joined in the
/// order of the data. A missing value leaves a gap.
public struct LineMark: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never
  private let mark: Mark

  /// A point of a line, which colour and line style by data tell from others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(x: x.field, y: y.field)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: x.field, y: y.field, series: series.field))
  }

  /// Appends the mark.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.line, to: &list, scope)
  }
}

extension LineMark: PrimitiveChartContent {}
