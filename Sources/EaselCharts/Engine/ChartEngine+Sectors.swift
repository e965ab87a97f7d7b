import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// The labels of sectors in a rectangle; nil where there are none, or they have no room.
  func sectorLabels(_ marks: PreparedMarks, in frame: CGRect) -> SectorLabels? {
    let visibility = configuration.valueLabels?.visibility ?? .automatic
    guard visibility == .visible || !style.isApple,
      configuration.legend.visibility ?? .automatic != .visible,
      configuration.legend.block == nil, configuration.legend.position == nil
    else { return nil }
    // Many pies in a million sectors have no labels, so their figures need not be made for them.
    let count = marks.runs.reduce(0) { $0 + ($1.kind == .sector ? $1.count : 0) }
    guard count <= MarkPlaces.maximum else { return nil }
    var builder = FigureBuilder(
      marks, scales, style, plot: frame, angleRange: configuration.angleRange)
    builder.build()
    let sectors = builder.sectors
    guard isOneRing(sectors) else { return nil }
    let hasNames = sectors.contains { !$0.name.isEmpty }
    // Without names, whoever sets annotations has said what the sectors are.
    if hasAnnotations, !hasNames || visibility != .visible { return nil }
    let showsShares = visibility != .hidden
    guard hasNames || showsShares, configuration.legend.visibility != .hidden || showsShares else {
      return nil
    }
    let namesAreHidden = configuration.legend.visibility == .hidden
    let range = configuration.angleRange
    // The track of a gauge has neither a name nor words, so its share is not written either.
    let hidden = hiddenSectors(marks)
    return SectorLabels(
      sectors.map {
        SectorLabels.Sector(
          name: namesAreHidden ? "" : $0.name, share: $0.share, start: $0.arc.startAngle,
          end: $0.arc.endAngle, isLabelled: !$0.name.isEmpty || !hidden.contains($0.mark))
      }, in: frame,
      start: range?.lowerBound.radians ?? 0,
      sweep: range.map { $0.upperBound.radians - $0.lowerBound.radians } ?? 2 * .pi, style: style,
      showsShares: showsShares, options: sectorOptions,
      writes: shareWriter(sectors.map(\.value)))
  }

  /// The sectors that are left out of words.
  private func hiddenSectors(_ marks: PreparedMarks) -> Set<Int> {
    var result: Set<Int> = []
    for run in marks.runs where run.kind == .sector {
      for row in 0..<run.count where marks.traits(run, row).isAccessibilityHidden == true {
        result.insert(run.run.ordinals[row])
      }
    }
    return result
  }

  /// Whether all sectors share their radii, so that each has a part of the rim.
  private func isOneRing(_ sectors: [PlacedSector]) -> Bool {
    guard let first = sectors.first else { return false }
    return sectors.allSatisfy { abs($0.arc.outerRadius - first.arc.outerRadius) < 0.5 }
  }

  /// Writes rounded shares in the locale.
  private func shareWriter(_ values: [Double]) -> (Double, Int) -> String {
    let locale = style.environment.locale
    return { share, decimals in
      var format = NumberFormat.percent(decimals)
      format.locale = locale
      return format.string(from: share / 100)
    }
  }

  /// Adds the labels of sectors to a panel.
  func addSectorLabels(_ panel: inout ChartPanel) {
    guard let sectors = labelState.sectorLabels else { return }
    panel.labels += sectors.labels
    let stroke = StrokeStyle(lineWidth: style.gridWidth, lineCap: .round, lineJoin: .round)
    for points in sectors.leaders {
      for (start, end) in zip(points, points.dropFirst()) {
        panel.leaders.append(ChartLine(start, end, .color(style.mutedInk), stroke))
      }
    }
  }

  /// Notes what was changed so that the labels of sectors fit.
  mutating func noteSectorLabels() {
    guard let change = labelState.sectorLabels?.change, !change.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .note, .labelAdjusted, "the names of sectors fit in \(change)", operation: "SectorMark"))
  }
}
