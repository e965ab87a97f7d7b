import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the labels of sectors in a rectangle; `nil` if there are none or they have no room.
  ///
  /// - Parameters:
  ///   - marks: The marks of a panel.
  ///   - frame: The rectangle for the sectors and their labels.
  ///   - hasLegend: Whether a legend has the names, so that the labels are only shares.
  func sectorLabels(
    _ marks: PreparedMarks, in frame: CGRect, hasLegend: Bool = false
  ) -> SectorLabels? {
    let visibility = configuration.valueLabels?.visibility ?? .automatic
    guard visibility == .visible || style.showsValues, !options.sectorLabels.isInside,
      configuration.legend.visibility ?? .automatic != .visible,
      configuration.legend.block == nil, configuration.legend.position == nil
    else { return nil }
    // Charts with more sectors have no labels, so no figures are built for them.
    let count = marks.runs.reduce(0) { $0 + ($1.kind.isPolar ? $1.count : 0) }
    guard count <= MarkLocations.maximum else { return nil }
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
    let namesAreHidden = hasLegend || configuration.legend.visibility == .hidden
    guard showsShares || !namesAreHidden else { return nil }
    let angles = PolarBox.sweep(of: configuration.angleRange, isMirrored: style.isRightToLeft)
    // A gauge has its share in the center. Its track has no name and is hidden from the alternative
    // text, so it gets no label.
    let hidden = hiddenSectors(marks)
    if !hasNames, gaugeLabel(sectors, hidden) != nil { return nil }
    var labelOptions = options.sectorLabels
    labelOptions.shares = ownTexts(of: sectors) ?? labelOptions.shares
    return SectorLabels(
      sectors.map {
        SectorLabels.Sector(
          name: namesAreHidden ? "" : $0.name, share: $0.share, start: $0.arc.startAngle,
          end: $0.arc.endAngle, isLabeled: !$0.name.isEmpty || !hidden.contains($0.mark))
      }, in: frame,
      start: angles.start, sweep: angles.sweep, style: style, showsShares: showsShares,
      options: labelOptions,
      writes: ShareTexts(style.environment.locale).text(_:decimals:))
  }

  /// Returns the texts of sectors in the format that the author gives for value labels; `nil`
  /// without one.
  func ownTexts(of sectors: [PlacedSector]) -> [String]? {
    guard let labels = configuration.valueLabels, let format = labels.format else { return nil }
    return sectors.map {
      format(.number(labels.isPercent ? $0.share : $0.value), style.environment) ?? ""
    }
  }

  /// Returns the share of a gauge as a label in its center.
  ///
  /// The result is `nil` for other sectors, and if the share has no room in the hole.
  func gaugeLabel(_ sectors: [PlacedSector], _ hidden: Set<Int>) -> ChartLabel? {
    let shown = sectors.filter { !hidden.contains($0.mark) }
    guard shown.count == 1, sectors.count == 2, let sector = shown.first else { return nil }
    let share =
      ownTexts(of: [sector])?.first
      ?? ShareTexts(style.environment.locale).text(sector.share * 100, decimals: 0)
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
  func hiddenSectors(_ marks: PreparedMarks) -> Set<Int> {
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
}
