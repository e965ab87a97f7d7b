import EaselBlocks
import Foundation

/// Lines through the elements of a whole collection, or the graph of a function.
///
/// ```swift
/// LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.price))
///   .foregroundStyle(by: .value("City", \.city))
/// LinePlot(x: "x", y: "sin x") { sin($0) }
/// ```
///
/// It draws what a ``LineMark`` for each element draws, at a small part of the time.
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension LinePlot: PrimitiveChartContent where Content: ChartContent {}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The lines of a collection, which ``LinePlot`` draws.
public struct VectorizedLinePlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension LinePlot {
  /// A line, which colour and line style by data divide.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.line, data).with(.x, x).with(.y, y))
  }

  /// A line for each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.line, data).with(.x, x).with(.y, y).with(.series, series))
  }
}
