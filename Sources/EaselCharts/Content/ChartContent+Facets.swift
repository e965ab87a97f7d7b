import EaselBlocks

extension ChartContent {
  /// Draws the marks in a panel for each value, one after another.
  ///
  /// ```swift
  /// Chart(penguins) {
  ///   PointMark(x: .value("Bill", $0.bill), y: .value("Mass", $0.mass))
  ///     .facet(by: .value("Species", $0.species))
  /// }
  /// .chartFacetColumns(3)
  /// ```
  public func facet<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    channel(.facetColumn, value.field)
  }

  /// Draws the marks in a row of panels for each value.
  public func facet<Value: Plottable>(row: PlottableValue<Value>) -> some ChartContent {
    channel(.facetRow, row.field)
  }

  /// Draws the marks in a grid of panels: a row and a column for each value.
  public func facet<Row: Plottable, Column: Plottable>(
    row: PlottableValue<Row>, column: PlottableValue<Column>
  ) -> some ChartContent {
    channel(.facetRow, row.field).channel(.facetColumn, column.field)
  }
}
