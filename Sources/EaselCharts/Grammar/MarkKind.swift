/// What a mark is drawn as.
package enum MarkKind: Int, Hashable, CaseIterable, Sendable {
  case bar, line, point, area, rule, rectangle, sector

  /// The public name, for diagnostics.
  package var name: String {
    switch self {
    case .bar: "BarMark"
    case .line: "LineMark"
    case .point: "PointMark"
    case .area: "AreaMark"
    case .rule: "RuleMark"
    case .rectangle: "RectangleMark"
    case .sector: "SectorMark"
    }
  }
}

/// What a column of a mark's values decides.
package enum Channel: Int, Hashable, CaseIterable, Sendable {
  /// Positions by data; an interval has ends.
  case x, y, angle
  /// Positions in points from the plot's leading or upper edge; NaN is the edge or the middle.
  case xPoints, yPoints
  /// Looks by data.
  case foregroundStyle, symbol, symbolSize, lineStyle
  /// Which line or area a point belongs to.
  case series
  /// The slot of a mark beside others of the same step.
  case position
  /// The panel of a chart with facets.
  case facetColumn, facetRow
}
