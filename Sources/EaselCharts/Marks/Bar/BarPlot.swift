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
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension BarPlot: PrimitiveChartContent where Content: ChartContent {}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``BarPlot`` that draws a bar for each element of a collection.
public struct VectorizedBarPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension BarPlot {
  /// Creates a bar for each element, from zero to its numeric value, at the position of its other
  /// value.
  ///
  /// See ``BarMark`` for the direction of bars with two numbers.
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

  /// Creates a vertical bar for each element at its x value, from `yStart` to `yEnd`; these bars
  /// are never stacked.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, x).with(.y, yStart, yEnd).with(\.width, width))
  }

  /// Creates a bar for the x value of each element, with the same vertical ends for all, in points
  /// from the plot's top edge.
  ///
  /// A category or a date is the position of a vertical bar. A number is the length of a horizontal
  /// bar that starts at zero; such bars are all stacked on each other.
  ///
  /// `nil`, the default, is the plot's top edge for `yStart` and its bottom edge for `yEnd`.
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

  /// Creates a bar for the x value of each element; key paths give its vertical ends in points from
  /// the plot's top edge.
  ///
  /// A category or a date is the position of a vertical bar. A number is the length of a horizontal
  /// bar that starts at zero; such bars are all stacked on each other.
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

  /// Creates a horizontal bar for each element at its y value, from `xStart` to `xEnd`; these bars
  /// are never stacked.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd).with(.y, y).with(\.height, height))
  }

  /// Creates a bar for the y value of each element, with the same horizontal ends for all, in
  /// points from the plot's leading edge.
  ///
  /// A category or a date is the position of a horizontal bar. A number is the length of a vertical
  /// bar that starts at zero; such bars are all stacked on each other.
  ///
  /// `nil`, the default, is the plot's leading edge for `xStart` and its trailing edge for `xEnd`.
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

  /// Creates a bar for the y value of each element; key paths give its horizontal ends in points
  /// from the plot's leading edge.
  ///
  /// A category or a date is the position of a horizontal bar. A number is the length of a vertical
  /// bar that starts at zero; such bars are all stacked on each other.
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

  /// Creates a bar for each element between its two x values, with the same vertical ends for all,
  /// in points from the plot's top edge.
  ///
  /// `nil`, the default, is the plot's top edge for `yStart` and its bottom edge for `yEnd`.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .all(yStart), yEnd: .all(yEnd))))
  }

  /// Creates a bar for each element between its two x values; key paths give its vertical ends in
  /// points from the plot's top edge.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.x, xStart, xEnd)
        .with(PlotPoints(yStart: .each(yStart), yEnd: .each(yEnd))))
  }

  /// Creates a bar for each element between its two y values, with the same horizontal ends for
  /// all, in points from the plot's leading edge.
  ///
  /// `nil`, the default, is the plot's leading edge for `xStart` and its trailing edge for `xEnd`.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .all(xStart), xEnd: .all(xEnd))))
  }

  /// Creates a bar for each element between its two y values; key paths give its horizontal ends in
  /// points from the plot's leading edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.bar, data).with(.y, yStart, yEnd)
        .with(PlotPoints(xStart: .each(xStart), xEnd: .each(xEnd))))
  }
}
