import EaselBlocks
import Foundation

/// A symbol for each element of a whole collection.
///
/// ```swift
/// struct Penguin { var bill: Double; var mass: Double; var species: String }
/// let penguins = [Penguin(bill: 39.1, mass: 3_750, species: "Adelie")]
/// let points = PointPlot(penguins, x: .value("Bill", \.bill), y: .value("Mass", \.mass))
///   .foregroundStyle(by: .value("Species", \.species))
/// ```
///
/// The result is the same as a ``PointMark`` for each element, in a small fraction of the time.
public struct PointPlot<Content> {
  private let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension PointPlot: PrimitiveChartContent where Content: ChartContent {}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``PointPlot`` that draws a symbol for each element of a collection.
public struct VectorizedPointPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension PointPlot {
  /// Creates a symbol for each element at its x value and its y value.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.point, data).with(.x, x).with(.y, y))
  }

  /// Creates a symbol for each element at its y value, all at the same distance in points from the
  /// plot's leading edge.
  ///
  /// `nil`, the default, is the horizontal center of the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.y, y).with(PlotPoints(xStart: .all(x))))
  }

  /// Creates a symbol for each element at its x value, all at the same distance in points from the
  /// plot's top edge.
  ///
  /// `nil`, the default, is the vertical center of the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.x, x).with(PlotPoints(yStart: .all(y))))
  }

  /// Creates a symbol for each element at its y value and at its own distance in points from the
  /// plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.y, y).with(PlotPoints(xStart: .each(x))))
  }

  /// Creates a symbol for each element at its x value and at its own distance in points from the
  /// plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.x, x).with(PlotPoints(yStart: .each(y))))
  }
}
