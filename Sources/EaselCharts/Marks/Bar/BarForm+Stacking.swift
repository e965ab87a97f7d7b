import EaselBlocks
import Foundation

extension BarForm {
  /// Sets the ends of bars from zero; bars at the same position are stacked.
  package static func stack(_ marks: inout PreparedMarks) {
    for (group, places) in marks.stackGroups(of: .bar) {
      marks.stack(marks.inOrderOfSeries(places), group)
    }
  }
}

extension PreparedMarks {
  /// Returns marks ordered by the first appearance of their series, so that all stacks have one
  /// order.
  fileprivate func inOrderOfSeries(_ places: [Place]) -> [Place] {
    var ranks: [Double: Int] = [:]
    let ranked = places.map { place in
      let run = runs[place.run].run
      let column = run[.foregroundStyle] ?? run[.series]
      guard let column, column.kind == .category, !column.values[place.row].isNaN else { return -1 }
      let rank = ranks[column.values[place.row]] ?? ranks.count
      ranks[column.values[place.row]] = rank
      return rank
    }
    guard ranks.count > 1 else { return places }
    return places.indices.sorted { (ranked[$0], $0) < (ranked[$1], $1) }.map { places[$0] }
  }

  fileprivate mutating func stack(_ places: [Place], _ group: Group) {
    let across: Axis = group.direction == .vertical ? .horizontal : .vertical
    var codes: [Key: Int] = [:]
    var values: [Double] = []
    var keys: [Int] = []
    for place in places {
      let run = runs[place.run]
      values.append(run[group.direction]?.lower[place.row] ?? .nan)
      let key = Key(
        position: run[across]?.middle(place.row) ?? 0,
        slot: run.run[.position]?.values[place.row] ?? -1,
        facet: run.run[.facetColumn]?.values[place.row] ?? -1,
        secondFacet: run.run[.facetRow]?.values[place.row] ?? -1)
      let code = codes[key] ?? codes.count
      codes[key] = code
      keys.append(code)
    }
    let result = Stacking.offsets(values: values, keys: keys, method: group.method)
    set(places, result.starts, result.ends, values, group.direction)
    joinBars(places, result.starts, result.ends, keys)
    note(result.notes, places, keys)
    if group.method == .normalized { markShare(group.direction, places) }
  }
}
