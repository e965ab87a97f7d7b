import EaselBlocks
import Foundation

/// Lines through the elements of a whole collection, or the graph of a function.
///
/// ```swift
/// struct Price { var day: Int; var price: Double; var city: String }
/// let prices = (0..<30).map { Price(day: $0, price: Double($0) * 1.5, city: "Bern") }
/// let lines = LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.price))
///   .foregroundStyle(by: .value("City", \.city))
/// let sine = LinePlot(x: "x", y: "sin x") { sin($0) }
/// ```
///
/// The result is the same as a ``LineMark`` for each element, in a small fraction of the time.
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension LinePlot: PrimitiveChartContent where Content: ChartContent {}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``LinePlot`` that draws lines through the elements of a collection.
public struct VectorizedLinePlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension LinePlot {
  /// Creates a line through the elements in the order of the data; `foregroundStyle(by:)` divides
  /// it into several.
  ///
  /// Elements whose values of `foregroundStyle(by:)` or `lineStyle(by:)` differ belong to different
  /// lines.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.line, data).with(.x, x).with(.y, y))
  }

  /// Creates a line for each value of `series`, through its elements in the order of the data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.line, data).with(.x, x).with(.y, y).with(.series, series))
  }
}
