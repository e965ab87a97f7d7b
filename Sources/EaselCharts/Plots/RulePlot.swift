import EaselBlocks
import Foundation

/// A straight line for each element of a whole collection.
///
/// ```swift
/// RulePlot(
///   days, x: .value("Day", \.day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
/// ```
///
/// It draws what a ``RuleMark`` for each element draws, at a small part of the time.
public struct RulePlot<Content> {
  private let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RulePlot: PrimitiveChartContent where Content: ChartContent {}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The rules of a collection, which ``RulePlot`` draws.
public struct VectorizedRulePlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension RulePlot {
  /// A vertical line between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// A vertical line at a value; its ends are in points from the upper edge, nil the edges.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// A vertical line at a value; its ends are each element's, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// A vertical line between two values of y, at points from the leading edge; nil is the middle.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .all(x))))
  }

  /// A vertical line between two values of y, at each element's points from the leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, yStart, yEnd).with(PlotPoints(xStart: .each(x))))
  }

  /// A horizontal line between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// A horizontal line at a value; its ends are in points from the leading edge, nil the edges.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// A horizontal line at a value; its ends are each element's, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// A horizontal line between two values of x, at points from the upper edge; nil is the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .all(y))))
  }

  /// A horizontal line between two values of x, at each element's points from the upper edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rule, data).with(.x, xStart, xEnd).with(PlotPoints(yStart: .each(y))))
  }
}
