import EaselCharts
import EaselGenerators
import Foundation

/// What is wrong with the labels of charts.
struct LabelExam: Sendable {
  /// The labels of one chart.
  struct Finding: Sendable {
    var family: SampleFamily
    var isModest: Bool
    /// Whether the chart must show all names: a modest one; of panels, each of which has all names of
    /// categories, one with at most twelve names in all.
    var showsAll: Bool
    var label: String
    var overlaps: [String]
    var cut: [String]
    var onMarks: [String]
    /// Names and values that the chart would show, and how many of them it does not.
    var hidden: Int
    var count: Int
  }

  var findings: [Finding]

  init(count: Int) async {
    findings = await LookSamples.map(count) { sample in
      let layout = sample.layout()
      let hidden = layout.hiddenCount
      return Finding(
        family: sample.family, isModest: sample.isModest, showsAll: sample.showsAll,
        label: sample.label,
        overlaps: layout.overlappingLabels, cut: layout.cutLabels,
        onMarks: layout.labelsOnMarks + layout.labelsOnOtherMarks,
        hidden: hidden, count: layout.labels.count - layout.titles.count + hidden)
    }
  }

  /// The share of labels that are hidden in a family, in percent.
  func hiddenShare(_ family: SampleFamily, isModest: Bool? = nil) -> Double {
    let part = findings.filter {
      $0.family == family && (isModest == nil || $0.isModest == isModest)
    }
    let count = part.reduce(0) { $0 + $1.count }
    return count == 0 ? 0 : 100 * Double(part.reduce(0) { $0 + $1.hidden }) / Double(count)
  }

  /// The hidden share of each family, and the faults of all.
  var table: String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func percent(_ share: Double) -> String { String(format: "%.2f", share) }
    var lines = [
      column("family", 16) + column("charts", 8) + column("hidden %", 10) + column("modest %", 10)
        + column("on labels", 11) + column("on marks", 10) + column("cut", 6)
    ]
    for family in SampleFamily.allCases {
      let part = findings.filter { $0.family == family }
      lines.append(
        column(family.rawValue, 16) + column("\(part.count)", 8)
          + column(percent(hiddenShare(family)), 10)
          + column(percent(hiddenShare(family, isModest: true)), 10)
          + column("\(part.count { !$0.overlaps.isEmpty })", 11)
          + column("\(part.count { !$0.onMarks.isEmpty })", 10)
          + column("\(part.count { !$0.cut.isEmpty })", 6))
    }
    return lines.joined(separator: "\n")
  }
}

extension ChartLayout {
  /// How many names of categories, rows, series and sectors the drawing does not show.
  var hiddenCount: Int {
    // Each of several panels has a name.
    let names = panels.count > 1 ? panels.count { $0.title == nil } : 0
    let axes = panels.flatMap(\.axes).reduce(0) { sum, axis in
      let isOfNames = axis.ticks.contains { tick in
        if case .category = tick.datum { true } else { false }
      }
      return sum + (isOfNames ? axis.hiddenLabelCount : 0)
    }
    let legends = legends.reduce(0) { $0 + $1.omittedEntryCount }
    let others = diagnostics.reduce(0) { sum, diagnostic in
      guard diagnostic.message.hasPrefix("labels have no room in the plot") else { return sum }
      return sum + (diagnostic.value.flatMap { Int($0) } ?? 1)
    }
    return axes + legends + others + names
  }
}
