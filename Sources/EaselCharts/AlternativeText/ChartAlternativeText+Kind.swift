import EaselBlocks
import Foundation

extension ChartAlternativeText {
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
    for type in Set(runs.map(\.kind)).ranked() {
      let described = DescribedMarks(
        runs: runs.filter { $0.kind == type }, marks: marks, isHidden: isHidden)
      guard let phrase = type.behavior.phrase(for: described) else { continue }
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

  private func labels(_ type: MarkType) -> Set<String> {
    Set(runs.filter { $0.kind == type }.compactMap { $0.y?.label })
  }

  // MARK: Axes

  /// The axis that shows the values of a run; `nil` if both axes or none do.
  func valueAxis(_ run: PreparedRun) -> Axis? {
    run.kind.behavior.valueAxis(of: run)
  }

  /// Whether the chart shows two numbers against each other.
  var isAgainst: Bool {
    runs.contains { $0.kind.behavior.comparesNumbers($0) }
  }

  /// The value axis of the first marks.
  var mainAxis: Axis {
    if let axis = runs.lazy.compactMap(valueAxis).first { return axis }
    // Bars from date to date have the direction of the date axis.
    return runs.first(where: \.kind.fillsSteps)?.direction ?? .vertical
  }

  var valueLabel: String {
    if let run = runs.first(where: \.kind.isPolar) {
      return AlternativeTextFormat.short(run.run[.angle]?.label ?? "")
    }
    if kinds == [.heatMap] {
      return AlternativeTextFormat.short(
        runs.lazy.compactMap { $0.run[.foregroundStyle]?.label }.first ?? "")
    }
    if runs.isEmpty { return AlternativeTextFormat.short(marks.list.functions.first?.yLabel ?? "") }
    return values
  }

  /// The labels of the values in the direction of the main axis: both of two, otherwise the first.
  private var values: String {
    var labels = [label(of: mainAxis)]
    for run in runs where valueAxis(run) == mainAxis && marks.traits(run, 0).axisID != nil {
      let label = AlternativeTextFormat.short(run[mainAxis]?.label ?? "")
      if !labels.contains(label) { labels.append(label) }
    }
    labels = labels.filter { !$0.isEmpty }
    return labels.count == 2 ? format.list(labels) : labels.first ?? ""
  }

  var categoryLabel: String {
    if let run = runs.first(where: \.kind.isPolar) {
      return AlternativeTextFormat.short(series(of: run)?.label ?? "")
    }
    if kinds == [.heatMap] {
      let labels = [label(of: .horizontal), label(of: .vertical)].filter { !$0.isEmpty }
      return labels.isEmpty ? "" : format.list(labels)
    }
    if runs.isEmpty { return AlternativeTextFormat.short(marks.list.functions.first?.xLabel ?? "") }
    return label(of: mainAxis == .vertical ? .horizontal : .vertical)
  }

  /// The label of an axis: its title, otherwise the label of its values.
  func label(of axis: Axis) -> String {
    let own = axis == .horizontal ? configuration.x.title : configuration.y.title
    if let text = own?.text {
      let title = AlternativeTextFormat.short(text.string(in: environment))
      if !title.isEmpty { return title }
    }
    let labels = runs.lazy.compactMap { $0[axis]?.label }
    return AlternativeTextFormat.short(labels.first { !$0.isEmpty } ?? "")
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
