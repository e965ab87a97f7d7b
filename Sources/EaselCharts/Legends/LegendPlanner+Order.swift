import EaselBlocks
import EaselCanvas

extension LegendPlanner {
  /// Returns the values of a field in the order in which the eye meets the series.
  ///
  /// Lines are ordered by their values at the right end, the highest first. If the legend is a
  /// list, layers are ordered from the top. An explicit order is kept.
  func ordered(_ field: Field) -> (domain: [ChartDatum], isStack: Bool) {
    guard style.ordersLegends, !hasGivenOrder(field) else { return (field.domain, false) }
    let types = types(of: field)
    if isStack(field) { return (field.domain, true) }
    // Beside lines, filled marks other than layers have an order of their own.
    guard types.contains(where: \.isLine),
      types.allSatisfy({ $0.isConnected || $0.sample != .swatch })
    else { return (field.domain, false) }
    let last = lastValues(field)
    let isReversed = scales.y.map { $0.position.end < $0.position.start } ?? false
    let order = field.domain.enumerated().sorted { a, b in
      switch (last[a.element], last[b.element]) {
      case (let first?, let second?) where first != second:
        return isReversed ? first < second : first > second
      case (.some, nil): return true
      case (nil, .some): return false
      default: return a.offset < b.offset
      }
    }
    return (order.map(\.element), false)
  }

  private func hasGivenOrder(_ field: Field) -> Bool {
    func isGiven<Look>(_ configuration: StyleScaleConfiguration<Look>) -> Bool {
      configuration.mapping != nil || configuration.domain != nil
    }
    return field.channels.contains { channel in
      switch channel {
      case .foregroundStyle: isGiven(configuration.foregroundStyle)
      case .symbol: isGiven(configuration.symbol)
      case .symbolSize: isGiven(configuration.symbolSize)
      default: isGiven(configuration.lineStyle)
      }
    }
  }

  /// Whether bars or areas of the field are stacked.
  private func isStack(_ field: Field) -> Bool {
    marks.runs.contains { run in
      guard run.count > 0, run.direction == .vertical, run.values != nil, run.run[.position] == nil,
        marks.traits(run, 0).stacking != .unstacked
      else { return false }
      return field.channels.contains { run.run[$0] != nil }
    }
  }

  /// Returns the value of each line at its right end.
  private func lastValues(_ field: Field) -> [ChartDatum: Double] {
    // The results are in arrays indexed by code, because a line may have a million points.
    var (xs, ys): ([Double], [Double]) = ([], [])
    let names = marks.list.names
    var locations: [Double] = []
    for (index, name) in (scales.x?.names ?? []).enumerated() {
      guard let code = names.existingCode(of: name) else { continue }
      while locations.count <= code { locations.append(.nan) }
      locations[code] = Double(index)
    }
    for run in marks.runs where run.kind.isLine {
      guard let x = run.x, let y = run.y, y.kind == .number,
        let column = field.channels.lazy.compactMap({ run.run[$0] }).first,
        column.kind == .category
      else { continue }
      for row in 0..<run.count {
        let (code, value) = (column.values[row], y.middle(row))
        var location = x.middle(row)
        if x.kind == .category, !location.isNaN {
          location = locations.indices.contains(Int(location)) ? locations[Int(location)] : .nan
        }
        guard !code.isNaN, value.isFinite, location.isFinite else { continue }
        let index = Int(code)
        while xs.count <= index {
          xs.append(-.infinity)
          ys.append(.nan)
        }
        guard xs[index] <= location else { continue }
        (xs[index], ys[index]) = (location, value)
      }
    }
    var result: [ChartDatum: Double] = [:]
    for (code, end) in ys.enumerated() where !end.isNaN { result[.category(names[code])] = end }
    return result
  }
}
