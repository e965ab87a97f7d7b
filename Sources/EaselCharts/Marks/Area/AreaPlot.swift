import EaselBlocks
import Foundation

/// Areas through the elements of a whole collection, or the area below the graph of a function.
///
/// ```swift
/// struct Year { var year: Int; var energy: Double; var source: String }
/// let years = [Year(year: 2024, energy: 21, source: "Wind")]
/// let areas = AreaPlot(years, x: .value("Year", \.year), y: .value("GWh", \.energy))
///   .foregroundStyle(by: .value("Source", \.source))
/// let bell = AreaPlot(x: "x", y: "density") { exp(-$0 * $0 / 2) }
/// ```
///
/// The result is the same as an ``AreaMark`` for each element, in a small fraction of the time.
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension AreaPlot: PrimitiveChartContent where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of an ``AreaPlot`` that draws areas through the elements of a collection.
public struct VectorizedAreaPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension AreaPlot {
  /// Creates an area between zero and the elements' y values; `foregroundStyle(by:)` divides it
  /// into several.
  ///
  /// Elements whose values of `foregroundStyle(by:)` differ belong to different areas. If y is a
  /// category or a date and x a number, the area is between zero and the x values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, y).with(stacking))
  }

  /// Creates an area between zero and the elements' y values for each value of `series`.
  ///
  /// If y is a category or a date and x a number, the areas are between zero and the x values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.area, data).with(.x, x).with(.y, y).with(.series, series)
        .with(stacking))
  }

  /// Creates a band along the x axis, between the elements' `yStart` and `yEnd` values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// Creates a band along the x axis for each value of `series`, between the `yStart` and `yEnd`
  /// values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd).with(.series, series))
  }

  /// Creates a band along the y axis, between the elements' `xStart` and `xEnd` values.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// Creates a band along the y axis for each value of `series`, between the `xStart` and `xEnd`
  /// values.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.area, data).with(.x, xStart, xEnd).with(.y, y).with(.series, series))
  }
}
