import EaselBlocks
import EaselCanvas
import Foundation

extension PreparedMarks {
  /// The maximum number of faults of one kind that are described; further ones are only counted.
  private static let namedFaults = 3
  /// The maximum number of characters of a name in diagnostics.
  private static let shownPrefix = 60

  /// Notes values without a position: missing ones and infinite ones.
  mutating func noteFaults() {
    for isMissing in list.reportsFaults ? [true, false] : [false] {
      var locations: [(run: Int, row: Int)] = []
      var count = 0
      for (index, run) in runs.enumerated() {
        var last = -1
        for channel in [Channel.x, .y, .angle] {
          guard let column = run.run[channel], isMissing || !isStacked(run, along: channel) else {
            continue
          }
          if column.ends == nil, column.summary?.areFinite == true { continue }
          for values in [column.values, column.ends ?? []] where !values.areFinite {
            for (row, value) in values.enumerated()
            where !value.isFinite && value.isNaN == isMissing && row != last {
              last = row
              count += 1
              if locations.count < Self.namedFaults { locations.append((index, row)) }
            }
          }
        }
      }
      note(locations, count, isMissing: isMissing)
      if !isMissing, count > 0 { leaveOutInfinite() }
    }
    for channel in [Channel.foregroundStyle, .symbolSize] { noteLooks(channel) }
  }

  /// Removes the positions of infinite values, which would be far outside the plot.
  private mutating func leaveOutInfinite() {
    for index in runs.indices {
      for axis in [Axis.horizontal, .vertical] {
        guard var positions = runs[index][axis] else { continue }
        func usable(_ value: Double) -> Double { value.isInfinite ? .nan : value }
        positions.lower = positions.lower.map(usable)
        positions.upper = positions.upper?.map(usable)
        runs[index][axis] = positions
      }
    }
  }

  /// Notes missing or infinite numbers and dates of a look; their marks are drawn without that
  /// look.
  private mutating func noteLooks(_ channel: Channel) {
    var first: (run: Int, row: Int)?
    var count = 0
    for (index, run) in runs.enumerated() {
      guard let column = run.run[channel], column.kind != .category else { continue }
      for (row, value) in column.values.enumerated() where !value.isFinite {
        if first == nil { first = (index, row) }
        count += 1
      }
    }
    guard let first, let column = runs[first.run].run[channel] else { return }
    let what = channel == .foregroundStyle ? "color" : "size"
    let marks = count == 1 ? "a mark has" : "\(count) marks have"
    note(
      "\(marks) no \(what), since “\(column.label.prefix(Self.shownPrefix))” is missing or infinite",
      run: first.run, row: first.row)
  }

  /// Whether the values of a channel were checked when they were stacked.
  private func isStacked(_ run: PreparedRun, along channel: Channel) -> Bool {
    run.values != nil && channel == (run.direction == .vertical ? .y : .x)
  }

  private mutating func note(_ locations: [(run: Int, row: Int)], _ count: Int, isMissing: Bool) {
    guard let first = locations.first else { return }
    let panels = Set(locations.map { facetKey($0.run, $0.row) })
    let panel = count == locations.count && panels.count == 1 ? panels.first ?? nil : nil
    let named = locations.map { facts($0.run, $0.row, saysPanel: panel == nil) }
    let more = count > locations.count ? "; and \(count - locations.count) more" : ""
    let what =
      switch (count, isMissing) {
      case (1, true): "a value is missing"
      case (_, true): "\(count) values are missing"
      case (1, false): "a value is infinite and left out"
      case (_, false): "\(count) values are infinite and left out"
      }
    let list = named.joined(separator: "; ") + more
    let name = runs[first.run].kind.behavior.name
    diagnostics.append(
      Diagnostic(
        isMissing ? .note : .warning, .invalidData, "\(name): \(what) (\(list))", operation: name,
        subject: subject(panel), value: list))
  }

  /// Notes a fault of a mark.
  mutating func note(_ what: String, run: Int, row: Int) {
    let name = runs[run].kind.behavior.name
    let facts = self.facts(run, row)
    diagnostics.append(
      Diagnostic(
        .warning, .invalidData, "\(name): \(what) (\(facts))", operation: name,
        subject: subject(facetKey(run, row)), value: facts))
  }

  /// Returns the name of a panel, as the subject of a diagnostic; `nil` without a panel.
  private func subject(_ panel: FacetKey?) -> String? {
    guard let panel else { return nil }
    let name = facetNames.name(of: panel)
    return name.isEmpty ? nil : name
  }

  /// Returns the series, position and value of a mark as text, and its panel if `saysPanel` is
  /// true.
  private func facts(_ run: Int, _ row: Int, saysPanel: Bool = false) -> String {
    let run = runs[run].run
    let panel: [Channel] = saysPanel ? [.facetRow, .facetColumn] : []
    let channels = panel + [.series, .foregroundStyle, .x, .y, .angle, .symbolSize]
    var facts: [String] = []
    for channel in channels {
      guard let column = run[channel] else { continue }
      let calendar = column.unit?.calendar ?? calendar
      var text = column.datum(row, list.names).described(in: calendar, locale)
      if let end = column.ends?[row], !end.isFinite {
        text += " … \(end.isNaN ? "missing" : "\(end)")"
      }
      let fact = "\(column.label.prefix(Self.shownPrefix)): \(text.prefix(Self.shownPrefix))"
      if !facts.contains(fact) { facts.append(fact) }
    }
    return facts.joined(separator: ", ")
  }
}
