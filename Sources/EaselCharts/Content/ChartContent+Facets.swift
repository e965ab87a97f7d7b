import EaselBlocks

extension ChartContent {
  /// Draws the marks in panels, one for each distinct value, in the order in which the values
  /// appear.
  ///
  /// ```swift
  /// struct Penguin { var bill: Double, mass: Double, species: String }
  /// let penguins = [Penguin(bill: 39.1, mass: 3750, species: "Adélie")]
  /// let chart = Chart(penguins) {
  ///   PointMark(x: .value("Bill", $0.bill), y: .value("Mass", $0.mass))
  ///     .facet(by: .value("Species", $0.species))
  /// }
  /// .chartFacetColumns(3)
  /// ```
  public func facet<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    channel(.facetColumn, value.field)
  }

  /// Draws the marks in panels below each other, one for each distinct value.
  public func facet<Value: Plottable>(row: PlottableValue<Value>) -> some ChartContent {
    channel(.facetRow, row.field)
  }

  /// Draws the marks in a grid of panels, with one row for each row value and one column for each
  /// column value.
  public func facet<Row: Plottable, Column: Plottable>(
    row: PlottableValue<Row>, column: PlottableValue<Column>
  ) -> some ChartContent {
    channel(.facetRow, row.field).channel(.facetColumn, column.field)
  }
}
