import EaselBlocks
import EaselCanvas
import Foundation

/// The diagnostics that only a bar chart can make, because it knows names and their counts.
extension BarChart {
  /// Returns the diagnostics about the data, and about a layout.
  func notes(on layout: ChartLayout, of chart: ScaledChart) -> [Diagnostic] {
    guard let panel = layout.panels.first else { return [] }
    let scale = isVertical ? panel.scales.y : panel.scales.x
    var notes = BarNotes(chart: self, scale: scale)
    notes.addData()
    notes.addShared(chart.style)
    if let note = chart.configuration.noteOnColors(of: "BarChart") { notes.add(note) }
    let shortest = min(layout.size.width, layout.size.height)
    if shortest < ChartStyle.minimumTextSide, hasNames, hasData {
      notes.add(.labelAdjusted, "the chart is too small for category names")
    }
    guard hasData else { return notes.list }
    let labels = visibility(valueLabels, or: chart.configuration.valueLabels?.visibility)
    let wantsValues = labels == .visible && shortest >= Self.minimumValueSide
    if wantsValues, !panel.labels.contains(where: \.isValue) {
      notes.add(.labelAdjusted, "the values have no room at the bars and are left out")
    }
    notes.addAxis(of: panel)
    let names = isVertical ? chart.configuration.x : chart.configuration.y
    if names.domain != nil { notes.addOmitted(of: isVertical ? panel.scales.x : panel.scales.y) }
    return notes.list
  }
}

/// A list of the diagnostics of a bar chart.
private struct BarNotes {
  let chart: BarChart
  private let format: NumberFormat
  /// The domain that the chart or a modifier sets; `nil` for one that follows from the data.
  private let domain: ClosedRange<Double>?
  /// Whether the axis is logarithmic, so that it never contains 0.
  private let isLogarithmic: Bool
  /// The ends of the axis.
  private let axis: String
  private(set) var list: [Diagnostic] = []

  init(chart: BarChart, scale: ResolvedScale?) {
    self.chart = chart
    let format = chart.format
    self.format = format
    // A modifier may make it a scale of names, which has no numbers to compare with.
    let ends = scale.flatMap { $0.kind == .number ? $0.numbers : nil }
    isLogarithmic = scale?.isLogarithmic == true
    domain = chart.soundDomain ?? (scale?.isExplicit == true ? ends : nil)
    axis =
      (chart.soundDomain ?? ends).map {
        [$0.lowerBound, $0.upperBound].map { format.string(from: $0) }.joined(separator: " … ")
      } ?? ""
  }

  mutating func add(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  mutating func add(
    _ code: EaselError.Code, _ message: String, value: String? = nil
  ) {
    list.append(Diagnostic(.warning, code, message, operation: "BarChart", value: value))
  }

  // MARK: Data

  /// Adds values without a bar, and counts of names, values and links that do not match.
  mutating func addData() {
    for index in chart.series.indices {
      addInvalidValues(index)
      addLinks(chart.series[index].links, "a link of \(name(ofSeries: index))")
      let (values, names) = (chart.series[index].values.count, chart.categoryCount)
      if values != names {
        let isNames = names == chart.categories.count
        list.append(
          .mismatch(
            "values of \(name(ofSeries: index))", values, isNames ? "names" : "categories", names,
            "no bar"))
      }
    }
    let (names, count) = (chart.categories.count, chart.categoryCount)
    if names > 0, names < count {
      list.append(.mismatch("names", names, "values", count, "no name"))
    }
    addLinks(chart.links, "a link")
  }

  /// Adds series beyond the palette, which share a gray.
  mutating func addShared(_ style: ChartStyle) {
    let parts = chart.series.indices.map { index in
      let name = chart.series[index].name
      return (index, name.isEmpty ? "series \(index + 1)" : name, chart.series[index].paint)
    }
    if let note = style.noteShared(of: parts, "series", operation: "BarChart") { add(note) }
  }

  private mutating func addInvalidValues(_ index: Int) {
    for (category, value) in chart.series[index].values.enumerated() where !value.isFinite {
      let location = chart.series.count > 1 ? " in \(name(ofSeries: index))" : ""
      add(
        .invalidData,
        "the value of \(name(ofCategory: category))\(location) is \(value); it has no bar",
        value: "\(value)")
    }
  }

  private mutating func addLinks(_ links: [Int: LinkTarget], _ what: String) {
    for location in links.keys.sorted() where !(0..<chart.categoryCount).contains(location) {
      add(
        .invalidLink,
        "\(what) is for bar \(location + 1), index \(location), of \(chart.categoryCount), and leads nowhere",
        value: "\(location)")
    }
  }

  // MARK: The axis

  /// Adds an axis without 0, bars beyond the axis, and reference lines that are not drawn.
  mutating func addAxis(of panel: ChartPanel) {
    let isShown = panel.axes.contains {
      chart.isVertical == ($0.edge == .leading || $0.edge == .trailing) && !$0.ticks.isEmpty
    }
    addTruncation(isShown)
    addBarsBeyond()
    for (index, line) in chart.referenceLines.enumerated()
    where !line.value.isFinite || domain?.contains(line.value) == false {
      add(line, index)
    }
  }

  /// Adds an axis without 0, since the length of a bar is read as its value.
  private mutating func addTruncation(_ isShown: Bool) {
    guard let domain, !domain.contains(0), !isLogarithmic else { return }
    add(
      .truncatedAxis,
      "the axis, \(axis), does not contain 0, so that the lengths of the bars exaggerate "
        + "differences" + (isShown ? "" : ", and it is not shown"),
      value: "\(domain.lowerBound)...\(domain.upperBound)")
  }

  /// Adds bars that end outside of the domain that was set.
  ///
  /// A bar that only starts outside of the domain is not reported.
  private mutating func addBarsBeyond() {
    guard let domain else { return }
    var beyond: [(name: String, value: Double)] = []
    for (series, row) in ends.enumerated() {
      for (category, end) in row.enumerated() {
        guard let end, !domain.contains(end) else { continue }
        let label = chart.label(of: .init(series: series, category: category))
        beyond.append((label.isEmpty ? "bar \(category + 1)" : "“\(label)”", end))
      }
    }
    guard let first = beyond.first else { return }
    let what =
      beyond.count == 1
      ? "the bar of \(first.name) reaches beyond the axis, \(axis), and is cut there"
      : "\(beyond.count) bars reach beyond the axis, \(axis), and are cut there; the first is "
        + "\(first.name)"
    add(.outsidePlot, what, value: "\(first.value)")
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

  private mutating func add(_ line: ReferenceLine, _ index: Int) {
    let label = line.label ?? ""
    let name = label.isEmpty ? "reference line \(index + 1)" : "the reference line “\(label)”"
    guard line.value.isFinite else {
      return add(
        .invalidData, "the value of \(name) is \(line.value); it is left out",
        value: "\(line.value)")
    }
    add(
      .outsidePlot,
      "\(name) at \(format.string(from: line.value)) is outside of the axis, \(axis), and is left "
        + "out", value: "\(line.value)")
  }

  /// Adds categories that the domain of a modifier leaves out.
  mutating func addOmitted(of scale: ResolvedScale?) {
    let shown = Set(scale?.names ?? [])
    let names = BarNames(chart).categories
    let omitted = names.indices.filter { !shown.contains(names[$0]) }
    guard let first = omitted.first else { return }
    add(
      .outsidePlot,
      "\(omitted.count) of \(chart.categoryCount) categories are not in the domain of the axis, and "
        + "have no bars; the first is \(name(ofCategory: first))", value: "\(omitted.count)")
  }

  // MARK: Names

  private func name(ofSeries index: Int) -> String {
    let name = chart.series[index].name
    if !name.isEmpty { return "series “\(name)”" }
    return chart.series.count > 1 ? "series \(index + 1)" : "the series"
  }

  private func name(ofCategory index: Int) -> String {
    let name = chart.name(ofCategory: index)
    return name.isEmpty ? "bar \(index + 1)" : "“\(name)”"
  }
}
