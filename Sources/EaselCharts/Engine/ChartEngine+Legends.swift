import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Lays out the legends beside the plot, and returns the rest of the frame.
  func layOutLegends(in frame: CGRect, _ layout: inout ChartLayout) -> CGRect {
    let placement = legendPlacement
    guard placement.side != .overlay else { return frame }
    return layOutLegends(placement, in: frame, &layout)
  }

  /// Lays out the legends in front of the plot, after its rectangle is known.
  func layOutLegendsOverPlot(_ layout: inout ChartLayout) {
    let placement = legendPlacement
    guard placement.side == .overlay else { return }
    let inset = min(placement.spacing, layout.plot.width / 8, layout.plot.height / 8)
    let frame = layout.plot.insetBy(dx: inset, dy: inset)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    _ = layOutLegends(placement, in: frame, &layout)
  }

  var legendPlacement: LegendPlacement {
    LegendPlacement(configuration.legend, style, isPolar: isPolar)
  }

  private func layOutLegends(
    _ placement: LegendPlacement, in frame: CGRect, _ layout: inout ChartLayout
  ) -> CGRect {
    guard configuration.legend.visibility != .hidden else { return frame }
    let limits = placement.limits(in: frame, chartHeight: layout.size.height)
    if let block = configuration.legend.block {
      let fragment = blocks.place(
        block, ProposedSize(width: max(limits.width, 0), height: nil))
      let (box, rest) = placement.place(fragment.size, in: frame)
      layout.blocks.append(PlacedBlock(fragment, at: box.origin))
      return rest
    }
    let contents = legendContents(in: frame)
    guard !contents.isEmpty else { return frame }
    let group = LegendGroup(contents, in: limits, style, blocks, isList: placement.isList)
    layout.diagnostics += group.diagnostics
    guard group.size.height > 0 else { return frame }
    let (box, rest) = placement.place(group.size, in: frame)
    layout.legends += group.layouts(in: box)
    return rest
  }

  /// Returns the contents of the legends.
  ///
  /// If names are beside the lines or sectors, only legends of sizes and of color ramps remain.
  func legendContents(in frame: CGRect) -> [LegendContent] {
    if let ownLegend { return ownLegend }
    let isForced = configuration.legend.visibility == .visible
    let contents = LegendPlanner(style, configuration, scales, lookData, marks).contents()
    guard !isForced, namesLinesAtEnds || namesSectors(in: frame) else { return contents }
    // Names replace the legend of series. They do not replace legends of sizes or of color ramps.
    return contents.filter(\.needsTitle)
  }
}
