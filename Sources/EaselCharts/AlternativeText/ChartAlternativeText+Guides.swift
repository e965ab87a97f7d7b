import EaselBlocks
import Foundation

extension ChartAlternativeText {
  /// The clauses about axes, series, points and panels.
  var guides: [Clause] {
    var clauses: [Clause] = []
    func add(_ text: String?, _ weight: Int) {
      guard let text, !text.isEmpty else { return }
      clauses.append(Clause(text: text, isGuide: true, weight: weight))
    }
    if !runs.contains(where: \.kind.isPolar) {
      let value = mainAxis
      let across: Axis = value == .vertical ? .horizontal : .vertical
      // A break changes how all values are read.
      add(extent(across, isValue: false), isBroken(across) ? 9 : 6)
      add(extent(value, isValue: !isAgainst && kinds != [.heatMap]), isBroken(value) ? 9 : 4)
      add(seriesNames, 7)
    }
    if isAgainst {
      let points = runs.filter { $0.kind.behavior.comparesNumbers($0) }
        .reduce(0) { $0 + $1.count }
      add(format.text(.points, count: points), 5)
    }
    add(panels, 3)
    return clauses
  }

  private var seriesNames: String? {
    let names = seriesList
    guard names.count > 1 else { return nil }
    guard names.count <= Self.maximumNames else {
      return format.text(.seriesCount, count: names.count)
    }
    return format.text(
      .series, ["list": format.list(names.map { AlternativeTextFormat.short($0, limit: 40) })],
      count: names.count)
  }

  /// The names of all series in order of appearance.
  func findSeries() -> [String] {
    var seen: Set<Double> = []
    var names: [String] = []
    for run in runs {
      guard let column = series(of: run) else { continue }
      for row in 0..<run.count where !column.values[row].isNaN && !isHidden(run, row) {
        if seen.insert(column.values[row]).inserted {
          names.append(marks.list.names.label(Int(column.values[row])))
        }
      }
    }
    return names
  }

  private var panels: String? {
    var seen: Set<[Double]> = []
    for run in runs {
      let (columns, rows) = (run.run[.facetColumn]?.values, run.run[.facetRow]?.values)
      guard columns != nil || rows != nil else { continue }
      for row in 0..<run.count { seen.insert([columns?[row] ?? 0, rows?[row] ?? 0]) }
    }
    return seen.count > 1 ? format.text(.panels, count: seen.count) : nil
  }

  // MARK: Extents

  private func isBroken(_ axis: Axis) -> Bool {
    (axis == .horizontal ? scales.x : scales.y)?.position.pieces?.isBroken == true
  }

  /// The extent of an axis: its ends, or its categories.
  private func extent(_ axis: Axis, isValue: Bool) -> String? {
    guard let scale = axis == .horizontal ? scales.x : scales.y else { return nil }
    var name = label(of: axis)
    if name.isEmpty { name = format.text(axis == .horizontal ? .horizontalAxis : .verticalAxis) }
    if scale.kind == .category { return categories(scale, name) }
    if let pieces = scale.position.pieces, pieces.isBroken {
      let ranges = pieces.ranges.map {
        format.text(
          .interval,
          ["first": text($0.lowerBound, axis, scale), "last": text($0.upperBound, axis, scale)])
      }
      return format.text(.brokenAxis, ["name": name, "list": format.list(ranges)])
    }
    guard let ends = isValue ? (scale.lower, scale.upper) : dataEnds(axis, scale.kind) else {
      return nil
    }
    let (first, last) = (text(ends.0, axis, scale), text(ends.1, axis, scale))
    guard first != last else { return format.text(.item, ["name": name, "value": first]) }
    var phrase = ChartPhrase.axis
    if scale.kind == .date {
      // In some languages days have an article, but months and years do not.
      let unit = scale.unit?.component
      phrase = [.month, .quarter, .year, .yearForWeekOfYear].contains(unit) ? .axis : .dateAxis
    } else if scale.isLogarithmic {
      phrase = .logarithmicAxis
    } else if isValue || axis == .vertical, scale.kind == .number,
      scale.lower > 0 || scale.upper < 0
    {
      phrase = .axisWithoutZero
    }
    return format.text(phrase, ["name": name, "first": first, "last": last])
  }

  private func categories(_ scale: ResolvedScale, _ name: String) -> String? {
    let names = zip(scale.names, scale.nameTexts(format.locale)).map { name, text in
      scale.namedData[name] == nil ? marks.list.names.label(of: name) : text
    }
    guard let first = names.first, let last = names.last else { return nil }
    func short(_ name: String) -> String { AlternativeTextFormat.short(name, limit: 40) }
    if names.count <= Self.maximumNames {
      return format.text(.categories, ["name": name, "list": format.list(names.map(short))])
    }
    return format.text(
      .categoryCount, ["name": name, "first": short(first), "last": short(last)],
      count: names.count)
  }

  /// The least and the greatest value of the data along an axis.
  private func dataEnds(_ axis: Axis, _ kind: DatumKind) -> (Double, Double)? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for run in runs {
      guard let positions = run[axis], positions.kind == kind else { continue }
      // The end of a calendar unit is the start of the next one.
      let upper = positions.unit == nil ? positions.upper : nil
      for values in [positions.lower, upper ?? []] {
        for (row, value) in values.enumerated() where value.isFinite {
          if hidesMarks, isHidden(run, row) { continue }
          low = min(low, value)
          high = max(high, value)
        }
      }
    }
    return low <= high ? (low, high) : nil
  }

  // MARK: Values

  /// A value of an axis as text.
  func text(_ value: Double, _ axis: Axis, _ scale: ResolvedScale) -> String {
    switch scale.kind {
    case .number: return formats.texts(of: [value], on: ValueAxisName(axis: axis))(value) ?? "–"
    case .date:
      return format.date(
        Date(timeIntervalSinceReferenceDate: value), unit: scale.unit?.component,
        to: scale.unit == nil ? datePart(axis) : .day)
    case .category: return ""
    }
  }

  /// The smallest part of dates that distinguishes those along an axis.
  private func datePart(_ axis: Axis) -> AlternativeTextFormat.DatePart {
    // A sample is enough: so many dates are not midnights by chance.
    let samples = runs.lazy.compactMap { $0[axis] }.filter { $0.kind == .date }
      .flatMap { $0.lower.prefix(50) }
    return AlternativeTextFormat.DatePart(of: samples, format.calendar)
  }

  /// The position of a mark along an axis as text.
  func position(_ run: PreparedRun, _ row: Int, _ axis: Axis) -> String? {
    guard let positions = run[axis], let scale = axis == .horizontal ? scales.x : scales.y,
      positions.lower[row].isFinite
    else { return nil }
    if positions.kind == .category {
      return AlternativeTextFormat.short(marks.list.names.label(Int(positions.lower[row])))
    }
    guard scale.kind == positions.kind else { return nil }
    let first = text(positions.lower[row], axis, scale)
    guard positions.unit == nil, let end = positions.upper?[row], end.isFinite,
      end != positions.lower[row]
    else { return first }
    return format.text(.interval, ["first": first, "last": text(end, axis, scale)])
  }
}
