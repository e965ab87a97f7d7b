import EaselCanvas
import Foundation

/// The diagnostics about the data and the axis of a bar chart.
extension BarChartBuilder {
  /// Reports values without a bar, and counts of names, values and links that do not match.
  mutating func noteData() {
    for index in chart.series.indices {
      noteInvalidValues(index)
      noteLinks(chart.series[index].links, "a link of \(name(ofSeries: index))")
      let (values, names) = (chart.series[index].values.count, chart.categoryCount)
      if values != names {
        let isNames = names == chart.categories.count
        layout.diagnostics.append(
          .mismatch(
            "values of \(name(ofSeries: index))", values, isNames ? "names" : "categories", names,
            "no bar"))
      }
    }
    let (names, count) = (chart.categories.count, chart.categoryCount)
    if names > 0, names < count {
      layout.diagnostics.append(
        .mismatch("names", names, "values", count, "no name"))
    }
    noteLinks(chart.links, "a link")
  }

  private mutating func noteInvalidValues(_ index: Int) {
    for (category, value) in chart.series[index].values.enumerated() where !value.isFinite {
      let place = chart.series.count > 1 ? " in \(name(ofSeries: index))" : ""
      note(
        .warning, .invalidData,
        "the value of \(name(ofCategory: category))\(place) is \(value); it has no bar",
        value: "\(value)")
    }
  }

  private mutating func noteLinks(_ links: [Int: LinkTarget], _ what: String) {
    for place in links.keys.sorted() where !(0..<chart.categoryCount).contains(place) {
      note(
        .warning, .invalidLink,
        "\(what) is for bar \(place + 1), index \(place), of \(chart.categoryCount), and leads nowhere",
        value: "\(place)")
    }
  }

  /// Reports a value axis without 0, since the length of a bar is read as its value.
  mutating func noteTruncatedAxis(isShown: Bool) {
    guard let domain = chart.domain, !domain.contains(0) else { return }
    note(
      .warning, .truncatedAxis,
      "the axis, \(axisText), does not contain 0, so that the lengths of the bars exaggerate "
        + "differences" + (isShown ? "" : ", and it is not shown"),
      value: "\(domain.lowerBound)...\(domain.upperBound)")
  }

  /// Reports bars that are clipped by the domain that was set.
  ///
  /// A bar that only starts outside of the domain is not reported.
  mutating func noteBarsBeyondDomain() {
    guard let domain = chart.domain else { return }
    var beyond: [(name: String, value: Double)] = []
    for (series, row) in ends.enumerated() {
      for (category, end) in row.enumerated() {
        guard let end, !domain.contains(end) else { continue }
        let label = chart.barLabel(series, category)
        beyond.append((label.isEmpty ? "bar \(category + 1)" : "“\(label)”", end))
      }
    }
    guard let first = beyond.first else { return }
    let what =
      beyond.count == 1
      ? "the bar of \(first.name) reaches beyond the axis, \(axisText), and is cut there"
      : "\(beyond.count) bars reach beyond the axis, \(axisText), and are cut there; the first is "
        + "\(first.name)"
    note(.warning, .outsidePlot, what, value: "\(first.value)")
  }

  /// The values at which bars end, by series and category.
  private var ends: [[Double?]] {
    var sums: [Bool: [Double]] = [:]
    return chart.series.indices.map { series in
      (0..<chart.categoryCount).map { category in
        guard let value = chart.value(series, category) else { return nil }
        guard chart.arrangement == .stacked else { return value }
        sums[
          value < 0, default: Array(repeating: 0, count: chart.categoryCount)][category] += value
        return sums[value < 0]?[category]
      }
    }
  }

  // MARK: Names

  /// The ends of the axis, for a message.
  var axisText: String {
    let ends = chart.domain.map { [$0.lowerBound, $0.upperBound] } ?? layout.axis.scale.domain
    return ends.map { format.string(from: $0) }.joined(separator: " … ")
  }

  private func name(ofSeries index: Int) -> String {
    let name = chart.series[index].name
    if !name.isEmpty { return "series “\(name)”" }
    return chart.series.count > 1 ? "series \(index + 1)" : "the series"
  }

  private func name(ofCategory index: Int) -> String {
    let name = index < chart.categories.count ? chart.categories[index] : ""
    return name.isEmpty ? "bar \(index + 1)" : "“\(name)”"
  }

  func name(ofReference index: Int) -> String {
    let label = chart.referenceLines[index].label ?? ""
    return label.isEmpty ? "reference line \(index + 1)" : "the reference line “\(label)”"
  }
}
