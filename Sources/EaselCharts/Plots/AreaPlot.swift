import EaselBlocks
import Foundation

/// Areas over the elements of a whole collection, or under the graph of a function.
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
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension AreaPlot: PrimitiveChartContent where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The areas of a collection; the content of an ``AreaPlot``.
public struct VectorizedAreaPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension AreaPlot {
  /// Creates an area between zero and the values of y, or several areas.
  ///
  /// Elements whose values of `foregroundStyle(by:)` differ belong to different areas.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, y).with(stacking))
  }

  /// Creates an area from zero for each series.
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

  /// Creates a band between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// Creates a band between two values of y for each series.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd).with(.series, series))
  }

  /// Creates a vertical band between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// Creates a vertical band between two values of x for each series.
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
