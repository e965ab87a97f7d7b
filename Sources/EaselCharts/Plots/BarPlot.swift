import EaselBlocks
import Foundation

/// A bar for each element of a whole collection.
///
/// ```swift
/// struct Sale { var month: String; var amount: Double; var region: String }
/// let sales = [Sale(month: "May", amount: 12, region: "North")]
/// let bars = BarPlot(sales, x: .value("Month", \.month), y: .value("Amount", \.amount))
///   .foregroundStyle(by: .value("Region", \.region))
/// ```
///
/// The result is the same as a ``BarMark`` for each element, in a small fraction of the time.
public struct BarPlot<Content> {
  private let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension BarPlot: PrimitiveChartContent where Content: ChartContent {}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a list; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The bars of a collection; the content of a ``BarPlot``.
public struct VectorizedBarPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, which primitive content does not have.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension BarPlot {
  /// Creates bars from zero to a value.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, x).with(.y, y).with(\.width, width)
        .with(\.height, height).with(stacking))
  }

  /// Creates vertical bars between two values of y; such bars are never stacked.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, x).with(.y, yStart, yEnd).with(\.width, width))
  }

  /// Creates bars at values of x, with vertical ends in points from the plot's top edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, x)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))).with(\.width, width)
        .with(stacking))
  }

  /// Creates bars at values of x, with each element's own vertical ends.
  ///
  /// The ends are distances in points from the plot's top edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, x)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))).with(\.width, width)
        .with(stacking))
  }

  /// Creates horizontal bars between two values of x; such bars are never stacked.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd).with(.y, y).with(\.height, height))
  }

  /// Creates bars at values of y, with horizontal ends in points from the plot's leading edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, y)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))).with(\.height, height)
        .with(stacking))
  }

  /// Creates bars at values of y, with each element's own horizontal ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, y)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))).with(\.height, height)
        .with(stacking))
  }

  /// Creates bars between two values of x, with vertical ends in points from the plot's top edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates bars between two values of x, with each element's own vertical ends.
  ///
  /// The ends are distances in points from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates bars between two values of y, with horizontal ends in points from the plot's leading
  /// edge.
  ///
  /// `nil` is the plot's edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates bars between two values of y, with each element's own horizontal ends.
  ///
  /// The ends are distances in points from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }
}
