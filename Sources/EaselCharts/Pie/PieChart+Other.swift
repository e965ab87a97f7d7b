import EaselBlocks
import EaselCanvas
import Foundation

extension PieChart {
  /// The slices of a chart: those of the largest segments, and one for all others.
  ///
  /// The slice for the others exists if there are more segments than allowed.
  struct Slices {
    /// The chart, with an additional segment at the end for the combined ones.
    var chart: PieChart
    /// The slices that have a share, in the order of the segments.
    var shown: [PieSlice]
    /// The segments that share one slice, the largest first.
    var collected: [Int] = []
    /// The texts of the shares, by segment.
    private(set) var shares: [Int: String] = [:]
    /// The name that identifies each segment.
    private(set) var names: [String] = []
    /// The labels of the names that differ from those of the segments.
    private(set) var labels: [String: String] = [:]

    /// The slices in drawing order.
    var ranked: [PieSlice] { shown.sorted { $0.rank < $1.rank } }

    init(_ chart: PieChart, in environment: EnvironmentValues) {
      self.chart = chart
      self.chart.shareFormat = chart.shareFormat.localized(in: environment)
      let layout = PieLayout(
        order: chart.sortsBySize ? .descending : .data, startAngle: chart.start,
        endAngle: chart.start + 2 * .pi)
      shown = layout.slices(chart.segments.map(\.value)).filter { $0.fraction > 0 }
      let limit = chart.sliceLimit
      if shown.count > limit { collect(beyond: limit - 1, layout, environment.phrases) }
      shares =
        environment.chartConfiguration.valueLabels.flatMap { self.texts(in: $0, environment) }
        ?? self.chart.shareTexts(shown)
      let texts = self.chart.segments.map(\.name)
      var names = PresetNames(differingFrom: texts)
      self.names = names.names(of: texts, "segment") { _ in "" }
      labels = names.labels
    }

    /// Returns the texts of slices in the format of value labels, by segment; `nil` without one.
    private func texts(
      in labels: ValueLabelConfiguration, _ environment: EnvironmentValues
    ) -> [Int: String]? {
      guard let format = labels.format else { return nil }
      return Dictionary(
        shown.map { slice in
          let number = labels.isPercent ? slice.fraction : slice.value
          return (slice.index, format(.number(number), environment) ?? "")
        }, uniquingKeysWith: { first, _ in first })
    }

    /// The segments that have marks: the slices in drawing order, and those that cannot have one.
    var marked: [Int] {
      ranked.map(\.index)
        + chart.segments.indices.filter {
          let value = chart.segments[$0].value
          return !(value >= 0) || !value.isFinite
        }
    }

    /// Returns a segment's name with its share.
    func caption(_ index: Int) -> String {
      let (name, share) = (chart.segments[index].name, shares[index] ?? "")
      guard chart.showsShares else { return name }
      return name.isEmpty ? share : name + PieChart.separator + share
    }

    /// The description of the slice of combined segments in the alternative text; `nil` for others.
    func description(of index: Int) -> String? {
      guard !collected.isEmpty, index == chart.segments.count - 1 else { return nil }
      return "\(chart.segments[index].name) (\(ChartSummary.names(names(collected))))"
    }

    private mutating func collect(beyond count: Int, _ layout: PieLayout, _ phrases: Phrases) {
      let order = shown.sorted {
        $0.value != $1.value ? $0.value > $1.value : $0.index < $1.index
      }.map(\.index)
      collected = Array(order.dropFirst(count))
      let values = chart.segments.map(\.value)
      // Dividing by the largest value first prevents an infinite sum.
      let maximum = order.first.map { values[$0] } ?? 1
      let rest = collected.reduce(0) { $0 + values[$1] / maximum }
      let sum = min(rest * maximum, .greatestFiniteMagnitude)
      let kept = Array(order.prefix(count))
      let other = chart.segments.count
      chart.segments.append(
        PieSegment(
          chart.otherName ?? phrases.text(\.chartNotes.otherSegments), value: sum,
          color: Palettes.other))
      var inOrder = layout
      inOrder.order = .data
      let found = inOrder.slices(kept.map { values[$0] / maximum } + [rest])
      shown = zip(found, kept + [other]).map { slice, index in
        var slice = slice
        slice.index = index
        slice.value = chart.segments[index].value
        return slice
      }.filter { $0.fraction > 0 }.sorted { $0.index < $1.index }
    }

    /// Returns the names of segments for messages.
    func names(_ indices: [Int]) -> [String] {
      indices.map {
        let name = chart.segments[$0].name
        return name.isEmpty ? "segment \($0 + 1)" : name
      }
    }

    /// The diagnostic about combined segments; `nil` if there are none.
    var note: Diagnostic? {
      guard !collected.isEmpty, let other = chart.segments.last else { return nil }
      return Diagnostic(
        .note, .labelAdjusted,
        "\(collected.count) of \(collected.count + shown.count - 1) segments share the slice "
          + "“\(other.name)”: \(names(collected).listed())",
        operation: "PieChart", value: "\(collected.count)")
    }
  }

  /// The default maximum number of slices; with more, a list is easier to read.
  private static let automaticSliceCount = 6

  /// The maximum number of slices.
  private var sliceLimit: Int {
    maximumSlices.map { max($0, 2) } ?? (labels == .automatic ? Self.automaticSliceCount : .max)
  }
}
