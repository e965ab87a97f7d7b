import Foundation

/// The values of a panel's facets.
struct FacetKey: Hashable, Sendable {
  var column: ChartDatum?
  var row: ChartDatum?

  init(column: ChartDatum? = nil, row: ChartDatum? = nil) {
    self.column = column
    self.row = row
  }
}

extension PreparedMarks {
  /// Returns the values of a facet channel in order of appearance.
  func facets(_ channel: Channel) -> [ChartDatum] {
    var seen: Set<ChartDatum> = []
    var result: [ChartDatum] = []
    for run in runs {
      guard let column = run.run[channel] else { continue }
      for row in 0..<run.count {
        let datum = column.datum(row, list.names)
        if !datum.isMissing, seen.insert(datum).inserted { result.append(datum) }
      }
    }
    return result
  }

  /// The names of the panels.
  var facetNames: FacetNames {
    FacetNames(facets(.facetColumn), facets(.facetRow), calendar, locale)
  }

  /// Returns the panel of a mark; `nil` for a mark that is in all panels.
  func facetKey(_ run: Int, _ row: Int) -> FacetKey? {
    let run = runs[run].run
    let (column, line) = (run[.facetColumn], run[.facetRow])
    guard column != nil || line != nil else { return nil }
    return FacetKey(
      column: column?.datum(row, list.names), row: line?.datum(row, list.names))
  }

  /// Returns the marks of a panel: those with its values, and those without a facet.
  func panel(_ key: FacetKey) -> PreparedMarks {
    var result = self
    result.runs = runs.compactMap { run in
      let column = run.run[.facetColumn]
      let row = run.run[.facetRow]
      guard column != nil || row != nil else { return run }
      let rows = (0..<run.count).filter { index in
        (column.map { $0.datum(index, list.names) == key.column } ?? true)
          && (row.map { $0.datum(index, list.names) == key.row } ?? true)
      }
      return rows.isEmpty ? nil : run.selecting(rows)
    }
    return result
  }
}

extension PreparedRun {
  /// Returns the run with only some of its rows.
  fileprivate func selecting(_ rows: [Int]) -> PreparedRun {
    var result = self
    result.run = run.selecting(rows)
    result.x = x?.selecting(rows)
    result.y = y?.selecting(rows)
    result.values = values.map { values in rows.map { values[$0] } }
    result.joints = joints.map { joints in rows.map { joints[$0] } }
    if !vertices.isEmpty {
      let locations = Dictionary(rows.enumerated().map { ($1, $0) }) { first, _ in first }
      result.vertices = vertices.compactMap { vertex in
        guard let row = locations[vertex.row] else { return nil }
        var vertex = vertex
        vertex.row = row
        return vertex
      }
    }
    return result
  }
}

extension PreparedRun.Positions {
  fileprivate func selecting(_ rows: [Int]) -> Self {
    var result = self
    result.lower = rows.map { lower[$0] }
    result.upper = upper.map { upper in rows.map { upper[$0] } }
    return result
  }
}

extension MarkRun {
  fileprivate func selecting(_ rows: [Int]) -> MarkRun {
    var result = self
    for channel in Channel.allCases {
      guard var column = self[channel] else { continue }
      column.values = rows.map { column.values[$0] }
      column.ends = column.ends.map { ends in rows.map { ends[$0] } }
      result[channel] = column
    }
    result.count = rows.count
    result.ordinals = RowNumbers(rows.map { ordinals[$0] })
    result.traits = RowNumbers(rows.map { traits[$0] })
    return result
  }
}

extension RowNumbers {
  /// Creates arbitrary numbers, one per row.
  init(_ numbers: [Int]) {
    self.init()
    for number in numbers { append(number) }
  }
}
