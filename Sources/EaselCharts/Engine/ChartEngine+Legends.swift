import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Sets the legends beside the plot; returns what is left of the frame.
  func layOutLegends(in frame: CGRect, _ layout: inout ChartLayout) -> CGRect {
    let placement = legendPlacement
    guard placement.side != .overlay else { return frame }
    return layOutLegends(placement, in: frame, &layout)
  }

  /// Sets the legends that lie on the plot, once its rectangle is known.
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

  /// What legends explain; nothing where names stand beside the marks.
  func legendContents(in frame: CGRect) -> [LegendContent] {
    if let ownLegend { return ownLegend }
    let isForced = configuration.legend.visibility == .visible
    let contents = LegendPlanner(style, configuration, scales, lookData, marks).contents()
    guard !isForced, namesLinesAtEnds || namesSectors(in: frame) else { return contents }
    // Names replace what tells series apart, not the legend of sizes or of a ramp.
    return contents.filter(\.needsTitle)
  }
}
