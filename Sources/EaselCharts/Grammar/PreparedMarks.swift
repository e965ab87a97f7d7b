import EaselBlocks
import EaselCanvas
import Foundation

/// The marks of a chart with their stacked values, ready for scales.
package struct PreparedMarks {
  package var list: MarkList
  var runs: [PreparedRun]
  /// Whether the values along the x axis are shares of a sum.
  var isShareX = false
  var isShareY = false
  /// The number of missing values.
  var missing = 0
  var diagnostics: [Diagnostic] = []

  /// The orders of the categories along axes with lines or areas.
  private(set) var categoryOrders: [Axis: CategoryOrder] = [:]
  /// The positions of categories on these axes, by their codes.
  private(set) var categoryRanks: [Axis: [Int: Int]] = [:]

  /// The maximum number of layers that are stacked in the order of the data.
  static let orderedLayers = 6

  /// The rule for missing values of lines and areas.
  let missingValues: MissingValues
  /// The calendar and the locale of dates in diagnostics.
  let calendar: Calendar
  let locale: Locale
  /// The business days of the axes that leave out other days.
  let days: [Axis: ScalePieces]

  init(
    _ list: MarkList, calendar: Calendar, locale: Locale = Locale(identifier: "en_US_POSIX"),
    missingValues: MissingValues = .gap,
    domains: [Axis: ScaleDomainSpecification] = [:], days: [Axis: ScalePieces] = [:]
  ) {
    self.list = list
    self.calendar = calendar
    self.locale = locale
    self.missingValues = missingValues
    self.days = days
    runs = list.runs.map {
      PreparedRun($0, calendar: calendar, magnitudes: list.magnitudeAxes)
    }
    for axis in [Axis.horizontal, .vertical] {
      guard let order = categoryOrder(axis) else { continue }
      categoryOrders[axis] = order
      categoryRanks[axis] = categoryRanks(order, in: domains[axis])
    }
    moveToBusinessDays()
    for type in Set(runs.map(\.kind)).ranked() { type.behavior.stack(&self) }
    noteFaults()
  }

  package func traits(_ run: PreparedRun, _ row: Int) -> MarkTraits {
    list.traits[run.run.traits[row]]
  }

  /// A mark that is stacked: its run and its row.
  struct Location {
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

  /// Returns the marks of a type that may be stacked, grouped by the properties of their stacks, in
  /// the order of declaration.
  func stackGroups(of kind: MarkType) -> [(group: Group, locations: [Location])] {
    var groups: [Group: [Location]] = [:]
    var order: [Group] = []
    for (index, run) in runs.enumerated() where run.kind == kind && isStacked(run) {
      let across: Axis = run.direction == .vertical ? .horizontal : .vertical
      let isFixed = kind.fillsSteps && run[across] == nil
      for row in 0..<run.count {
        let traits = traits(run, row)
        let group = Group(
          direction: run.direction, method: traits.stacking, axis: traits.axisID, isFixed: isFixed)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(
          Location(run: index, row: row, ordinal: run.run.ordinals[row]))
      }
    }
    return order.map { ($0, (groups[$0] ?? []).sorted { $0.ordinal < $1.ordinal }) }
  }

  mutating func markShare(_ direction: Axis, _ locations: [Location]) {
    if direction == .vertical { isShareY = true } else { isShareX = true }
    for index in Set(locations.map(\.run)) { runs[index].isShare = true }
  }

  mutating func set(
    _ locations: [Location], _ starts: [Double], _ ends: [Double], _ values: [Double],
    _ direction: Axis
  ) {
    // The columns are taken out of their runs, so that each mark changes them in place.
    var columns: [Int: (lower: [Double], upper: [Double])] = [:]
    for run in Set(locations.map(\.run)) {
      if runs[run].values == nil {
        let lower = runs[run][direction]?.lower
        runs[run].values = lower
        runs[run][direction]?.upper = lower
        runs[run][direction]?.isFromBase = true
      }
      guard let positions = runs[run][direction] else { continue }
      columns[run] = (positions.lower, positions.upper ?? [])
      runs[run][direction]?.lower = []
      runs[run][direction]?.upper = positions.upper.map { _ in [] }
    }
    for (index, location) in locations.enumerated() {
      columns[location.run]?.lower[location.row] = starts[index]
      if columns[location.run]?.upper.isEmpty == false {
        columns[location.run]?.upper[location.row] = ends[index]
      }
    }
    for (run, column) in columns {
      runs[run][direction]?.lower = column.lower
      if runs[run][direction]?.upper != nil { runs[run][direction]?.upper = column.upper }
    }
  }

  mutating func note(_ notes: Stacking.Notes, _ locations: [Location], _ keys: [Int]) {
    missing += notes.missing.count
    for (rows, what) in [
      (notes.infinite, "is infinite"),
      (notes.negative, "is negative in a stack about its middle"),
    ] {
      for row in rows.prefix(3) {
        note("a value \(what) and is left out", run: locations[row].run, row: locations[row].row)
      }
      if rows.count > 3 {
        note(
          "\(rows.count - 3) further values are left out: each \(what)",
          run: locations[rows[3]].run,
          row: locations[rows[3]].row)
      }
    }
    for key in notes.empty.prefix(3) {
      guard let first = keys.firstIndex(of: key) else { continue }
      note(
        "a stack whose sum is 0 has no shares and is left out", run: locations[first].run,
        row: locations[first].row)
    }
  }
}
