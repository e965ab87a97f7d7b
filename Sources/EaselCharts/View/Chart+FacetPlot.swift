import EaselBlocks
import Foundation

extension Chart {
  /// Divides the chart into facet panels, one for each distinct value of a property of the data.
  ///
  /// ```swift
  /// struct Reading { var station: String; var day: Date; var load: Double }
  /// let readings = [Reading(station: "North", day: .now, load: 12)]
  /// let chart = Chart(readings) { LineMark(x: .value("Day", $0.day), y: .value("Load", $0.load)) }
  ///   .chartFacet(by: .value("Station", \.station), columns: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The label and the key path of the property.
  ///   - columns: The number of panels in a row; `nil` keeps the setting of
  ///     `chartFacetColumns(_:)`.
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
