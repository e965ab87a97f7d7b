import EaselBlocks
import EaselCanvas
import Foundation

extension PieChart {
  /// The chart of the slices.
  public var body: some Block {
    let slices = Slices(self, in: .current)
    return Chart { marks(slices) }.configured { configuration in
      // Without an angle of its own, the pie has the range of a modifier.
      guard start != 0 else { return }
      configuration.angleRange = .radians(start)...(.radians(start + 2 * .pi))
    }.following(preset(slices))
  }

  /// The text in the center of a donut.
  package var center: CenterText? { centerText.map { CenterText($0, caption: centerCaption) } }

  /// Whether segments have texts.
  private var isNamed: Bool { segments.contains { !$0.name.isEmpty } || showsShares }

  // MARK: What depends on the size

  private func preset(_ slices: Slices) -> ChartPreset {
    ChartPreset(
      fontSize: fontSize, padding: padding, variants: { variants(of: $0, slices, in: $1) },
      notes: { notes(on: $0, of: $1, slices) })
  }

  /// The position of names.
  private enum Names { case nowhere, inside, around, legend }

  /// Returns the settings for a size: with names where they are wanted, then in a legend.
  private func variants(
    of chart: ScaledChart, _ slices: Slices, in size: CGSize
  ) -> [ChartPreset.Variant] {
    if showsShares, chart.configuration.valueLabels?.visibility == .hidden {
      var (pie, slices) = (self, slices)
      pie.showsShares = false
      slices.chart.showsShares = false
      return pie.variants(of: chart, slices, in: size)
    }
    let shortest = min(size.width, size.height)
    let hasText = shortest >= ChartStyle.minimumTextSide
    func variant(_ names: Names) -> ChartPreset.Variant {
      self.variant(names, of: chart, slices, in: size)
    }
    guard !slices.shown.isEmpty else {
      var empty = variant(.nowhere)
      empty.options.isEmpty = true
      empty.options.centerText = nil
      empty.options.emptyText = hasText ? emptyText : ""
      return [empty]
    }
    guard labels != .hidden, isNamed, hasText else { return [variant(.nowhere)] }
    switch labels {
    case .hidden: return [variant(.nowhere)]
    case .inside: return [variant(.inside)]
    case .legend: return [variant(.legend)]
    case .outside, .automatic: return [variant(.around), variant(.legend)]
    }
  }

  /// The minimum radius, as a fraction of the chart's shorter side, that labels may leave to the
  /// pie.
  private static let minimumRadius: CGFloat = 0.33

  private func variant(
    _ names: Names, of chart: ScaledChart, _ slices: Slices, in size: CGSize
  ) -> ChartPreset.Variant {
    var variant = ChartPreset.Variant(configuration: chart.configuration)
    variant.configuration.valueLabels = ValueLabelConfiguration(
      visibility: showsShares ? .visible : .hidden)
    let outer = variant.configuration.legend
    var legend = LegendContent(title: "")
    switch names {
    case .around: variant.isEnough = { $0.panels.first?.sectorLeaders != nil }
    // A legend with a position of its own keeps the names from being placed around the pie.
    case .nowhere: variant.configuration.legend.position = outer.position ?? .trailing
    case .inside:
      variant.configuration.legend.position = outer.position ?? .trailing
      variant.options.sectorLabels.isInside = true
    case .legend:
      let textSize = chart.style.textSize
      let padding = ChartPreset.padding(padding, in: size, textSize: textSize)
      let isWide = size.width - 2 * padding > (size.height - 2 * padding) * 1.25
      let spacing = textSize * 1.5
      variant.configuration.legend.position = outer.position ?? (isWide ? .trailing : .bottom)
      variant.configuration.legend.alignment = outer.alignment ?? .center
      variant.configuration.legend.spacing = outer.spacing ?? spacing
      // A legend with an alignment of its own is at the edge of the chart, one in front of the pie
      // in its place.
      if outer.alignment == nil, outer.position != .overlay {
        variant.options.gatheredLegendGap = outer.spacing ?? spacing
      }
      let captions = slices.ranked.map { ($0.index, slices.caption($0.index)) }
      let looks = slices.chart.looks(chart.style)
      legend.entries = captions.prefix(LookResolver.maximumEntries).map { index, caption in
        LegendEntry(caption, .swatch(of: .sector, looks[index]))
      }
      legend.beyond = captions.dropFirst(LookResolver.maximumEntries).map(\.1)
    }
    variant.options.ownLegend = legend.entries.isEmpty ? [] : [legend]
    variant.options.centerText = center
    // It is in the body of the chart, which cannot report that a language lacks it.
    if !slices.collected.isEmpty, otherName == nil {
      variant.options.ownPhrases = [\.chartNotes.otherSegments]
    }
    variant.options.sectorLabels.minimumRadius = Self.minimumRadius
    variant.options.sectorLabels.separator = Self.separator
    variant.options.sectorLabels.shares = slices.ranked.map { slices.shares[$0.index] ?? "" }
    return variant
  }

  // MARK: Diagnostics

  /// Returns the diagnostics that only a pie chart can make.
  private func notes(
    on layout: ChartLayout, of chart: ScaledChart, _ slices: Slices
  ) -> [Diagnostic] {
    guard let panel = layout.panels.first else { return [] }
    var notes: [Diagnostic] = []
    func add(_ code: EaselError.Code, _ message: String, value: String? = nil) {
      notes.append(Diagnostic(.warning, code, message, operation: "PieChart", value: value))
    }
    for issue in PieLayout().issues(in: segments.map(\.value)) {
      add(
        .invalidData,
        "\(issue.sentence(naming: segments[issue.index].name)); it has no slice, and shares are "
          + "those of the others", value: "\(issue.value)")
    }
    if let note = slices.note { notes.append(note) }
    let parts = slices.ranked.map { slice in
      (slice.index, slices.names([slice.index])[0], slices.chart.segments[slice.index].paint)
    }
    if let note = chart.style.noteShared(of: parts, "slices", operation: "PieChart") {
      notes.append(note)
    }
    if let note = chart.configuration.noteOnColors(of: "PieChart") { notes.append(note) }
    guard labels != .hidden, isNamed, !slices.shown.isEmpty else { return notes }
    if min(layout.size.width, layout.size.height) < ChartStyle.minimumTextSide {
      add(.labelAdjusted, "the chart is too small for labels")
    } else if labels == .outside || labels == .automatic, panel.sectorLeaders == nil,
      chart.configuration.legend.block == nil
    {
      if layout.legends.isEmpty {
        add(.labelAdjusted, "labels do not fit around the pie, and without a legend are left out")
      } else if labels == .outside {
        add(.labelAdjusted, "labels do not fit around the pie and are in a legend instead")
      }
    }
    return notes
  }
}
