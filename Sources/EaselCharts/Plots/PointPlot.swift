import EaselBlocks
import Foundation

/// A symbol for each element of a whole collection.
///
/// ```swift
/// PointPlot(penguins, x: .value("Bill", \.bill), y: .value("Mass", \.mass))
///   .foregroundStyle(by: .value("Species", \.species))
/// ```
///
/// It draws what a ``PointMark`` for each element draws, at a small part of the time.
public struct PointPlot<Content> {
  private let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension PointPlot: PrimitiveChartContent where Content: ChartContent {}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The points of a collection, which ``PointPlot`` draws.
public struct VectorizedPointPlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension PointPlot {
  /// A symbol at two values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(plot: VectorizedPlot(.point, data).with(.x, x).with(.y, y))
  }

  /// A symbol at a value of y, at points from the leading edge; nil is the middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.y, y).with(PlotPoints(xStart: .all(x))))
  }

  /// A symbol at a value of x, at points from the upper edge; nil is the middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.x, x).with(PlotPoints(yStart: .all(y))))
  }

  /// A symbol at a value of y, at each element's points from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.y, y).with(PlotPoints(xStart: .each(x))))
  }

  /// A symbol at a value of x, at each element's points from the upper edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.point, data).with(.x, x).with(PlotPoints(yStart: .each(y))))
  }
}
