import EaselBlocks
import Foundation

extension AreaForm {
  static func stack(_ marks: inout PreparedMarks) { marks.stackAreas() }
}

extension PreparedMarks {
  /// A row of a layer, or a vertex that the layer gets because other layers have one there.
  private struct Entry {
    var location: Location
    /// The position of its layer in the order of the stack.
    var layer: Int
    var position: Double
    var value: Double
    var isVertex = false
  }

  /// The identity of a stack: the slot and the panel that its layers share.
  private struct Pane: Hashable {
    var slot: Double
    var facet: Double
    var secondFacet: Double
  }

  /// The maximum number of vertices of a stack; larger stacks keep only those of their rows.
  private static let maximumVertices = 2_000_000

  /// Sets the lower and upper curves of areas from zero, stacked by series.
  fileprivate mutating func stackAreas() {
    for (group, locations) in stackGroups(of: .area) {
      stack(entries(locations, group.direction), group)
    }
  }

  /// Returns the rows of a stack with their layers, ordered by first appearance.
  ///
  /// With many layers the largest one is first, so that it is at the base.
  private func entries(_ locations: [Location], _ direction: Axis) -> [Entry] {
    let across: Axis = direction == .vertical ? .horizontal : .vertical
    var layers: [SeriesKey: Int] = [:]
    var sums: [Double] = []
    var declarations = Declarations()
    var entries = locations.map { location in
      let run = runs[location.run]
      let key = seriesKey(location.run, location.row, &declarations).withoutMissing
      let layer = layers[key] ?? sums.count
      if layer == sums.count {
        layers[key] = layer
        sums.append(0)
      }
      let value = run[direction]?.lower[location.row] ?? .nan
      if value.isFinite { sums[layer] += abs(value) }
      return Entry(
        location: location, layer: layer, position: run[across]?.middle(location.row) ?? 0,
        value: value)
    }
    guard sums.count > Self.orderedLayers else { return entries }
    let order = sums.indices.sorted {
      sums[$0] != sums[$1] ? sums[$0] > sums[$1] : $0 < $1
    }
    var ranks = sums.indices.map { $0 }
    for (rank, layer) in order.enumerated() { ranks[layer] = rank }
    for index in entries.indices { entries[index].layer = ranks[entries[index].layer] }
    return entries
  }

  private mutating func stack(_ rows: [Entry], _ group: Group) {
    var entries = rows
    if group.method != .unstacked { align(&entries, group) }
    entries = entries.indices.sorted { (entries[$0].layer, $0) < (entries[$1].layer, $1) }
      .map { entries[$0] }
    var codes: [Key: Int] = [:]
    let keys = entries.map { entry in
      let pane = pane(entry.location)
      let key = Key(
        position: entry.position, slot: pane.slot, facet: pane.facet,
        secondFacet: pane.secondFacet)
      let code = codes[key] ?? codes.count
      codes[key] = code
      return code
    }
    let result = Stacking.offsets(values: entries.map(\.value), keys: keys, method: group.method)
    let own = entries.indices.filter { !entries[$0].isVertex }
    set(
      own.map { entries[$0].location }, own.map { result.starts[$0] }, own.map { result.ends[$0] },
      [],
      group.direction)
    for (index, entry) in entries.enumerated() where entry.isVertex {
      guard result.starts[index].isFinite, result.ends[index].isFinite else { continue }
      runs[entry.location.run].vertices.append(
        PreparedRun.Vertex(
          row: entry.location.row, position: entry.position, lower: result.starts[index],
          upper: result.ends[index]))
    }
    note(result.notes, entries.map(\.location), keys)
    if group.method == .normalized { markShare(group.direction, entries.map(\.location)) }
  }

  private func pane(_ location: Location) -> Pane {
    let run = runs[location.run].run
    return Pane(
      slot: run[.position]?.values[location.row] ?? -1,
      facet: run[.facetColumn]?.values[location.row] ?? -1,
      secondFacet: run[.facetRow]?.values[location.row] ?? -1)
  }

  /// Adds vertices so that the layers of a stack have the same positions and share their borders.
  private mutating func align(_ entries: inout [Entry], _ group: Group) {
    // What is missing in a single layer is filled in the drawing, whatever its scale.
    guard let layers = entries.map(\.layer).max(), layers > 0 else { return }
    var panes: [Pane: [Int]] = [:]
    var order: [Pane] = []
    for index in entries.indices where !entries[index].position.isNaN {
      let pane = pane(entries[index].location)
      if panes[pane] == nil { order.append(pane) }
      panes[pane, default: []].append(index)
    }
    let across: Axis = group.direction == .vertical ? .horizontal : .vertical
    for pane in order { align(&entries, panes[pane] ?? [], layers + 1, across) }
  }

  private mutating func align(
    _ entries: inout [Entry], _ rows: [Int], _ layers: Int, _ across: Axis
  ) {
    var positions = Set(rows.map { entries[$0].position }).filter(\.isFinite).sorted()
    let isNamed = rows.contains { runs[entries[$0].location.run][across]?.kind == .category }
    if isNamed, let ranks = categoryRanks[across] {
      positions = positions.filter { ranks[Int($0)] != nil }
      positions.sort { ranks[Int($0), default: 0] < ranks[Int($1), default: 0] }
    }
    guard positions.count * layers <= Self.maximumVertices, !positions.isEmpty else { return }
    // Names are as far apart as their positions in the sorted list, and not as their codes.
    var steps: [Double: Double] = [:]
    for (index, position) in positions.enumerated() {
      steps[position] = isNamed ? Double(index) : position
    }
    var own = [[Int]](repeating: [], count: layers)
    for row in rows where entries[row].position.isFinite { own[entries[row].layer].append(row) }
    let used = own.indices.filter { !own[$0].isEmpty }
    let given = used.map { own[$0].map { steps[entries[$0].position] ?? .nan } }
    let values = used.map { own[$0].map { entries[$0].value } }
    // A layer of zeros has all positions, including those where all values are missing.
    let all = positions.map { steps[$0] ?? .nan }
    let aligned = Stacking.alignSeries(
      positions: given + [all], values: values + [all.map { _ in 0 }],
      filling: missingValues.filling)
    guard aligned.positions.count == positions.count else { return }
    var gaps = [Bool](repeating: false, count: positions.count)
    var hidden: [Location] = []
    for (index, layer) in used.enumerated() {
      hidden += leaveOut(&entries, own[layer], positions, gaps)
      fill(
        &entries, own[layer], positions, aligned.values[index], aligned.isGiven[index], &gaps)
    }
    noteAboveGaps(hidden)
  }

  /// Leaves out the values of a layer that lie on the gap of another one, since their position is
  /// not known, and returns their rows.
  private func leaveOut(
    _ entries: inout [Entry], _ own: [Int], _ positions: [Double], _ gaps: [Bool]
  ) -> [Location] {
    guard gaps.contains(true) else { return [] }
    let above = Set(zip(positions, gaps).filter(\.1).map(\.0))
    var hidden: [Location] = []
    for row in own where above.contains(entries[row].position) && entries[row].value.isFinite {
      entries[row].value = .nan
      hidden.append(entries[row].location)
    }
    return hidden
  }

  private mutating func noteAboveGaps(_ hidden: [Location]) {
    guard let first = hidden.first else { return }
    let what = hidden.count == 1 ? "a value of a layer is" : "\(hidden.count) values of layers are"
    note(
      "\(what) left out, since a layer below has no value there; use "
        + "chartMissingValues(.zero) or .interpolate",
      run: first.run, row: first.row)
  }

  /// Fills the missing values of a layer, and adds vertices at the positions of other layers.
  ///
  /// - Parameter gaps: Whether a layer below has a gap, by position; those of the layer are added.
  private func fill(
    _ entries: inout [Entry], _ own: [Int], _ positions: [Double], _ values: [Double],
    _ isGiven: [Bool], _ gaps: inout [Bool]
  ) {
    guard let template = own.first, isGiven.contains(false) else { return }
    var rows: [Double: Int] = [:]
    for row in own where rows[entries[row].position] == nil { rows[entries[row].position] = row }
    let has = positions.map { rows[$0] != nil }
    let (first, last) = (has.firstIndex(of: true) ?? 0, has.lastIndex(of: true) ?? 0)
    let firstGiven = isGiven.firstIndex(of: true) ?? positions.count
    let lastGiven = isGiven.lastIndex(of: true) ?? -1
    // A missing value before the first or after the last one has nothing to be interpolated between.
    func staysGap(_ index: Int) -> Bool {
      let isInside = index > firstGiven && index < lastGiven
      return !isGiven[index] && missingValues != .zero && (missingValues == .gap || !isInside)
    }
    // Whether the next row of the layer on either side is a gap.
    var isAfterGap = false
    var beforeGap = [Bool](repeating: false, count: positions.count)
    var isGap = false
    for index in positions.indices.reversed() {
      if has[index] { isGap = staysGap(index) }
      beforeGap[index] = isGap
    }
    for index in positions.indices where !isGiven[index] || has[index] {
      if let row = rows[positions[index]] {
        isAfterGap = staysGap(index)
        if isAfterGap {
          gaps[index] = true
        } else if !isGiven[index], !gaps[index] {
          entries[row].value = values[index]
        }
        continue
      }
      guard !gaps[index] else { continue }
      // A layer starts and ends at zero, at the positions next to its own.
      guard index + 1 >= first, index <= last + 1, !isAfterGap, !beforeGap[index] else { continue }
      entries.append(
        Entry(
          location: entries[template].location, layer: entries[template].layer,
          position: positions[index], value: values[index], isVertex: true))
    }
  }
}

extension SeriesKey {
  /// The key with one value for all that are missing, because NaN is not equal to NaN.
  fileprivate var withoutMissing: SeriesKey {
    func number(_ value: Double) -> Double { value.isNaN ? -3 : value }
    return SeriesKey(
      series: number(series), foregroundStyle: number(foregroundStyle),
      lineStyle: number(lineStyle), declaration: declaration)
  }
}
