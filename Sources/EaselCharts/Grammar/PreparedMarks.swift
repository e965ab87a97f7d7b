import EaselBlocks
import EaselCanvas
import Foundation

/// The marks of a chart with their stacks, ready for scales.
package struct PreparedMarks {
  package var list: MarkList
  package var runs: [PreparedRun]
  /// Whether values are shares of a sum along an axis.
  package var isShareX = false
  package var isShareY = false
  /// How many values are missing.
  package var missing = 0
  package var diagnostics: [Diagnostic] = []

  package init(_ list: MarkList, calendar: Calendar) {
    self.list = list
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
  private struct Place {
    var run: Int
    var row: Int
    var ordinal: Int
  }

  /// What stacks have in common.
  private struct Group: Hashable {
    var direction: Axis
    var method: MarkStackingMethod
    var axis: ChartAxisID?
    var isFixed: Bool
  }

  /// Bars on both sides of a line lie, also where their groups are numbers.
  private mutating func layBars() {
    guard list.magnitudeAxes.contains(.horizontal) else { return }
    for index in runs.indices where runs[index].kind == .bar && runs[index].x?.kind == .number {
      runs[index].direction = .horizontal
    }
  }

  private struct Key: Hashable {
    var position: Double
    var slot: Double
    var facet: Double
    var secondFacet: Double
  }

  private func isStacked(_ run: PreparedRun) -> Bool {
    guard let values = run[run.direction] else { return false }
    return values.kind == .number && values.upper == nil
  }

  /// Gives bars from zero their ends: on one another where they share their position.
  private mutating func stackBars() {
    var groups: [Group: [Place]] = [:]
    var order: [Group] = []
    for (index, run) in runs.enumerated() where run.kind == .bar && isStacked(run) {
      for row in 0..<run.count {
        let traits = traits(run, row)
        let group = Group(
          direction: run.direction, method: traits.stacking, axis: traits.axisID,
          isFixed: run[run.direction == .vertical ? .horizontal : .vertical] == nil)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(
          Place(run: index, row: row, ordinal: run.run.ordinals[row]))
      }
    }
    for group in order {
      guard var places = groups[group] else { continue }
      places.sort { $0.ordinal < $1.ordinal }
      stack(places, group)
    }
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
    note(result.notes, places, keys)
    if group.method == .normalized { markShare(group.direction, places) }
  }

  private mutating func markShare(_ direction: Axis, _ places: [Place]) {
    if direction == .vertical { isShareY = true } else { isShareX = true }
    for index in Set(places.map(\.run)) { runs[index].isShare = true }
  }

  private mutating func set(
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

  private mutating func note(_ notes: Stacking.Notes, _ places: [Place], _ keys: [Int]) {
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

  /// Gives areas from zero their lower and upper curves, stacked by series.
  private mutating func stackAreas() {
    var groups: [Group: [Place]] = [:]
    var order: [Group] = []
    for (index, run) in runs.enumerated() where run.kind == .area && isStacked(run) {
      for row in 0..<run.count {
        let traits = traits(run, row)
        let group = Group(
          direction: run.direction, method: traits.stacking, axis: traits.axisID, isFixed: false)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(
          Place(run: index, row: row, ordinal: run.run.ordinals[row]))
      }
    }
    for group in order {
      guard var places = groups[group] else { continue }
      places.sort { $0.ordinal < $1.ordinal }
      stack(sortedBySize(places, group.direction), group)
    }
  }

  /// The marks of many layers with the largest layer first, so that it lies at the base.
  private func sortedBySize(_ places: [Place], _ direction: Axis) -> [Place] {
    func key(_ place: Place) -> Double {
      let run = runs[place.run].run
      return (run[.foregroundStyle] ?? run[.series])?.values[place.row] ?? -1
    }
    var sums: [Double: Double] = [:]
    for place in places {
      let value = runs[place.run][direction]?.lower[place.row] ?? 0
      sums[key(place), default: 0] += value.isFinite ? abs(value) : 0
    }
    guard sums.count > Self.orderedLayers else { return places }
    return places.enumerated().sorted { a, b in
      let (first, second) = (sums[key(a.element)] ?? 0, sums[key(b.element)] ?? 0)
      return first != second ? first > second : a.offset < b.offset
    }.map(\.element)
  }

  /// Up to this many layers are stacked in the order of the data.
  package static let orderedLayers = 6
}

extension ChartDatum {
  /// The value for diagnostics.
  package var described: String {
    switch self {
    case .number(let number): number.isNaN ? "missing" : "\(number)"
    case .date(let date):
      // Calendars show infinite dates as one that they can count.
      date.timeIntervalSinceReferenceDate.isFinite ? date.formatted(.iso8601) : "not a date"
    case .category(let name): name
    }
  }
}
