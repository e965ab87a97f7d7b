import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the names of series that are at the ends of lines or layers; `nil` if they are in a
  /// legend.
  ///
  /// They are at the ends by default for 2 to 6 lines, or layers of a stack, that differ in color.
  /// The names may take at most 30 % of the chart's width and 60 % of its height. For more than 6
  /// layers without lines, they may take 36 % of the width and 80 % of the height.
  func endNames(in size: CGSize) -> [String]? {
    guard let names = seriesNames else { return nil }
    switch configuration.seriesLabels?.form ?? .automatic {
    case .legend: return nil
    case .end: return names
    case .automatic: break
    }
    guard style.namesSeriesAtEnds, configuration.legend.visibility ?? .automatic == .automatic,
      configuration.legend.block == nil, configuration.legend.position == nil,
      scales.foregroundStyle?.domain.count ?? 0 >= 2,
      names.count <= SeriesEnd.maximumCount || !hasLines
    else { return nil }
    let texts = names.map { style.labelText($0).size }
    let height = texts.reduce(0) { $0 + $1.height }
    // A legend of many layers would take more room than names beside them.
    let isMany = names.count > SeriesEnd.maximumCount
    let share = isMany ? SeriesEnd.maximumShareOfMany : SeriesEnd.maximumShare
    let fits =
      (texts.map(\.width).max() ?? 0) + SeriesEnd.gap <= size.width * share
      && height <= size.height * (isMany ? 0.8 : 0.6)
    return fits ? names : nil
  }

  private var hasLines: Bool { marks.runs.contains(where: \.kind.isLine) }

  /// The names of lines or layers; `nil` without any, or if bars, sectors or rules use the colors.
  ///
  /// The names of points alone are not among them: a legend shows those.
  private var seriesNames: [String]? {
    guard let colors = scales.foregroundStyle else { return nil }
    var types: Set<MarkType> = []
    var codes: Set<Double> = []
    let isStack = isStackOfLayers
    for run in marks.runs {
      guard run.run[.facetColumn] == nil, run.run[.facetRow] == nil else { return nil }
      guard let column = run.run[.foregroundStyle] else { continue }
      guard column.kind == .category else { return nil }
      types.insert(run.kind)
      if run.kind.isLine || run.kind.isLayer && isStack { codes.formUnion(column.values) }
    }
    // Points on lines have the names of the lines.
    guard types.contains(where: \.isConnected),
      types.allSatisfy({ $0.isConnected || [.symbol, .none].contains($0.sample) })
    else { return nil }
    if !types.contains(where: \.isLine), !isStack { return nil }
    let named = Set(codes.filter { !$0.isNaN }.map { marks.list.names[Int($0)] })
    let names = colors.domain.compactMap { datum -> String? in
      if case .category(let name) = datum, named.contains(name) { return name }
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
}

extension GuidePlan {
  /// The space that names at the ends of lines need beside the plot.
  var endNamesSpace: LabelSpace {
    guard let endNames else { return LabelSpace() }
    let width = endNames.map { style.labelText($0).size.width }.max() ?? 0
    let space = min(width + SeriesEnd.gap + 0.5, size.width * 0.4)
    return style.isRightToLeft ? LabelSpace(left: space) : LabelSpace(right: space)
  }
}
