import EaselBlocks
import Foundation

/// Areas over the elements of a whole collection, or under the graph of a function.
///
/// ```swift
/// AreaPlot(years, x: .value("Year", \.year), y: .value("GWh", \.energy))
///   .foregroundStyle(by: .value("Source", \.source))
/// AreaPlot(x: "x", y: "density") { exp(-$0 * $0 / 2) }
/// ```
///
/// It draws what a ``AreaMark`` for each element draws, at a small part of the time.
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension AreaPlot: PrimitiveChartContent where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The areas of a collection, which ``AreaPlot`` draws.
public struct VectorizedAreaPlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension AreaPlot {
  /// An area from zero, which colour by data divides.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, y).with(stacking))
  }

  /// An area from zero for each series.
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

  /// A band between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd))
  }

  /// A band for each series.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.area, data).with(.x, x).with(.y, yStart, yEnd).with(.series, series))
  }

  /// A band beside the y axis.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.area, data).with(.x, xStart, xEnd).with(.y, y))
  }

  /// A band beside the y axis for each series.
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
