import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Whether names stand at the ends of lines or layers, so that their legend goes.
  ///
  /// By itself a chart does so for two to six lines, or layers of a stack, whose colours tell them
  /// apart, where the names take at most 30 % of its width and their lines fit its height; the names
  /// of more layers may take 36 %.
  package var namesLinesAtEnds: Bool {
    guard let names = endNames else { return false }
    switch configuration.seriesLabels?.form ?? .automatic {
    case .legend: return false
    case .end: return true
    case .automatic: break
    }
    guard !style.isApple, configuration.legend.visibility ?? .automatic == .automatic,
      configuration.legend.block == nil, configuration.legend.position == nil,
      names.count >= 2, names.count <= SeriesEnd.maximumCount || !hasLines
    else { return false }
    // Before a layout the chart counts as wide as it ideally is.
    let size =
      labelState.size == .zero ? CGSize(width: 480, height: 300) : labelState.size
    let texts = names.map { style.labelText($0).size }
    let height = texts.reduce(0) { $0 + $1.height }
    // A legend of many layers would take more room than names beside them.
    let isMany = names.count > SeriesEnd.maximumCount
    let share = isMany ? SeriesEnd.maximumShareOfMany : SeriesEnd.maximumShare
    return (texts.map(\.width).max() ?? 0) + SeriesEnd.gap <= size.width * share
      && height <= size.height * (isMany ? 0.8 : 0.6)
  }

  private var hasLines: Bool { marks.runs.contains { $0.kind == .line } }

  /// The names of lines or layers; nil where other marks share their colours.
  private var endNames: [String]? {
    guard let colors = scales.foregroundStyle else { return nil }
    var kinds: Set<MarkKind> = []
    for run in marks.runs {
      guard run.run[.facetColumn] == nil, run.run[.facetRow] == nil else { return nil }
      guard let column = run.run[.foregroundStyle] else { continue }
      guard column.kind == .category else { return nil }
      kinds.insert(run.kind)
    }
    // Points on the lines have the names of the lines; the band of an area needs none.
    guard kinds.contains(.line) || kinds.contains(.area),
      kinds.isSubset(of: [.line, .area, .point])
    else { return nil }
    if !kinds.contains(.line), !isStackOfLayers { return nil }
    let names = colors.domain.compactMap { datum -> String? in
      if case .category(let name) = datum { return name }
      return nil
    }
    return names.isEmpty ? nil : names
  }

  /// Whether areas are layers of a stack, in the direction in which names can stand at their ends.
  private var isStackOfLayers: Bool {
    marks.runs.allSatisfy { run in
      guard run.kind == .area else { return true }
      guard run.direction == .vertical, run.count > 0, run.values != nil else { return false }
      return marks.traits(run, 0).stacking != .unstacked
    }
  }

  /// The room that names at the ends need beside the plot.
  var endNamesRoom: LabelRoom {
    guard namesLinesAtEnds, let names = endNames else { return LabelRoom() }
    let width = names.map { style.labelText($0).size.width }.max() ?? 0
    let room = min(width + SeriesEnd.gap + 0.5, labelState.size.width * 0.4)
    return style.isRightToLeft ? LabelRoom(left: room) : LabelRoom(right: room)
  }

  /// Whether the names of sectors stand around them, so that their legend goes.
  ///
  /// - Parameter frame: The rectangle that the chart leaves for sectors and their names.
  package func namesSectors(in frame: CGRect) -> Bool {
    isPolar && sectorLabels(marks, in: frame) != nil
  }
}
