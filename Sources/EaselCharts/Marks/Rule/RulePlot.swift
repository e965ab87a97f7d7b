import EaselBlocks
import Foundation

/// A straight line for each element of a whole collection.
///
/// ```swift
/// struct Day { var day: Int; var low: Double; var high: Double }
/// let days = [Day(day: 1, low: -2, high: 7)]
/// let ranges = RulePlot(
///   days, x: .value("Day", \.day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
/// ```
///
/// The result is the same as a ``RuleMark`` for each element, in a small fraction of the time.
public struct RulePlot<Content> {
  private let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RulePlot: PrimitiveChartContent where Content: ChartContent {}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``RulePlot`` that draws a straight line for each element of a collection.
public struct VectorizedRulePlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension RulePlot {
  /// Creates a vertical line for each element at its x value, from its `yStart` to its `yEnd`
  /// value.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// Creates a vertical line for each element at its x value, with the same ends for all, in points
  /// from the plot's top edge.
  ///
  /// `nil`, the default, is the plot's top edge for `yStart` and its bottom edge for `yEnd`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates a vertical line for each element at its x value, with its own ends in points from the
  /// plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates a vertical line for each element between its two y values, all at the same distance in
  /// points from the plot's leading edge.
  ///
  /// `nil`, the default, is the horizontal center of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .all(x))))
  }

  /// Creates a vertical line for each element between its two y values, at its own distance in
  /// points from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .each(x))))
  }

  /// Creates a horizontal line for each element at its y value, from its `xStart` to its `xEnd`
  /// value.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// Creates a horizontal line for each element at its y value, with the same ends for all, in
  /// points from the plot's leading edge.
  ///
  /// `nil`, the default, is the plot's leading edge for `xStart` and its trailing edge for `xEnd`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates a horizontal line for each element at its y value, with its own ends in points from
  /// the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// Creates a horizontal line for each element between its two x values, all at the same distance
  /// in points from the plot's top edge.
  ///
  /// `nil`, the default, is the vertical center of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .all(y))))
  }

  /// Creates a horizontal line for each element between its two x values, at its own distance in
  /// points from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .each(y))))
  }
}
