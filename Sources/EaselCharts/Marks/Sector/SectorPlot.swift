import EaselBlocks
import Foundation

/// A sector of a pie or a donut for each element of a whole collection.
///
/// ```swift
/// struct Sale { var name: String; var sales: Double }
/// let sales = [Sale(name: "Tea", sales: 12), Sale(name: "Coffee", sales: 30)]
/// let ring = SectorPlot(sales, angle: .value("Sales", \.sales), innerRadius: .ratio(0.6))
///   .foregroundStyle(by: .value("Name", \.name))
/// ```
///
/// The result is the same as a ``SectorMark`` for each element, in a small fraction of the time.
public struct SectorPlot<Content> {
  private let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    content._collect(scope, into: &list)
  }
}

extension SectorPlot: PrimitiveChartContent where Content: ChartContent {}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the plotted collection.
  public typealias DataElement = Content.DataElement

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    content._collect(scope, plot, into: &list)
  }
}

/// The content of a ``SectorPlot`` that draws a sector for each element of a collection.
public struct VectorizedSectorPlotContent<DataElement>: VectorizedPlotContent {
  /// The type of the body, `Never`, because charts collect the mark directly.
  public typealias Body = Never
  let plot: VectorizedPlot<DataElement>
}

extension SectorPlot {
  /// Creates a sector for each element, whose angle is the share of its value in the sum of all
  /// values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: The value, which determines the angle.
  ///   - innerRadius: The radius of the hole. The default is 0.
  ///   - outerRadius: The outer radius. The default is the largest one that fits.
  ///   - angularInset: The gap at each side of a sector, in points; `nil` for the theme's gap.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.sector, data).with(.angle, angle).with(
        \.sectorShape.innerRadius, innerRadius
      )
      .with(\.sectorShape.outerRadius, outerRadius).with {
        $0.sectorShape.angularInset = angularInset
      })
  }

  /// Creates a sector for each element by the share of its value, with its own gap in points at
  /// each side.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data.Element> {
    content = Content(
      plot: VectorizedPlot(.sector, data).with(.angle, angle).with(
        \.sectorShape.innerRadius, innerRadius
      )
      .with(\.sectorShape.outerRadius, outerRadius)
      .with(each: { $1.sectorShape.angularInset = $0[keyPath: angularInset] }))
  }
}
