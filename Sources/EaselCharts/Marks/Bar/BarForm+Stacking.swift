import EaselBlocks
import Foundation

extension BarForm {
  /// Sets the ends of bars from zero; bars at the same position are stacked.
  static func stack(_ marks: inout PreparedMarks) {
    for (group, locations) in marks.stackGroups(of: .bar) {
      marks.stack(marks.inOrderOfSeries(locations), group)
    }
  }
}

extension PreparedMarks {
  /// Returns marks ordered by the first appearance of their series, so that all stacks have one
  /// order.
  fileprivate func inOrderOfSeries(_ locations: [Location]) -> [Location] {
    var ranks: [Double: Int] = [:]
    let ranked = locations.map { location in
      let run = runs[location.run].run
      let column = run[.foregroundStyle] ?? run[.series]
      guard let column, column.kind == .category, !column.values[location.row].isNaN else {
        return -1
      }
      let rank = ranks[column.values[location.row]] ?? ranks.count
      ranks[column.values[location.row]] = rank
      return rank
    }
    guard ranks.count > 1 else { return locations }
    return locations.indices.sorted { (ranked[$0], $0) < (ranked[$1], $1) }.map { locations[$0] }
  }

  fileprivate mutating func stack(_ locations: [Location], _ group: Group) {
    let across: Axis = group.direction == .vertical ? .horizontal : .vertical
    var codes: [Key: Int] = [:]
    var values: [Double] = []
    var keys: [Int] = []
    for location in locations {
      let run = runs[location.run]
      values.append(run[group.direction]?.lower[location.row] ?? .nan)
      let key = Key(
        position: run[across]?.middle(location.row) ?? 0,
        slot: run.run[.position]?.values[location.row] ?? -1,
        facet: run.run[.facetColumn]?.values[location.row] ?? -1,
        secondFacet: run.run[.facetRow]?.values[location.row] ?? -1)
      let code = codes[key] ?? codes.count
      codes[key] = code
      keys.append(code)
    }
    let result = Stacking.offsets(values: values, keys: keys, method: group.method)
    set(locations, result.starts, result.ends, values, group.direction)
    joinBars(locations, result.starts, result.ends, keys)
    note(result.notes, locations, keys)
    if group.method == .normalized { markShare(group.direction, locations) }
  }
}
