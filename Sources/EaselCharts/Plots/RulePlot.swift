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
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RulePlot: PrimitiveChartContent where Content: ChartContent {}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The rules of a collection; the content of a ``RulePlot``.
public struct VectorizedRulePlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension RulePlot {
  /// Creates vertical lines at values of x, between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// Creates vertical lines at values of x, with ends in points from the plot's top edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates vertical lines at values of x, with each element's own ends.
  ///
  /// The ends are distances in points from the plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates vertical lines between two values of y, at a distance from the plot's leading edge.
  ///
  /// The distance is in points.
  ///
  /// `nil` is the horizontal center of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .all(x))))
  }

  /// Creates vertical lines between two values of y, at each element's distance from the plot's
  /// leading edge.
  ///
  /// The distances are in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .each(x))))
  }

  /// Creates horizontal lines at values of y, between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// Creates horizontal lines at values of y, with ends in points from the plot's leading edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates horizontal lines at values of y, with each element's own ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// Creates horizontal lines between two values of x, at a distance from the plot's top edge.
  ///
  /// The distance is in points.
  ///
  /// `nil` is the vertical center of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .all(y))))
  }

  /// Creates horizontal lines between two values of x, at each element's distance from the plot's
  /// top edge.
  ///
  /// The distances are in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .each(y))))
  }
}
