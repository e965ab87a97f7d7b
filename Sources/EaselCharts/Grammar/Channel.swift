/// The property of a mark that a column of values determines.
package enum Channel: Int, Hashable, CaseIterable, Sendable {
  /// Positions by data; intervals have ends.
  case x, y, angle
  /// Positions in points from the plot's leading or top edge; NaN is the edge or the center.
  case xPoints, yPoints
  /// Looks by data.
  case foregroundStyle, symbol, symbolSize, lineStyle
  /// The line or area that a point belongs to.
  case series
  /// The slot of a mark beside others in the same step.
  case position
  /// The panel of a chart with facets.
  case facetColumn, facetRow
}
