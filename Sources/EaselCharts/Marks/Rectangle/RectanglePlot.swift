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
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension RectanglePlot: PrimitiveChartContent where Content: ChartContent {}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``RectanglePlot`` that draws a rectangle for each element of a collection.
public struct VectorizedRectanglePlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension RectanglePlot {
  /// Creates a cell for each element, centered on its x value and its y value, as in a heat map.
  ///
  /// Without a width or height, the cell fills its step: the share of the axis that a category has,
  /// or the least distance between two numbers or dates.
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

  /// Creates a rectangle for each element, centered on its x value and from its `yStart` to its
  /// `yEnd` value.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x).with(.y, yStart, yEnd)
        .with(\.width, width))
  }

  /// Creates a rectangle for each element, centered on its x value, with its own vertical ends in
  /// points from the plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))).with(\.width, width))
  }

  /// Creates a rectangle for each element, centered on its x value, with the same vertical ends for
  /// all, in points from the plot's top edge.
  ///
  /// `nil`, the default, is the plot's top edge for `yStart` and its bottom edge for `yEnd`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))).with(\.width, width))
  }

  /// Creates a rectangle for each element, centered on its y value and from its `xStart` to its
  /// `xEnd` value.
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

  /// Creates a rectangle for each element, centered on its y value, with its own horizontal ends in
  /// points from the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))).with(\.height, height))
  }

  /// Creates a rectangle for each element, centered on its y value, with the same horizontal ends
  /// for all, in points from the plot's leading edge.
  ///
  /// `nil`, the default, is the plot's leading edge for `xStart` and its trailing edge for `xEnd`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))).with(\.height, height))
  }

  /// Creates a rectangle for each element, between its `xStart` and `xEnd` values and between its
  /// `yStart` and `yEnd` values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd).with(.y, yStart, yEnd))
  }

  /// Creates a band for each element between its two x values, with the same vertical ends for all,
  /// in points from the plot's top edge.
  ///
  /// `nil`, the default, is the plot's top edge for `yStart` and its bottom edge for `yEnd`.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates a band for each element between its two y values, with the same horizontal ends for
  /// all, in points from the plot's leading edge.
  ///
  /// `nil`, the default, is the plot's leading edge for `xStart` and its trailing edge for `xEnd`.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates a band for each element between its two x values, with its own vertical ends in points
  /// from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates a band for each element between its two y values, with its own horizontal ends in
  /// points from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.rectangle, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }

  /// Creates a rectangle for each element, whose edges are at its own distances in points from the
  /// plot's leading and top edges.
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
