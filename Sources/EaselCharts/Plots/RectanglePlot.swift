import EaselBlocks
import Foundation

/// A rectangle for each element of a whole collection, such as the cells of a heat map.
///
/// ```swift
/// struct Cell { var hour: String; var day: String; var visits: Int }
/// let cells = [Cell(hour: "9", day: "Mon", visits: 120)]
/// let map = RectanglePlot(cells, x: .value("Hour", \.hour), y: .value("Day", \.day))
///   .foregroundStyle(by: .value("Visits", \.visits))
/// ```
///
/// The result is the same as a ``RectangleMark`` for each element, in a small fraction of the time.
public struct RectanglePlot<Content> {
  private let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RectanglePlot: PrimitiveChartContent where Content: ChartContent {}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The rectangles of a collection; the content of a ``RectanglePlot``.
public struct VectorizedRectanglePlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension RectanglePlot {
  /// Creates cells at the intersections of steps of x and steps of y.
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

  /// Creates rectangles in steps of x, between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x).with(.y, yStart, yEnd)
        .with(\.width, width))
  }

  /// Creates rectangles in steps of x, with each element's vertical ends in points from the top
  /// edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))).with(\.width, width))
  }

  /// Creates rectangles in steps of x, with vertical ends in points from the plot's top edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))).with(\.width, width))
  }

  /// Creates rectangles in steps of y, between two values of x.
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

  /// Creates rectangles in steps of y, with each element's horizontal ends in points.
  ///
  /// The ends are distances from the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))).with(\.height, height))
  }

  /// Creates rectangles in steps of y, with horizontal ends in points from the plot's leading edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))).with(\.height, height))
  }

  /// Creates rectangles between two values of x and two values of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd).with(.y, yStart, yEnd))
  }

  /// Creates bands between two values of x, with vertical ends in points from the plot's top edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates bands between two values of y, with horizontal ends in points from the leading edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates bands between two values of x, with each element's vertical ends in points.
  ///
  /// The ends are distances from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates bands between two values of y, with each element's horizontal ends in points.
  ///
  /// The ends are distances from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// Creates rectangles between each element's distances in points from the leading and top edges.
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
