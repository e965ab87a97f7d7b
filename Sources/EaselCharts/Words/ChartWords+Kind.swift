import EaselBlocks
import Foundation

extension ChartWords {
  /// The name of the chart's kind, or of the combination of kinds.
  var kindName: String {
    let names = kinds.map { format.text($0) }
    guard names.count > 1 else { return names.first ?? format.text(.chart) }
    // German nouns are capitalized within a sentence too.
    let keepsCase = format.locale.language.languageCode == "de"
    let list = names.map { name in
      keepsCase ? name : name.prefix(1).lowercased() + name.dropFirst()
    }
    return format.text(.combination, ["list": format.list(list)])
  }

  /// The distinct kinds of the chart; points on lines and lines on areas are not counted
  /// separately.
  func findKinds() -> [ChartPhrase] {
    var result: [ChartPhrase] = []
    for kind in [MarkKind.sector, .rectangle, .bar, .area, .line, .point] {
      let runs = runs.filter { $0.kind == kind }
      guard !runs.isEmpty, let phrase = phrase(kind, runs) else { continue }
      if !result.contains(phrase) { result.append(phrase) }
    }
    if !marks.list.functions.isEmpty, result.isEmpty { result = [.line] }
    if result.contains(.line) {
      let same = labels(.line)
      if result.contains(where: { [.dot, .scatter].contains($0) }), labels(.point) == same {
        result.removeAll { [.dot, .scatter].contains($0) }
      }
      // The edge of an area is not a line chart, and an interval around a line is not an area
      // chart.
      if result.contains(.band) { result.removeAll { $0 == .band } }
      if result.contains(.area), labels(.area) == same { result.removeAll { $0 == .line } }
    }
    return result.isEmpty ? [.chart] : result
  }

  private func labels(_ kind: MarkKind) -> Set<String> {
    Set(runs.filter { $0.kind == kind }.compactMap { $0.y?.label })
  }

  private func phrase(_ kind: MarkKind, _ runs: [PreparedRun]) -> ChartPhrase? {
    switch kind {
    case .sector: return runs.contains(where: hasHole) ? .donut : .pie
    case .rectangle:
      let isHeat = runs.contains { run in
        run.run[.foregroundStyle]?.kind == .number && run.x != nil && run.y != nil
      }
      return isHeat ? .heatMap : nil
    case .bar: return bars(runs)
    case .area: return areas(runs)
    case .line: return .line
    case .point:
      if runs.contains(where: { $0.run[.symbolSize]?.kind == .number }) { return .bubble }
      return runs.contains { $0.x?.kind == .number && $0.y?.kind == .number } ? .scatter : .dot
    case .rule: return nil
    }
  }

  private func hasHole(_ run: PreparedRun) -> Bool {
    switch marks.traits(run, 0).innerRadius.form {
    case .automatic: false
    case .fixed(let value), .ratio(let value): value > 0
    case .inset: true
    default: false
    }
  }

  private func bars(_ runs: [PreparedRun]) -> ChartPhrase {
    let isSide = runs.contains { $0.direction == .horizontal }
    if runs.allSatisfy({ $0.values == nil }) { return isSide ? .horizontalRangeBar : .rangeBar }
    if runs.contains(where: { $0.run[.position] != nil }) {
      return isSide ? .horizontalGroupedBar : .groupedBar
    }
    if isSide ? marks.isShareX : marks.isShareY { return isSide ? .horizontalShareBar : .shareBar }
    if isStacked(.bar) { return isSide ? .horizontalStackedBar : .stackedBar }
    let isBinned = runs.contains { run in
      let across = run[run.direction == .vertical ? .horizontal : .vertical]
      return across?.kind == .number && across?.upper != nil
    }
    return isBinned ? .histogram : isSide ? .horizontalBar : .bar
  }

  private func areas(_ runs: [PreparedRun]) -> ChartPhrase {
    if runs.allSatisfy({ $0.values == nil }) { return .band }
    if marks.isShareY || marks.isShareX { return .shareArea }
    return isStacked(.area) ? .stackedArea : .area
  }

  /// Whether marks are stacked: one begins where another one at its position ends.
  func isStacked(_ kind: MarkKind) -> Bool {
    for run in runs where run.kind == kind && run.values != nil {
      guard let values = run[run.direction] else { continue }
      for row in 0..<run.count
      where values.lower[row] != 0 && values.lower[row].isFinite && !isHidden(run, row) {
        // The interval of a negative value ends at 0.
        if let upper = values.upper?[row], upper != 0 { return true }
      }
    }
    return false
  }

  // MARK: Axes

  /// The axis that shows the values of a run; `nil` if both axes or none do.
  func valueAxis(_ run: PreparedRun) -> Axis? {
    switch run.kind {
    case .bar, .area: return run[run.direction]?.kind == .number ? run.direction : nil
    case .sector, .rectangle: return nil
    case .line, .point, .rule:
      if run.y?.kind == .number { return .vertical }
      return run.x?.kind == .number ? .horizontal : nil
    }
  }

  /// Whether the chart shows two numbers against each other.
  var isAgainst: Bool {
    runs.contains { $0.kind == .point && $0.x?.kind == .number && $0.y?.kind == .number }
  }

  /// The value axis of the first marks.
  var mainAxis: Axis {
    if let axis = runs.lazy.compactMap(valueAxis).first { return axis }
    // Bars from date to date have the direction of the date axis.
    return runs.first { $0.kind == .bar }?.direction ?? .vertical
  }

  var valueLabel: String {
    if let run = runs.first(where: { $0.kind == .sector }) {
      return WordFormat.short(run.run[.angle]?.label ?? "")
    }
    if kinds == [.heatMap] {
      return WordFormat.short(runs.lazy.compactMap { $0.run[.foregroundStyle]?.label }.first ?? "")
    }
    if runs.isEmpty { return WordFormat.short(marks.list.functions.first?.yLabel ?? "") }
    return values
  }

  /// The labels of the values in the direction of the main axis: both of two, otherwise the first.
  private var values: String {
    var labels = [label(of: mainAxis)]
    for run in runs where valueAxis(run) == mainAxis && marks.traits(run, 0).axisID != nil {
      let label = WordFormat.short(run[mainAxis]?.label ?? "")
      if !labels.contains(label) { labels.append(label) }
    }
    labels = labels.filter { !$0.isEmpty }
    return labels.count == 2 ? format.list(labels) : labels.first ?? ""
  }

  var categoryLabel: String {
    if let run = runs.first(where: { $0.kind == .sector }) {
      return WordFormat.short(series(of: run)?.label ?? "")
    }
    if kinds == [.heatMap] {
      let labels = [label(of: .horizontal), label(of: .vertical)].filter { !$0.isEmpty }
      return labels.isEmpty ? "" : format.list(labels)
    }
    if runs.isEmpty { return WordFormat.short(marks.list.functions.first?.xLabel ?? "") }
    return label(of: mainAxis == .vertical ? .horizontal : .vertical)
  }

  /// The label of an axis: its title, otherwise the label of its values.
  func label(of axis: Axis) -> String {
    let own = axis == .horizontal ? configuration.x.title : configuration.y.title
    if let text = own?.text {
      let title = WordFormat.short(text.string(in: environment))
      if !title.isEmpty { return title }
    }
    let labels = runs.lazy.compactMap { $0[axis]?.label }
    return WordFormat.short(labels.first { !$0.isEmpty } ?? "")
  }

  // MARK: Series

  /// The column with the series names of a run; `nil` if it contains the categories of an axis.
  func series(of run: PreparedRun) -> Column? {
    for channel in [Channel.series, .foregroundStyle, .symbol, .lineStyle, .position] {
      guard let column = run.run[channel], column.kind == .category else { continue }
      let isAxis = [run.run[.x], run.run[.y]].contains {
        $0?.label == column.label && $0?.kind == .category && $0?.values == column.values
      }
      if !isAxis { return column }
    }
    return nil
  }
}
