import EaselBlocks
import Foundation

/// A sector of a pie or a donut for each element of a whole collection.
///
/// ```swift
/// SectorPlot(sales, angle: .value("Sales", \.sales), innerRadius: .ratio(0.6))
///   .foregroundStyle(by: .value("Name", \.name))
/// ```
///
/// It draws what a ``SectorMark`` for each element draws, at a small part of the time.
public struct SectorPlot<Content> {
  private let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Appends the marks of all elements.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension SectorPlot: PrimitiveChartContent where Content: ChartContent {}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The sectors of a collection, which ``SectorPlot`` draws.
public struct VectorizedSectorPlotContent<DataElement>: VectorizedPlotContent {
  /// Primitive content has no body.
  public typealias Body = Never
  package let plot: VectorizedPlot<DataElement>
}

extension SectorPlot {
  /// A sector for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.sector, data).with(.angle, angle).with(\.innerRadius, innerRadius)
        .with(\.outerRadius, outerRadius).with { $0.angularInset = angularInset })
  }

  /// A sector for each element, with an inset of its own.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.sector, data).with(.angle, angle).with(\.innerRadius, innerRadius)
        .with(\.outerRadius, outerRadius)
        .with(each: { $1.angularInset = $0[keyPath: angularInset] }))
  }
}
