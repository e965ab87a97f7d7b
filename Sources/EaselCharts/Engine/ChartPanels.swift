import EaselBlocks
import EaselCanvas
import Foundation

/// The panels of a chart: one for each facet, or a single one.
struct ChartPanels {
  /// The marks of a panel with their scales, before it has a plot.
  struct Part {
    /// The name of the facet; empty without facets.
    var name: String
    var marks: PreparedMarks
    var scales: ChartScales
  }

  private(set) var parts: [Part]
  /// The grid of facets; `nil` for a chart without facets.
  let grid: FacetGrid?
  private(set) var diagnostics: [Diagnostic] = []

  /// The maximum number of panels in a chart.
  static let maximumCount = 400

  init(of chart: ScaledChart) {
    guard let grid = FacetGrid(of: chart.marks) else {
      self.grid = nil
      parts = [Part(name: "", marks: chart.marks, scales: chart.scales)]
      return
    }
    self.grid = grid
    parts = []
    noteOmitted(grid)
    let free = chart.configuration.facet?.freeScales ?? []
    for (key, name) in zip(grid.keys, grid.names) {
      let marks = chart.marks.panel(key)
      let first = diagnostics.count
      let scales = chart.scales(of: marks, free: free, &diagnostics)
      diagnostics.setPanel(name, from: first)
      parts.append(Part(name: name, marks: marks, scales: scales))
    }
  }

  private mutating func noteOmitted(_ grid: FacetGrid) {
    guard grid.omittedCount > 0 else { return }
    let count = grid.keys.count + grid.omittedCount
    diagnostics.append(
      Diagnostic(
        .error, .limitExceeded,
        "the chart has \(count) panels; only the first \(grid.keys.count) are drawn",
        operation: "chartFacet", value: "\(count)"))
  }
}

/// A grid of the panels of a chart with facets, row by row.
struct FacetGrid {
  let keys: [FacetKey]
  /// The names of the panels.
  let names: [String]
  /// The number of panels beyond the maximum.
  let omittedCount: Int
  /// The number of columns; 0 while it is not chosen.
  var columns: Int
  var rows: Int { (keys.count + columns - 1) / columns }

  /// Creates the grid of the facets of marks; `nil` without facets.
  init?(of marks: PreparedMarks) {
    let columns = marks.facets(.facetColumn)
    let rows = marks.facets(.facetRow)
    guard !columns.isEmpty || !rows.isEmpty else { return nil }
    let count = max(columns.count, 1) * max(rows.count, 1)
    if !columns.isEmpty, !rows.isEmpty {
      // Rows beyond the maximum are not made: with their columns they can be millions.
      let most = ChartPanels.maximumCount / columns.count + 1
      let crossed = rows.prefix(most).flatMap { row in
        columns.map { FacetKey(column: $0, row: row) }
      }
      keys = Array(crossed.prefix(ChartPanels.maximumCount))
      self.columns = columns.count
    } else {
      let found =
        columns.isEmpty ? rows.map { FacetKey(row: $0) } : columns.map { FacetKey(column: $0) }
      keys = Array(found.prefix(ChartPanels.maximumCount))
      self.columns = columns.isEmpty ? 1 : 0
    }
    omittedCount = count - keys.count
    let names = FacetNames(columns, rows, marks.calendar, marks.locale)
    self.names = keys.map(names.name)
  }
}

extension ScaledChart {
  /// Returns the scales of a panel: those of all panels, or its own ones along free axes.
  fileprivate func scales(
    of part: PreparedMarks, free: Axis.Set, _ notes: inout [Diagnostic]
  ) -> ChartScales {
    var scales = scales
    if free.contains(.horizontal) {
      scales.x = Self.scale(.horizontal, nil, of: part, configuration.x, style, &notes) ?? scales.x
    }
    if free.contains(.vertical) {
      scales.y = Self.scale(.vertical, nil, of: part, configuration.y, style, &notes) ?? scales.y
    }
    return scales
  }
}
