import EaselBlocks
import Foundation

/// A rectangle for each element of a whole collection, such as the cells of a heat map.
///
/// ```swift
/// RectanglePlot(cells, x: .value("Hour", \.hour), y: .value("Day", \.day))
///   .foregroundStyle(by: .value("Visits", \.visits))
/// ```
///
/// It draws what a ``RectangleMark`` for each element draws, at a small part of the time.
public struct RectanglePlot<Content> {
  private let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RectanglePlot: PrimitiveChartContent where Content: ChartContent {}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The rectangles of a collection, which ``RectanglePlot`` draws.
public struct VectorizedRectanglePlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension RectanglePlot {
  /// A cell where two steps cross.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x).with(.y, y).with(\.width, width)
        .with(\.height, height))
  }

  /// A rectangle between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x).with(.y, yStart, yEnd)
        .with(\.width, width))
  }

  /// A rectangle in a step of x, between points from the upper edge of each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))).with(\.width, width))
  }

  /// A rectangle in a step of x, between points from the upper edge; nil is an edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))).with(\.width, width))
  }

  /// A rectangle between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd).with(.y, y)
        .with(\.height, height))
  }

  /// A rectangle in a step of y, between points from the leading edge of each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))).with(\.height, height))
  }

  /// A rectangle in a step of y, between points from the leading edge; nil is an edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))).with(\.height, height))
  }

  /// A rectangle between two values of each axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd).with(.y, yStart, yEnd))
  }

  /// A band between two values of x; its ends are in points, nil the edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// A band between two values of y; its ends are in points, nil the edges.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// A band between two values of x; its ends are each element's, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// A band between two values of y; its ends are each element's, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// A rectangle between each element's points from the plot's leading and upper edges.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(
        PlotPoints(
          xStart: .each(xStart), xEnd: .each(xEnd), yStart: .each(yStart), yEnd: .each(yEnd))))
  }
}
