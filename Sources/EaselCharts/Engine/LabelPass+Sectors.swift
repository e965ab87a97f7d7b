import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the labels of sectors, and the text in the hole of the ring, to a panel.
  mutating func addSectorLabels() {
    addSectorTexts()
    addCenterText()
    guard let labels = sectorLabels else {
      let isShown = configuration.valueLabels?.visibility ?? .automatic
      guard !chart.hasAnnotations, isShown != .hidden, isShown == .visible || style.showsValues,
        sectors.allSatisfy({ $0.name.isEmpty }),
        let label = chart.gaugeLabel(sectors, chart.hiddenSectors(chart.marks))
      else { return }
      return panel.labels.append(label)
    }
    panel.labels += labels.labels
    let stroke = StrokeStyle(lineWidth: style.gridWidth, lineCap: .round, lineJoin: .round)
    for points in labels.leaders {
      for (start, end) in zip(points, points.dropFirst()) {
        panel.leaders.append(ChartLine(start, end, .color(style.mutedInk), stroke))
      }
    }
  }

  /// Adds names and shares inside the sectors.
  private mutating func addSectorTexts() {
    guard chart.options.sectorLabels.isInside else { return }
    let fills = Dictionary(
      panel.figures.compactMap { figure in figure.markNumbers.first.map { ($0, figure.fill) } },
      uniquingKeysWith: { first, _ in first })
    let shares = chart.ownTexts(of: sectors) ?? chart.options.sectorLabels.shares
    let texts = SectorTexts(
      sectors.enumerated().map { index, sector in
        let share = shares.flatMap { index < $0.count ? $0[index] : nil } ?? ""
        let name = [sector.name, share].filter { !$0.isEmpty }
          .joined(separator: chart.options.sectorLabels.separator)
        return SectorTexts.Item(
          arc: sector.arc, center: sector.center, fill: fills[sector.mark] ?? nil,
          name: configuration.valueLabels?.visibility == .hidden ? sector.name : name,
          share: share)
      }, style)
    panel.labels += texts.labels
    noteTexts(texts.shortened, "labels show only their share")
    noteTexts(texts.omitted, "labels have no room in their slices and are left out")
  }

  private mutating func noteTexts(_ names: [String], _ what: String) {
    guard !names.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .warning, .labelAdjusted, "\(names.count) \(what): \(names.listed())",
        operation: "SectorMark", value: "\(names.count)"))
  }

  private mutating func addCenterText() {
    guard let centerText = chart.options.centerText, let sector = sectors.first,
      sector.arc.innerRadius > 0
    else { return }
    let radius = CGFloat(sectors.map(\.arc.innerRadius).min() ?? 0)
    guard let parts = centerText.parts(center: sector.center, radius: radius, style) else {
      diagnostics.append(
        Diagnostic(
          .warning, .labelAdjusted, "the text in the center has no room and is left out",
          operation: "SectorMark", value: centerText.title))
      return
    }
    panel.labels += parts.map {
      var label = $0.label
      label.staysInGrowth = true
      return label
    }
  }

  /// Adds a diagnostic about changes that were necessary to fit the labels of sectors.
  mutating func noteSectorLabels() {
    guard let change = sectorLabels?.change, !change.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .note, .labelAdjusted, "the names of sectors have \(change), so that they fit",
        operation: "SectorMark"))
  }
}
