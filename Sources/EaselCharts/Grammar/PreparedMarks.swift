import EaselBlocks
import EaselCanvas
import Foundation

/// The marks of a chart with their stacked values, ready for scales.
package struct PreparedMarks {
  package var list: MarkList
  package var runs: [PreparedRun]
  /// Whether the values along the x axis are shares of a sum.
  package var isShareX = false
  package var isShareY = false
  /// The number of missing values.
  package var missing = 0
  package var diagnostics: [Diagnostic] = []

  /// The value of a layer in a stack of areas where it has no data.
  let filling: Stacking.Filling
  /// Whether missing values are filled; otherwise they interrupt their layer.
  let fillsMissing: Bool
  /// The calendar and the locale of dates in diagnostics.
  let calendar: Calendar
  let locale: Locale

  package init(
    _ list: MarkList, calendar: Calendar, locale: Locale = Locale(identifier: "en_US_POSIX"),
    filling: Stacking.Filling = .interpolated, fillsMissing: Bool = false
  ) {
    self.list = list
    self.calendar = calendar
    self.locale = locale
    self.filling = filling
    self.fillsMissing = fillsMissing
    runs = list.runs.map { PreparedRun($0, calendar: calendar) }
    layBars()
    stackBars()
    stackAreas()
    noteFaults()
  }

  package func traits(_ run: PreparedRun, _ row: Int) -> MarkTraits {
    list.traits[run.run.traits[row]]
  }

  /// A mark that is stacked: its run and its row.
  struct Place {
    var run: Int
    var row: Int
    var ordinal: Int
  }

  /// The properties that stacks have in common.
  struct Group: Hashable {
    var direction: Axis
    var method: MarkStackingMethod
    var axis: ChartAxisID?
    var isFixed: Bool
  }

  /// Makes bars on both sides of a line horizontal, also if their groups are numbers.
  private mutating func layBars() {
    guard list.magnitudeAxes.contains(.horizontal) else { return }
    for index in runs.indices where runs[index].kind == .bar && runs[index].x?.kind == .number {
      runs[index].direction = .horizontal
    }
  }

  struct Key: Hashable {
    var position: Double
    var slot: Double
    var facet: Double
    var secondFacet: Double
  }

  func isStacked(_ run: PreparedRun) -> Bool {
    guard let values = run[run.direction] else { return false }
    return values.kind == .number && values.upper == nil
  }

  /// Sets the ends of bars from zero; bars at the same position are stacked.
  private mutating func stackBars() {
    for (group, places) in stackGroups(of: .bar) { stack(inOrderOfSeries(places), group) }
  }

  /// Returns the marks of a kind that may be stacked, grouped by the properties of their stacks, in
  /// the order of declaration.
  func stackGroups(of kind: MarkKind) -> [(group: Group, places: [Place])] {
    var groups: [Group: [Place]] = [:]
    var order: [Group] = []
    for (index, run) in runs.enumerated() where run.kind == kind && isStacked(run) {
      let across: Axis = run.direction == .vertical ? .horizontal : .vertical
      let isFixed = kind == .bar && run[across] == nil
      for row in 0..<run.count {
        let traits = traits(run, row)
        let group = Group(
          direction: run.direction, method: traits.stacking, axis: traits.axisID, isFixed: isFixed)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(
          Place(run: index, row: row, ordinal: run.run.ordinals[row]))
      }
    }
    return order.map { ($0, (groups[$0] ?? []).sorted { $0.ordinal < $1.ordinal }) }
  }

  /// Returns marks ordered by the first appearance of their series, so that all stacks have one
  /// order.
  private func inOrderOfSeries(_ places: [Place]) -> [Place] {
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

  private mutating func stack(_ places: [Place], _ group: Group) {
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

  mutating func markShare(_ direction: Axis, _ places: [Place]) {
    if direction == .vertical { isShareY = true } else { isShareX = true }
    for index in Set(places.map(\.run)) { runs[index].isShare = true }
  }

  mutating func set(
    _ places: [Place], _ starts: [Double], _ ends: [Double], _ values: [Double],
    _ direction: Axis
  ) {
    for (index, place) in places.enumerated() {
      if runs[place.run].values == nil {
        let lower = runs[place.run][direction]?.lower
        runs[place.run].values = lower
        runs[place.run][direction]?.upper = lower
        runs[place.run][direction]?.isFromBase = true
      }
      runs[place.run][direction]?.lower[place.row] = starts[index]
      runs[place.run][direction]?.upper?[place.row] = ends[index]
    }
  }

  mutating func note(_ notes: Stacking.Notes, _ places: [Place], _ keys: [Int]) {
    missing += notes.missing.count
    for (rows, what) in [
      (notes.infinite, "is infinite"),
      (notes.negative, "is negative in a stack about its middle"),
    ] {
      for row in rows.prefix(3) {
        note("a value \(what) and is left out", run: places[row].run, row: places[row].row)
      }
      if rows.count > 3 {
        note(
          "\(rows.count - 3) further values are left out: each \(what)", run: places[rows[3]].run,
          row: places[rows[3]].row)
      }
    }
    for key in notes.empty.prefix(3) {
      guard let first = keys.firstIndex(of: key) else { continue }
      note(
        "a stack whose sum is 0 has no shares and is left out", run: places[first].run,
        row: places[first].row)
    }
  }
}
