import EaselBlocks
import Foundation

/// A text for each element of a whole collection, such as the names of points.
///
/// ```swift
/// struct City { var name: String; var rent: Double; var income: Double }
/// let cities = [City(name: "Bern", rent: 1_340, income: 78)]
/// let names = TextPlot(
///   cities, text: .value("City", \.name), x: .value("Rent", \.rent), y: .value("Income", \.income),
///   alignment: .leading)
/// ```
///
/// The result is the same as a ``TextMark`` for each element.
public struct TextPlot<Content> {
  private let content: Content
}

extension TextPlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension TextPlot: PrimitiveChartContent where Content: ChartContent {}

extension TextPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``TextPlot`` that draws a text for each element of a collection.
public struct VectorizedTextPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension TextPlot {
  /// Creates a text for each element at its x value and its y value.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - text: The text: a name, or a number or date in the chart's locale.
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - angle: The clockwise rotation of all texts around their points.
  ///   - alignment: The part of each text that is at its point.
  ///   - size: The font size in points; a ratio is a fraction of that of the chart's labels, which is
  ///     the default.
  public init<Data: RandomAccessCollection>(
    _ data: Data, text: PlottableProjection<Data.Element, some Plottable>,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, angle: Angle = .zero,
    alignment: Alignment = .center, size: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedTextPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.text, data).with(.x, x).with(.y, y).with(.series, text)
        .with(\.textSettings.size, size).with(angle, alignment))
  }

  /// Creates a text for each element at its x value and its y value, with its own rotation and
  /// alignment.
  public init<Data: RandomAccessCollection>(
    _ data: Data, text: PlottableProjection<Data.Element, some Plottable>,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, angle: KeyPath<Data.Element, Angle>,
    alignment: KeyPath<Data.Element, Alignment>, size: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedTextPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.text, data).with(.x, x).with(.y, y).with(.series, text)
        .with(\.textSettings.size, size)
        .with(each: {
          $1.textSettings.angle = $0[keyPath: angle]
          $1.textSettings.alignment = $0[keyPath: alignment]
        }))
  }
}

extension VectorizedPlot {
  fileprivate func with(_ angle: Angle, _ alignment: Alignment) -> VectorizedPlot {
    guard angle != .zero || alignment != .center else { return self }
    return with {
      $0.textSettings.angle = angle
      $0.textSettings.alignment = alignment
    }
  }
}
