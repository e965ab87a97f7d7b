import EaselBlocks

extension Chart {
  /// Divides the chart into facet panels, one for each distinct value that a closure returns for an
  /// element.
  ///
  /// ```swift
  /// struct Penguin { var species: String; var bill: Double; var mass: Double }
  /// let penguins = [Penguin(species: "Gentoo", bill: 47.5, mass: 5076)]
  /// let chart = Chart(penguins) {
  ///   PointMark(x: .value("Bill", $0.bill), y: .value("Mass", $0.mass))
  /// }
  /// .chartFacet(by: { .value("Species", $0.species) }, columns: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - value: Returns the value of an element.
  ///   - columns: The number of panels in a row; `nil` keeps the setting of
  ///     `chartFacetColumns(_:)`.
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
