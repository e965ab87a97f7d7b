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
  /// Creates a cell for each element, where the step of its x value meets the step of its y value.
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

  /// Creates a rectangle for each element, in the step of its x value and between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x).with(.y, yStart, yEnd)
        .with(\.width, width))
  }

  /// Creates a rectangle for each element, in the step of its x value, with its own vertical ends.
  ///
  /// The ends are distances in points from the plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))).with(\.width, width))
  }

  /// Creates a rectangle for each element, in the step of its x value, with the same vertical ends.
  ///
  /// The ends are distances in points from the plot's top edge.
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

  /// Creates a rectangle for each element, in the step of its y value and between two values of x.
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

  /// Creates a rectangle for each element, in the step of its y value, with its own horizontal
  /// ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))).with(\.height, height))
  }

  /// Creates a rectangle for each element, in the step of its y value, with the same horizontal
  /// ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
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

  /// Creates bands between two values of y, with the same horizontal ends for all elements.
  ///
  /// The ends are distances in points from the plot's leading edge.
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

  /// Creates bands between two values of x, with each element's own vertical ends.
  ///
  /// The ends are distances in points from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates bands between two values of y, with each element's own horizontal ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// Creates a rectangle for each element from the distances of its edges in points.
  ///
  /// The distances are from the plot's leading edge and from its top edge.
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
