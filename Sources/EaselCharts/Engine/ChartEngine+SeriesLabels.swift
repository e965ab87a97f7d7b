import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Whether the names of series are at the ends of lines or layers, instead of in a legend.
  ///
  /// This is the default for 2 to 6 lines, or layers of a stack, that differ in color. The names
  /// may take at most 30 % of the chart's width and 60 % of its height. For more than 6 layers
  /// without lines, they may take 36 % of the width and 80 % of the height.
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
    // Before a layout, the ideal size of a chart is used.
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

  private var hasLines: Bool { marks.runs.contains(where: \.kind.isLine) }

  /// The names of lines or layers; `nil` if marks of other types use their colors.
  private var endNames: [String]? {
    guard let colors = scales.foregroundStyle else { return nil }
    var types: Set<MarkType> = []
    for run in marks.runs {
      guard run.run[.facetColumn] == nil, run.run[.facetRow] == nil else { return nil }
      guard let column = run.run[.foregroundStyle] else { continue }
      guard column.kind == .category else { return nil }
      types.insert(run.kind)
    }
    // Points on lines have the names of the lines. An area around a line needs no name.
    guard types.contains(where: \.isConnected),
      types.allSatisfy({ $0.isConnected || $0.sample == .symbol })
    else { return nil }
    if !types.contains(where: \.isLine), !isStackOfLayers { return nil }
    let names = colors.domain.compactMap { datum -> String? in
      if case .category(let name) = datum { return name }
      return nil
    }
    return names.isEmpty ? nil : names
  }

  /// Whether all areas are layers of vertical stacks, so that names can be at their ends.
  private var isStackOfLayers: Bool {
    marks.runs.allSatisfy { run in
      guard run.kind.isLayer else { return true }
      guard run.direction == .vertical, run.count > 0, run.values != nil else { return false }
      return marks.traits(run, 0).stacking != .unstacked
    }
  }

  /// The space that names at the ends need beside the plot.
  var endNamesRoom: LabelRoom {
    guard namesLinesAtEnds, let names = endNames else { return LabelRoom() }
    let width = names.map { style.labelText($0).size.width }.max() ?? 0
    let room = min(width + SeriesEnd.gap + 0.5, labelState.size.width * 0.4)
    return style.isRightToLeft ? LabelRoom(left: room) : LabelRoom(right: room)
  }

  /// Returns whether the names of sectors are around them, instead of in a legend.
  ///
  /// - Parameter frame: The rectangle that the chart leaves for sectors and their names.
  package func namesSectors(in frame: CGRect) -> Bool {
    isPolar && sectorLabels(marks, in: frame) != nil
  }
}
