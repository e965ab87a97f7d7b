import EaselBlocks

/// The plot of a chart as a block, to which a closure applies block modifiers.
///
/// ```swift
/// let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Load", 12)) }
///   .chartPlotStyle { plot in plot.background(.quaternary).border(.gray) }
/// ```
///
/// Background, border, clip, frame and aspect ratio apply to the plot, without its axes.
public struct ChartPlotContent: Block {
  let content: AnyBlock

  /// The block that draws the plot.
  public var body: some Block { content }

  /// Returns a style closure without its concrete types.
  static func style<Style: Block>(
    _ content: @escaping (ChartPlotContent) -> Style
  ) -> (AnyBlock) -> AnyBlock {
    { AnyBlock(content(ChartPlotContent(content: $0))) }
  }
}
