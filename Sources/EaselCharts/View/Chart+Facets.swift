import EaselBlocks

extension Chart {
  /// Divides the chart into a panel for each value of its elements.
  ///
  /// ```swift
  /// Chart(penguins) { PointMark(x: .value("Bill", $0.bill), y: .value("Mass", $0.mass)) }
  ///   .chartFacet(by: { .value("Species", $0.species) }, columns: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value of an element.
  ///   - columns: How many panels stand side by side; nil is chosen by the room.
  public func chartFacet<Data, ID, Mark: ChartContent, Value: Plottable>(
    by value: @escaping (Data.Element) -> PlottableValue<Value>, columns: Int? = nil
  ) -> Chart<some ChartContent> where Content == ForEach<Data, ID, Mark> {
    let marks = content.content
    let facets = ForEach(data: content.data, id: content.id) { element in
      marks(element).channel(.facetColumn, value(element).field)
    }
    return Chart<_>(content: facets, configuration: configuration)
      .configured { if columns != nil { $0.setFacetColumns(columns) } }
  }
}
