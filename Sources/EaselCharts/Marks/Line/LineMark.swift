import EaselBlocks
import Foundation

/// A point of a line, which connects the points of a series.
///
/// ```swift
/// struct Load { var day: Int; var mw: Double }
/// let load = (0..<30).map { Load(day: $0, mw: 52 + 9 * cos(Double($0) / 5)) }
/// let chart = Chart(load) { LineMark(x: .value("Day", $0.day), y: .value("MW", $0.mw)) }
/// ```
///
/// The points of a series are joined in the order of the data. Without a series, points with the
/// same color and line style by data are joined. A missing value leaves a gap.
public struct LineMark: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  private let mark: Mark

  /// Creates a point of a line, at a value of x and a value of y.
  ///
  /// Points whose values of `foregroundStyle(by:)` or `lineStyle(by:)` differ belong to different
  /// lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(x: x.field, y: y.field)
  }

  /// Creates a point of the line of a series, at a value of x and a value of y.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(MarkFields(x: x.field, y: y.field, series: series.field))
  }

  /// Appends the mark to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.line, to: &list, scope)
  }
}

extension LineMark: PrimitiveChartContent {}
