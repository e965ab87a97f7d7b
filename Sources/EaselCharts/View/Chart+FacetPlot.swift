import EaselBlocks
import Foundation

extension Chart {
  /// Draws a panel for each value of a property of the chart's data.
  ///
  /// ```swift
  /// Chart(readings) { LineMark(x: .value("Day", $0.day), y: .value("Load", $0.load)) }
  ///   .chartFacet(by: .value("Station", \.station), columns: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - value: What decides the panel.
  ///   - columns: How many panels stand beside each other; nil is the chart's choice.
  public func chartFacet<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    by value: PlottableProjection<Data.Element, some Plottable>, columns: Int? = nil
  ) -> Chart<some ChartContent> where Content == ForEach<Data, ID, Mark> {
    let (marks, column) = (content.content, value.column)
    let facets = ForEach(data: content.data, id: content.id) { element in
      marks(element).channel(.facetColumn, column.field(of: element))
    }
    return Chart<_>(content: facets, configuration: configuration)
      .configured { if columns != nil { $0.setFacetColumns(columns) } }
  }
}
