import EaselBlocks
import Foundation

extension ChartAlternativeText {
  /// The clauses about extremes, trends and missing values.
  var findings: [Clause] {
    var clauses: [Clause] = []
    func add(_ text: String?, _ weight: Int) {
      guard let text, !text.isEmpty else { return }
      clauses.append(Clause(text: text, isGuide: false, weight: weight))
    }
    var missing = 0
    if runs.contains(where: \.kind.isPolar) {
      let (text, count) = shares
      add(text, 10)
      missing = count
    } else {
      let measures = measures
      missing = measures.reduce(0) { $0 + $1.missing }
      if !isAgainst {
        for measure in measures.prefix(2) {
          let isOne = measures.count == 1 || measure.label.isEmpty
          let extremes = extremes(measure).map { text in
            isOne ? text : format.text(.named, ["name": measure.label, "text": text])
          }
          add(extremes, 10)
          for trend in trends(measure) { add(trend, 8) }
        }
      }
    }
    if missing > 0 { add(format.text(.missing, count: missing), 9) }
    return clauses
  }

  // MARK: Values

  /// Whether sums of stacked marks are described instead of single marks.
  private var describesTotals: Bool {
    [[.stackedBar], [.horizontalStackedBar], [.stackedArea]].contains(kinds)
  }

  /// Whether values are fractions of the sum at their position.
  private var describesShares: Bool {
    [[.shareBar], [.horizontalShareBar], [.shareArea]].contains(kinds)
  }

  private var measures: [AlternativeTextMeasure] {
    let isHeat = kinds == [.heatMap]
    var measures: [AlternativeTextMeasure] = []
    var indices: [AlternativeTextMeasure.Key: Int] = [:]
    for (index, run) in runs.enumerated() {
      let axis = isHeat ? nil : valueAxis(run)
      guard isHeat || axis != nil else { continue }
      let label = isHeat ? valueLabel : axis.map { self.label(of: $0, run) } ?? ""
      let id = marks.traits(run, 0).axisID
      let key = AlternativeTextMeasure.Key(axisID: id, label: label)
      let slot = indices[key] ?? measures.count
      if slot == measures.count {
        let name = axis.map { ValueAxisName(axis: $0, id: $0 == .vertical ? id : nil) }
        measures.append(AlternativeTextMeasure(label: label, axis: name))
      }
      indices[key] = slot
      collect(run, index, axis, into: &measures[slot])
    }
    return describesTotals ? measures.map { totals($0) } : measures
  }

  /// The label of a run's values; the title of the axis if it has one.
  private func label(of axis: Axis, _ run: PreparedRun) -> String {
    let own = AlternativeTextFormat.short(run[axis]?.label ?? "")
    let first = runs.lazy.compactMap { $0[axis]?.label }.first { !$0.isEmpty }
    return run[axis]?.label == first ? label(of: axis) : own
  }

  private func collect(
    _ run: PreparedRun, _ index: Int, _ axis: Axis?, into measure: inout AlternativeTextMeasure
  ) {
    let column = series(of: run)
    let across = axis.flatMap { run[$0 == .vertical ? .horizontal : .vertical] }
    let follows = across.map { run.kind.behavior.followsCourse(over: $0.kind) } ?? false
    guard let values = values(run, axis) else { return }
    let (series, hides) = (column?.values, hidesMarks)
    // Read once, since a copy for each row takes as long as everything else.
    let positions = follows ? across?.lower : nil
    let isOrdered = across?.kind == .category
    for row in 0..<run.count {
      if hides, isHidden(run, row) { continue }
      let (lower, upper) = values.ends(row)
      measure.add(lower, upper, run: index, row: row)
      guard let positions, lower == upper else { continue }
      var along = positions[row]
      if isOrdered, let across { along = order(across, along, axis) }
      let code = series?[row] ?? -1
      let name = code.isNaN || code < 0 ? nil : marks.list.names.label(Int(code))
      measure.follow(code.isNaN ? -1 : code, name, along, upper)
    }
  }

  /// The index of a value along the axis of categories.
  private func order(
    _ positions: PreparedRun.Positions, _ value: Double, _ axis: Axis?
  ) -> Double {
    // Codes have the order of appearance, which a custom domain may change.
    guard positions.kind == .category, !value.isNaN,
      let scale = axis == .vertical ? scales.x : scales.y
    else { return value }
    return scale.value(of: .category(marks.list.names[Int(value)])) ?? .nan
  }

  /// The lower and upper values of a run's marks; they are equal unless the marks are intervals.
  private struct RowValues {
    var lower: [Double]
    var upper: [Double]?
    /// Whether a value is the length of its interval.
    var isLength = false

    @inline(__always)
    func ends(_ row: Int) -> (Double, Double) {
      let first = lower[row]
      guard let second = upper?[row] else { return (first, first) }
      return isLength ? (second - first, second - first) : (min(first, second), max(first, second))
    }
  }

  /// The values of a run, read once for all of its rows.
  private func values(_ run: PreparedRun, _ axis: Axis?) -> RowValues? {
    guard let axis else {
      guard let column = run.run[.foregroundStyle], column.kind != .category else { return nil }
      return RowValues(lower: column.values)
    }
    guard let positions = run[axis] else { return nil }
    if let values = run.values {
      guard describesShares, let upper = positions.upper else { return RowValues(lower: values) }
      return RowValues(lower: positions.lower, upper: upper, isLength: true)
    }
    return RowValues(lower: positions.lower, upper: positions.upper)
  }

  /// The sums of marks at each position.
  private func totals(_ measure: AlternativeTextMeasure) -> AlternativeTextMeasure {
    var result = AlternativeTextMeasure(label: measure.label, axis: measure.axis)
    result.missing = measure.missing
    var sums: [Double: (sum: Double, run: Int, row: Int)] = [:]
    var order: [Double] = []
    for (index, run) in runs.enumerated() {
      guard let axis = valueAxis(run), let values = run.values,
        label(of: axis, run) == measure.label
      else { continue }
      let across = run[axis == .vertical ? .horizontal : .vertical]
      for row in 0..<run.count where values[row].isFinite && !isHidden(run, row) {
        let position = across?.lower[row] ?? 0
        guard !position.isNaN else { continue }
        if sums[position] == nil { order.append(position) }
        sums[position, default: (0, index, row)].sum += values[row]
      }
    }
    for position in order {
      guard let entry = sums[position], entry.sum.isFinite else { continue }
      result.add(entry.sum, entry.sum, run: entry.run, row: entry.row)
      let run = runs[entry.run]
      let across = run[run.direction == .vertical ? .horizontal : .vertical]
      if across?.kind != .category { result.follow(-1, nil, position, entry.sum) }
    }
    return result
  }

  // MARK: Texts

  private func extremes(_ measure: AlternativeTextMeasure) -> String? {
    guard let high = measure.high, let low = measure.low else { return nil }
    let write = writer(measure)
    func text(_ entry: AlternativeTextMeasure.Entry) -> String {
      let share = shareText(entry, measure)
      return self.text(entry) { share ?? write($0) }
    }
    guard high.value != low.value else {
      if measure.count == 1 { return format.text(.only, ["value": text(high)]) }
      return format.text(.constant, ["value": write(high.value)])
    }
    return format.text(
      describesTotals ? .totalExtremes : .extremes, ["high": text(high), "low": text(low)])
  }

  /// A value with its category and series, or with the custom accessibility text.
  private func text(
    _ entry: AlternativeTextMeasure.Entry, _ write: (Double) -> String
  ) -> String {
    let run = runs[entry.run]
    let traits = marks.traits(run, entry.row)
    let value =
      describesTotals
      ? write(entry.value)
      : traits.accessibilityValue.map { AlternativeTextFormat.short($0) } ?? write(entry.value)
    var facts: [String] = []
    let label =
      traits.accessibilityLabel
      ?? marks.list.pointName(of: run.run.ordinals[entry.row]).map(\.string)
    if let label, !describesTotals {
      facts = [AlternativeTextFormat.short(label)]
    } else if let axis = valueAxis(run) {
      facts = [position(run, entry.row, axis == .vertical ? .horizontal : .vertical)]
        .compactMap { $0 }
    } else {
      facts = [Axis.horizontal, .vertical].compactMap { position(run, entry.row, $0) }
    }
    if label == nil, !describesTotals, seriesList.count > 1,
      let column = series(of: run), !column.values[entry.row].isNaN
    {
      facts.append(
        AlternativeTextFormat.short(marks.list.names.label(Int(column.values[entry.row]))))
    }
    facts = facts.filter { !$0.isEmpty }
    guard !facts.isEmpty else { return value }
    return format.text(
      .valueAt,
      ["value": value, "at": facts.map(format.isolated).joined(separator: format.text(.comma))])
  }

  /// Returns the share of a mark in its stack, rounded with the others as in labels; `nil` for
  /// other marks, or if the author gives a format.
  private func shareText(
    _ entry: AlternativeTextMeasure.Entry, _ measure: AlternativeTextMeasure
  ) -> String? {
    guard describesShares, let name = measure.axis, !formats.isOwn(on: name) else { return nil }
    let across = name.axis == .vertical ? Axis.horizontal : .vertical
    guard let position = runs[entry.run][across]?.lower[entry.row] else { return nil }
    var (shares, index): ([Double], Int?) = ([], nil)
    for (number, run) in runs.enumerated() {
      guard let values = values(run, name.axis), let positions = run[across] else { continue }
      for row in 0..<run.count where positions.lower[row] == position {
        let share = values.ends(row).1
        guard share.isFinite else { continue }
        if number == entry.run, row == entry.row { index = shares.count }
        shares.append(share)
      }
    }
    let texts = ShareTexts(format.locale).texts(
      of: shares, in: [Array(shares.indices)], decimals: ShareTexts.decimals(of: measure.values))
    return index.map { texts[$0] }
  }

  /// Returns the writer of a measure's values, which are written as in their labels.
  private func writer(_ measure: AlternativeTextMeasure) -> (Double) -> String {
    let ends = [measure.high, measure.low].compactMap(\.?.value)
    let write = formats.labels(of: measure.values + ends, on: measure.axis)
    return { write($0) ?? format.number($0) }
  }

  /// The trends of up to three series from their first to their last value.
  private func trends(_ measure: AlternativeTextMeasure) -> [String] {
    guard measure.courses.count <= 3, kinds != [.histogram] else { return [] }
    return measure.courses.compactMap { course in
      guard course.count > 1, course.last.position > course.first.position else { return nil }
      let (first, last) = (course.first.value, course.last.value)
      var name = course.name.map { AlternativeTextFormat.short($0, limit: 40) } ?? measure.label
      if name.isEmpty { name = format.text(.values) }
      let change = last - first
      guard change.isFinite else { return nil }
      guard abs(change) >= 0.01 * max(abs(first), abs(last)), change != 0 else {
        return format.text(.steady, ["name": name])
      }
      return format.text(
        change > 0 ? .rising : .falling,
        ["name": name, "change": text(change, of: first, measure)])
    }
  }

  /// A change in percent of a positive value, or as a number if a percentage is not informative.
  private func text(
    _ change: Double, of first: Double, _ measure: AlternativeTextMeasure
  ) -> String {
    let share = abs(change) / first
    guard first > 0, share <= 10, !describesShares else {
      return formats.texts(of: [change], on: measure.axis)(abs(change)) ?? ""
    }
    return format.percent(share)
  }

  /// Returns the texts of sectors as in their labels.
  private func shareTexts(_ sectors: [(value: Double, share: Double)]) -> [String] {
    if let labels = configuration.valueLabels, let write = labels.format {
      return sectors.map {
        write(.number(labels.isPercent ? $0.share : $0.value), formats.environment) ?? "–"
      }
    }
    if let sectorShares, sectorShares.count == sectors.count { return sectorShares }
    return ShareTexts(format.locale).texts(of: sectors.map(\.share))
  }

  /// The fractions of sectors with their names, and the number of missing values.
  private var shares: (text: String?, missing: Int) {
    var items: [(name: String, value: Double)] = []
    var missing = 0
    for run in runs where run.kind.isPolar {
      guard let angles = run.run[.angle], angles.kind == .number else { continue }
      let names = series(of: run)
      for row in 0..<run.count where !isHidden(run, row) {
        let lower = angles.values[row]
        let value = angles.ends.map { $0[row] - lower } ?? lower
        if value.isNaN { missing += 1 }
        guard value.isFinite, value > 0 else { continue }
        let code = names?.values[row] ?? .nan
        let name =
          marks.traits(run, row).accessibilityLabel
          ?? (code.isNaN ? "" : marks.list.names.label(Int(code)))
        items.append((AlternativeTextFormat.short(name, limit: 40), value))
      }
    }
    // Division by the greatest value keeps the sum of very great numbers finite.
    guard let maximum = items.map(\.value).max() else { return (nil, missing) }
    let total = items.reduce(0) { $0 + $1.value / maximum }
    let texts = shareTexts(items.map { ($0.value, $0.value / maximum / total) })
    let shares = zip(items, texts).map { ($0.name, $1) }
    func text(_ item: (String, String)) -> String {
      item.0.isEmpty ? item.1 : format.text(.item, ["name": item.0, "value": item.1])
    }
    if shares.count <= Self.maximumNames {
      return (format.text(.shares, ["list": format.list(shares.map(text))]), missing)
    }
    let order = items.indices.sorted { items[$0].value > items[$1].value }
    guard let first = order.first, let last = order.last else { return (nil, missing) }
    return (
      format.text(.extremes, ["high": text(shares[first]), "low": text(shares[last])]), missing
    )
  }
}
