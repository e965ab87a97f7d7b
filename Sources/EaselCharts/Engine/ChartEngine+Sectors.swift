import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Returns the labels of sectors in a rectangle; `nil` if there are none or they have no room.
  func sectorLabels(_ marks: PreparedMarks, in frame: CGRect) -> SectorLabels? {
    let visibility = configuration.valueLabels?.visibility ?? .automatic
    guard visibility == .visible || !style.isApple, !sectorOptions.isInside,
      configuration.legend.visibility ?? .automatic != .visible,
      configuration.legend.block == nil, configuration.legend.position == nil
    else { return nil }
    // Charts with more sectors have no labels, so no figures are built for them.
    let count = marks.runs.reduce(0) { $0 + ($1.kind.isPolar ? $1.count : 0) }
    guard count <= MarkPlaces.maximum else { return nil }
    var builder = FigureBuilder(
      marks, scales, style, plot: frame, angleRange: configuration.angleRange)
    builder.build()
    let sectors = builder.sectors
    guard isOneRing(sectors) else { return nil }
    let hasNames = sectors.contains { !$0.name.isEmpty }
    // Annotations replace the labels of sectors that have no names or are not set to visible.
    if hasAnnotations, !hasNames || visibility != .visible { return nil }
    let showsShares = visibility != .hidden
    guard hasNames || showsShares, configuration.legend.visibility != .hidden || showsShares else {
      return nil
    }
    let namesAreHidden = configuration.legend.visibility == .hidden
    let angles = PolarBox.sweep(of: configuration.angleRange, isMirrored: style.isRightToLeft)
    // A gauge has its share in the center. Its track has no name and is hidden from the alternative
    // text, so it gets no label.
    let hidden = hiddenSectors(marks)
    if !hasNames, gaugeLabel(sectors, hidden) != nil { return nil }
    return SectorLabels(
      sectors.map {
        SectorLabels.Sector(
          name: namesAreHidden ? "" : $0.name, share: $0.share, start: $0.arc.startAngle,
          end: $0.arc.endAngle, isLabeled: !$0.name.isEmpty || !hidden.contains($0.mark))
      }, in: frame,
      start: angles.start, sweep: angles.sweep, style: style, showsShares: showsShares,
      options: sectorOptions, writes: shareWriter(sectors.map(\.value)))
  }

  /// Returns the share of a gauge as a label in its center.
  ///
  /// The result is `nil` for other sectors, and if the share has no room in the hole.
  private func gaugeLabel(_ sectors: [PlacedSector], _ hidden: Set<Int>) -> ChartLabel? {
    let shown = sectors.filter { !hidden.contains($0.mark) }
    guard shown.count == 1, sectors.count == 2, let sector = shown.first else { return nil }
    let share = shareWriter([])(sector.share * 100, 0)
    let text = style.labelText(share, size: style.titleSize, weight: .bold)
    let side = text.size.width / 2 + 4
    guard
      side * side + text.size.height * text.size.height
        < sector.arc.innerRadius * sector.arc.innerRadius
    else { return nil }
    // The center of a half ring is at its bottom edge.
    let range = configuration.angleRange
    let sweep = range.map { abs($0.upperBound.radians - $0.lowerBound.radians) } ?? 2 * .pi
    return ChartLabel(
      text, at: sector.center, anchor: CGPoint(x: 0.5, y: sweep <= .pi + 0.01 ? 1 : 0.5)
    ).asValue
  }

  /// Returns the sectors that are hidden from the alternative text.
  private func hiddenSectors(_ marks: PreparedMarks) -> Set<Int> {
    var result: Set<Int> = []
    for run in marks.runs where run.kind.isPolar {
      for row in 0..<run.count where marks.traits(run, row).isAccessibilityHidden == true {
        result.insert(run.run.ordinals[row])
      }
    }
    return result
  }

  /// Returns whether all sectors have the same outer radius, so that each has a part of the rim.
  private func isOneRing(_ sectors: [PlacedSector]) -> Bool {
    guard let first = sectors.first else { return false }
    return sectors.allSatisfy { abs($0.arc.outerRadius - first.arc.outerRadius) < 0.5 }
  }

  /// Returns a function that writes rounded shares as percentages in the locale.
  private func shareWriter(_ values: [Double]) -> (Double, Int) -> String {
    let locale = style.environment.locale
    return { share, decimals in
      var format = NumberFormat.percent(decimals)
      format.locale = locale
      return format.string(from: share / 100)
    }
  }

  /// Adds the labels of sectors, and the text in the hole of the ring, to a panel.
  mutating func addSectorLabels(_ panel: inout ChartPanel) {
    addSectorTexts(&panel)
    addCenterText(&panel)
    guard let sectors = labelState.sectorLabels else {
      let isShown = configuration.valueLabels?.visibility ?? .automatic
      guard !hasAnnotations, isShown != .hidden, isShown == .visible || !style.isApple,
        self.sectors.allSatisfy({ $0.name.isEmpty }),
        let label = gaugeLabel(self.sectors, hiddenSectors(marks))
      else { return }
      return panel.labels.append(label)
    }
    panel.labels += sectors.labels
    let stroke = StrokeStyle(lineWidth: style.gridWidth, lineCap: .round, lineJoin: .round)
    for points in sectors.leaders {
      for (start, end) in zip(points, points.dropFirst()) {
        panel.leaders.append(ChartLine(start, end, .color(style.mutedInk), stroke))
      }
    }
  }

  /// Adds names and shares inside the sectors.
  private mutating func addSectorTexts(_ panel: inout ChartPanel) {
    guard sectorOptions.isInside else { return }
    let fills = Dictionary(
      panel.figures.compactMap { figure in figure.markNumbers.first.map { ($0, figure.fill) } },
      uniquingKeysWith: { first, _ in first })
    let texts = SectorTexts(
      sectors.enumerated().map { index, sector in
        let share = sectorOptions.shares.flatMap { index < $0.count ? $0[index] : nil } ?? ""
        let name = [sector.name, share].filter { !$0.isEmpty }
          .joined(separator: sectorOptions.separator)
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

  private mutating func addCenterText(_ panel: inout ChartPanel) {
    guard let centerText, let sector = sectors.first, sector.arc.innerRadius > 0 else { return }
    let radius = CGFloat(sectors.map(\.arc.innerRadius).min() ?? 0)
    guard let parts = centerText.parts(center: sector.center, radius: radius, style) else {
      diagnostics.append(
        Diagnostic(
          .warning, .labelAdjusted, "the text in the center has no room and is left out",
          operation: "SectorMark", value: centerText.title))
      return
    }
    panel.labels += parts.map(\.label)
  }

  /// Adds a diagnostic about changes that were necessary to fit the labels of sectors.
  mutating func noteSectorLabels() {
    guard let change = labelState.sectorLabels?.change, !change.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .note, .labelAdjusted, "the names of sectors have \(change), so that they fit",
        operation: "SectorMark"))
  }
}
